import { normalizeDigits } from '../shared/typed-text';

/**
 * Length of codes that verify a phone or e-mail address, their validity and resend interval in seconds, and the number
 * of wrong attempts allowed.
 */
export const oneTimeCode = { digits: 6, liveSeconds: 300, againSeconds: 30, maxAttempts: 5 } as const;

/** Parses a typed code in any width, with spaces or hyphens. Returns '' if it is invalid. */
export function parseOneTimeCode(text: string): string {
  const plain = normalizeDigits(text);
  return plain.length === oneTimeCode.digits && /^\d+$/.test(plain) ? plain : '';
}
