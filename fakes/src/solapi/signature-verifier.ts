import { createHmac, timingSafeEqual } from 'node:crypto';

export const demoSolapi = { key: 'demo-solapi-key', secret: 'demo-solapi-secret', sender: '0200000000' } as const;

const headerPattern =
  /^HMAC-SHA256 apiKey=([^,\s]+), ?date=([^,\s]+), ?salt=([^,\s]{12,64}), ?signature=([0-9a-f]{64})$/i;
const maxDifferenceMs = 15 * 60_000;

export class SignatureVerifier {
  readonly #clock: () => Date;
  readonly #salts = new Set<string>();

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /** Returns the service's error code, or undefined if the call is authorised. Accepts each salt only once. */
  findError(header: string | undefined): string | undefined {
    const [, key, date = '', salt = '', signature = ''] = headerPattern.exec(header ?? '') ?? [];
    if (key === undefined) return 'InvalidAPIKey';
    const differenceMs = Math.abs(Date.parse(date) - this.#clock().getTime());
    if (!(differenceMs <= maxDifferenceMs)) return 'RequestTimeTooSkewed';
    const expectedSignature = createHmac('sha256', demoSolapi.secret)
      .update(date + salt)
      .digest();
    if (key !== demoSolapi.key || !timingSafeEqual(expectedSignature, Buffer.from(signature, 'hex')))
      return 'SignatureDoesNotMatch';
    if (this.#salts.has(salt)) return 'DuplicatedSignature';
    this.#salts.add(salt);
    return undefined;
  }
}
