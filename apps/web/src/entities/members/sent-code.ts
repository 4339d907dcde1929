import type { CallResult } from '../../lib/call';
import { getTextField, toObject } from '../../lib/tab-storage';

type SentCodeResult = CallResult<'POST /api/join/askPhoneCode'>;

/**
 * A one-time code that was sent to a recipient, without the code itself. `expiresAtMs` and `resendFromMs`, the earliest
 * time for another code, are in milliseconds of the site's clock.
 */
export interface SentCode {
  /** E-mail address or phone number. */
  readonly recipient: string;
  readonly channel: SentCodeResult['sentBy'];
  readonly expiresAtMs: number;
  readonly resendFromMs: number;
}

export const createSentCode = (
  recipient: string,
  { sentBy, liveSeconds, againSeconds }: SentCodeResult,
  nowMs: number,
): SentCode => ({
  recipient,
  channel: sentBy,
  expiresAtMs: nowMs + liveSeconds * 1000,
  resendFromMs: nowMs + againSeconds * 1000,
});

/** Parses what is stored about a sent code. Returns null if it is invalid or the code has expired. */
export function parseSentCode(value: unknown, nowMs: number): SentCode | null {
  const { expiresAtMs, resendFromMs } = toObject(value);
  const recipient = getTextField(value, 'recipient');
  if (recipient === '' || typeof expiresAtMs !== 'number' || typeof resendFromMs !== 'number' || expiresAtMs <= nowMs)
    return null;
  return { recipient, channel: getTextField(value, 'channel') === 'sms' ? 'sms' : 'mail', expiresAtMs, resendFromMs };
}
