import type { Answer } from '../../lib/call';
import { asRecord, textIn } from '../../lib/session-store';

/** What a question for a code is answered with, whoever asks. */
type CodeSent = Answer<'POST /api/join/askPhoneCode'>;

/** A code that is on its way, and never the code itself: where it went, and its times in milliseconds. */
export interface SentCode {
  readonly to: string;
  readonly by: CodeSent['sentBy'];
  readonly liveUntil: number;
  readonly againFrom: number;
}

export const sentCode = (to: string, { sentBy, liveSeconds, againSeconds }: CodeSent, now: number): SentCode => ({
  to,
  by: sentBy,
  liveUntil: now + liveSeconds * 1000,
  againFrom: now + againSeconds * 1000,
});

/** A code that was asked for before a reload, looked at before it is believed; null where its time is over. */
export function sentCodeFrom(value: unknown, now: number): SentCode | null {
  const { liveUntil, againFrom } = asRecord(value);
  const to = textIn(value, 'to');
  if (to === '' || typeof liveUntil !== 'number' || typeof againFrom !== 'number' || liveUntil <= now) return null;
  return { to, by: textIn(value, 'by') === 'sms' ? 'sms' : 'mail', liveUntil, againFrom };
}
