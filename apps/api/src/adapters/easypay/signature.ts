import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Returns KICC's msgAuthValue: HMAC-SHA256 over the parts joined with `|`, keyed with the merchant secret, in
 * lower-case hex.
 */
export const sign = (secret: string, ...parts: readonly (string | number)[]): string =>
  createHmac('sha256', secret).update(parts.join('|'), 'utf8').digest('hex');

/** Returns true if the signature is that of the parts, in either letter case. Compares in constant time. */
export const isSignatureValid = (
  signature: string,
  secret: string,
  ...parts: readonly (string | number)[]
): boolean => {
  const expectedBytes = Buffer.from(sign(secret, ...parts), 'utf8');
  const receivedBytes = Buffer.from(signature.toLowerCase(), 'utf8');
  return receivedBytes.length === expectedBytes.length && timingSafeEqual(receivedBytes, expectedBytes);
};
