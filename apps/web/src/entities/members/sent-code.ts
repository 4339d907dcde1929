import type { Answer } from '../../lib/call';
import { getTextField, toObject } from '../../lib/tab-storage';

type SentCodeAnswer = Answer<'POST /api/join/askPhoneCode'>;

/**
 * A one-time code that was sent `to` an e-mail address or phone number `by` mail or SMS, without the code itself.
 * `liveUntil` is its expiry and `againFrom` the earliest time for another code, both in milliseconds of the site's
 * clock.
 */
export interface SentCode {
  readonly to: string;
  readonly by: SentCodeAnswer['sentBy'];
  readonly liveUntil: number;
  readonly againFrom: number;
}

export const createSentCode = (
  recipient: string,
  { sentBy, liveSeconds, againSeconds }: SentCodeAnswer,
  nowMs: number,
): SentCode => ({
  to: recipient,
  by: sentBy,
  liveUntil: nowMs + liveSeconds * 1000,
  againFrom: nowMs + againSeconds * 1000,
});

/** Parses what is stored about a sent code. Returns null if it is invalid or the code has expired. */
export function parseSentCode(value: unknown, nowMs: number): SentCode | null {
  const { liveUntil, againFrom } = toObject(value);
  const to = getTextField(value, 'to');
  if (to === '' || typeof liveUntil !== 'number' || typeof againFrom !== 'number' || liveUntil <= nowMs) return null;
  return { to, by: getTextField(value, 'by') === 'sms' ? 'sms' : 'mail', liveUntil, againFrom };
}
