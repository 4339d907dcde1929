import { createHash, randomBytes } from 'node:crypto';
import type { Account } from './accounts';

/** What somebody agreed to, until its code has been changed. */
export interface Grant {
  readonly account: Account;
  readonly redirectUri: string;
  readonly state: string | undefined;
  readonly nonce: string | undefined;
  /** PKCE: what the code's verifier must hash to. */
  readonly codeChallenge: string | undefined;
}

/** Why a code is worth nothing. */
export type CodeError = 'unknown' | 'expired' | 'used';

interface Entry {
  readonly grant: Grant;
  readonly expiresAt: number;
  used: boolean;
}

const random = (): string => randomBytes(24).toString('base64url');

/** Codes that are good once and for a while, and the tokens they were changed for. */
export class Grants {
  readonly #clock: () => Date;
  readonly #lifeMs: number;
  readonly #codes = new Map<string, Entry>();
  readonly #tokens = new Map<string, Account>();

  constructor(clock: () => Date, lifeMs: number) {
    this.#clock = clock;
    this.#lifeMs = lifeMs;
  }

  /** A code for a grant; a test may want one that has run out, or that somebody was quicker with. */
  issue(grant: Grant, worth: 'good' | 'expired' | 'used' = 'good'): string {
    const code = random();
    const expiresAt = this.#clock().getTime() + (worth === 'expired' ? -1 : this.#lifeMs);
    this.#codes.set(code, { grant, expiresAt, used: worth === 'used' });
    return code;
  }

  /** Whose code it is, without using it up. */
  peek(code: string | undefined): Account | undefined {
    return this.#codes.get(code ?? '')?.grant.account;
  }

  /** What a code stands for, once. */
  take(code: string | undefined): Grant | CodeError {
    const entry = this.#codes.get(code ?? '');
    if (entry === undefined) return 'unknown';
    if (entry.used) return 'used';
    if (entry.expiresAt < this.#clock().getTime()) return 'expired';
    entry.used = true;
    return entry.grant;
  }

  token(account: Account): string {
    const token = random();
    this.#tokens.set(token, account);
    return token;
  }

  /** Whose token an Authorization header bears. */
  bearer(header: string | undefined): Account | undefined {
    return this.#tokens.get(/^Bearer (\S+)$/i.exec(header ?? '')?.[1] ?? '');
  }
}

/** Does the verifier hash to the challenge (RFC 7636, S256)? Where there was no challenge, there is nothing to prove. */
export const isVerified = (challenge: string | undefined, verifier: string | undefined): boolean =>
  challenge === undefined ||
  createHash('sha256')
    .update(verifier ?? '')
    .digest('base64url') === challenge;
