import { createHmac } from 'node:crypto';

interface SignatureInput {
  readonly key: string;
  readonly secret: string;
  readonly date: Date;
  /** Random and unique: 12 to 64 letters. */
  readonly salt: string;
}

/**
 * Creates SOLAPI's header: HMAC-SHA256 over date and salt, keyed with the secret, in hex (facts on integrations §5.2).
 */
export function createAuthorization({ key, secret, date, salt }: SignatureInput): string {
  const timestamp = date.toISOString();
  const signature = createHmac('sha256', secret)
    .update(timestamp + salt)
    .digest('hex');
  return `HMAC-SHA256 apiKey=${key}, date=${timestamp}, salt=${salt}, signature=${signature}`;
}
