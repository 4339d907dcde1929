import { createHash, randomBytes } from 'node:crypto';
import type { Account } from './accounts';

/** The chosen account and the parameters of the authorization request, for which a code is issued. */
export interface AuthorizationGrant {
  readonly account: Account;
  readonly redirectUri: string;
  readonly state: string | undefined;
  readonly nonce: string | undefined;
  readonly codeChallenge: string | undefined;
}

export type CodeError = 'unknown' | 'expired' | 'used';

interface IssuedCode {
  readonly grant: AuthorizationGrant;
  readonly expiresAtMs: number;
  isUsed: boolean;
}

const createRandomToken = (): string => randomBytes(24).toString('base64url');

/** Authorization codes, valid once for a limited time, and access tokens. */
export class AuthorizationCodeStore {
  readonly #clock: () => Date;
  readonly #lifetimeMs: number;
  readonly #codes = new Map<string, IssuedCode>();
  readonly #tokens = new Map<string, Account>();

  constructor(clock: () => Date, lifetimeMs: number) {
    this.#clock = clock;
    this.#lifetimeMs = lifetimeMs;
  }

  /** Issues a code for a grant. Fault rules ask for an expired or used code. */
  issue(grant: AuthorizationGrant, codeState: 'valid' | 'expired' | 'used' = 'valid'): string {
    const code = createRandomToken();
    const expiresAtMs = this.#clock().getTime() + (codeState === 'expired' ? -1 : this.#lifetimeMs);
    this.#codes.set(code, { grant, expiresAtMs, isUsed: codeState === 'used' });
    return code;
  }

  findAccountByCode(code: string | undefined): Account | undefined {
    return this.#codes.get(code ?? '')?.grant.account;
  }

  redeemCode(code: string | undefined): AuthorizationGrant | CodeError {
    const entry = this.#codes.get(code ?? '');
    if (entry === undefined) return 'unknown';
    if (entry.isUsed) return 'used';
    if (entry.expiresAtMs < this.#clock().getTime()) return 'expired';
    entry.isUsed = true;
    return entry.grant;
  }

  createToken(account: Account): string {
    const token = createRandomToken();
    this.#tokens.set(token, account);
    return token;
  }

  /** Returns the account of the access token in an Authorization header. */
  findAccountByBearer(header: string | undefined): Account | undefined {
    return this.#tokens.get(/^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? '');
  }
}

/** Returns true if the verifier matches the challenge (RFC 7636, S256) or there is no challenge. */
export const matchesCodeChallenge = (challenge: string | undefined, verifier: string | undefined): boolean =>
  challenge === undefined ||
  createHash('sha256')
    .update(verifier ?? '')
    .digest('base64url') === challenge;
