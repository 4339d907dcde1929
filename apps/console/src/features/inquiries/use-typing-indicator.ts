import { useEffect, useRef, useState } from 'react';
import { markInquiryTyping } from '../../entities/inquiries/inquiries';
import { attempt } from '../../lib/attempt';

/** The server forgets after a minute. */
const renewalMs = 20_000;

/**
 * Tells others that the reader is writing an answer, at most every 20 seconds, until the form is left. Returns who else
 * writes. A call that fails changes nothing: the answer itself is guarded by its version.
 */
export function useTypingIndicator(qnaSeq: number) {
  const [writer, setWriter] = useState<string>();
  const lastAt = useRef(0);
  useEffect(
    () => () => {
      if (lastAt.current > 0) void attempt(() => markInquiryTyping(qnaSeq, false));
    },
    [qnaSeq],
  );
  const reportTyping = () => {
    const now = Date.now();
    if (now - lastAt.current < renewalMs) return;
    lastAt.current = now;
    void attempt(() => markInquiryTyping(qnaSeq, true)).then((outcome) => {
      if (outcome.ok) setWriter(outcome.value?.name);
    });
  };
  const stop = () => {
    lastAt.current = 0;
  };
  return { writer, write: reportTyping, stop };
}
