import { normalizeDigits } from '../shared/typed-text';

/**
 * Codes that verify a phone number or e-mail address: their length, how long they are valid (`liveSeconds`), how soon
 * another can be requested (`againSeconds`), and the number of wrong attempts allowed.
 */
export const oneTimeCode = { digits: 6, liveSeconds: 300, againSeconds: 30, maxAttempts: 5 } as const;

/** Parses a typed code in full- or half-width digits, with spaces or hyphens. Returns '' if it is invalid. */
export function parseOneTimeCode(text: string): string {
  const plainText = normalizeDigits(text);
  return plainText.length === oneTimeCode.digits && /^\d+$/.test(plainText) ? plainText : '';
}
