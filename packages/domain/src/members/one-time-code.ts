import { normalizeDigits } from '../shared/typed-text';

/**
 * Length of codes that verify a phone or mailbox, their validity and resend interval in seconds, and the number of
 * wrong attempts allowed.
 */
export const oneTimeCode = { digits: 6, liveSeconds: 300, againSeconds: 30, maxAttempts: 5 } as const;

/** Parses a code typed in any width, with spaces or hyphens; returns '' if it is invalid. */
export function parseOneTimeCode(text: string): string {
  const plain = normalizeDigits(text);
  return plain.length === oneTimeCode.digits && /^\d+$/.test(plain) ? plain : '';
}
