import { normalizeDigits } from '../shared/typed-text';

/** Codes that prove a phone or a mailbox: how long they are and live, in seconds, and how often one may be wrong. */
export const oneTimeCode = { digits: 6, liveSeconds: 300, againSeconds: 30, mostTries: 5 } as const;

/** Returns a code that was typed in any width, with spaces or hyphens, as digits; '' where it is none. */
export function parseOneTimeCode(text: string): string {
  const plain = normalizeDigits(text);
  return plain.length === oneTimeCode.digits && /^\d+$/.test(plain) ? plain : '';
}
