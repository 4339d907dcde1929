import { useEffect, useRef, useState } from 'react';
import { markInquiryTyping } from '../../entities/inquiries/inquiries';
import { attempt } from '../../lib/attempt';

/** The server drops a typing report after one minute, so it is renewed before. */
const renewalMs = 20_000;

/**
 * Reports to the server, at most every 20 seconds, that this staff member is typing an answer. Returns the name of
 * another staff member who is typing. Failed requests are ignored, because the server refuses an answer to an old
 * version.
 */
export function useTypingIndicator(qnaSeq: number) {
  const [writer, setWriter] = useState<string>();
  const lastReportAt = useRef(0);
  useEffect(
    () => () => {
      if (lastReportAt.current > 0) void attempt(() => markInquiryTyping(qnaSeq, false));
    },
    [qnaSeq],
  );
  const reportTyping = () => {
    const now = Date.now();
    if (now - lastReportAt.current < renewalMs) return;
    lastReportAt.current = now;
    void attempt(() => markInquiryTyping(qnaSeq, true)).then((outcome) => {
      if (outcome.ok) setWriter(outcome.value?.name);
    });
  };
  const stop = () => {
    lastReportAt.current = 0;
  };
  return { writer, reportTyping, stop };
}
