import { useEffect, useRef, useState } from 'react';
import { reportInquiryTyping } from '../../entities/inquiries/inquiries';
import { attempt } from '../../lib/attempt';

/** The server drops a typing report after one minute, so it is renewed before. */
const renewalMs = 20_000;

/**
 * Returns the name of another staff member who is typing an answer; `reportTyping`, which reports to the server, at
 * most every 20 seconds, that this staff member is typing; and `forgetReports`, to be called when the answer is sent.
 * Failed requests are ignored, because the server refuses an answer to an old version.
 */
export function useTypingIndicator(qnaSeq: number) {
  const [writer, setWriter] = useState<string>();
  const lastReportAt = useRef(0);
  useEffect(
    () => () => {
      if (lastReportAt.current > 0) void attempt(() => reportInquiryTyping(qnaSeq, false));
    },
    [qnaSeq],
  );
  const reportTyping = () => {
    const now = Date.now();
    if (now - lastReportAt.current < renewalMs) return;
    lastReportAt.current = now;
    void attempt(() => reportInquiryTyping(qnaSeq, true)).then((outcome) => {
      if (outcome.ok) setWriter(outcome.value?.name);
    });
  };
  const forgetReports = () => {
    lastReportAt.current = 0;
  };
  return { writer, reportTyping, forgetReports };
}
