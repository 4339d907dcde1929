import { createHmac } from 'node:crypto';

/**
 * Returns the HMAC-SHA256 of the parts joined with `|`, in lower-case hex. It does not share the server's code, so that
 * each implementation tests the other.
 */
export const sign = (secret: string, parts: readonly (string | number)[]): string =>
  createHmac('sha256', secret).update(parts.join('|')).digest('hex');
