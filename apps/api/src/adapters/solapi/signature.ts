import { createHmac } from 'node:crypto';

interface SignatureInput {
  readonly key: string;
  readonly secret: string;
  readonly date: Date;
  /** Random and unique: 12 to 64 characters. */
  readonly salt: string;
}

/** Signs date and salt with HMAC-SHA256 (facts on integrations §5.2). Returns the value of `Authorization`. */
export function createAuthorizationHeader({ key, secret, date, salt }: SignatureInput): string {
  const timestamp = date.toISOString();
  const signature = createHmac('sha256', secret)
    .update(timestamp + salt)
    .digest('hex');
  return `HMAC-SHA256 apiKey=${key}, date=${timestamp}, salt=${salt}, signature=${signature}`;
}
