import { createHmac } from 'node:crypto';

/** HMAC-SHA256 over the parts joined with `|`, lower-case hex; written apart from the shop's own, so that each checks the other. */
export const sign = (secret: string, parts: readonly (string | number)[]): string =>
  createHmac('sha256', secret).update(parts.join('|')).digest('hex');
