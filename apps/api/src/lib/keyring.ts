import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import { getSecret, insertAppSecret, insertPersonSecret } from '../stores/app/settings';

/** The keys of one purpose: the first signs or encrypts, and values by any of them are accepted. */
export type KeySet = readonly [string, ...string[]];

export interface Keyring {
  readonly sessions: KeySet;
  readonly links: KeySet;
  readonly browsers: KeySet;
  readonly requests: KeySet;
  readonly codes: KeySet;
  readonly invitations: KeySet;
  readonly payLinks: KeySet;
  /** Signs the keys of previews of drafts. */
  readonly previews: KeySet;
  /** Encrypts the secrets of second factors (`encrypt`). */
  readonly secondFactors: KeySet;
  /** Hashes the keys of rate limits. */
  readonly limits: string;
  /** Hashes the IP addresses of holds. */
  readonly ipAddresses: string;
  /**
   * Hashes guests' phone numbers in purchase counters (decision 13b). Never rotated, because a new key would reset the
   * counts.
   */
  readonly persons: string;
}

const deriveKey = (secret: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('base64url');

/** Includes the secrets themselves, so that values which older releases signed with them stay valid. */
const createCompatibleKeySet = (purpose: string, current: string, previous: string | undefined): KeySet => [
  deriveKey(current, purpose),
  current,
  ...(previous === undefined ? [] : [deriveKey(previous, purpose), previous]),
];

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export const hmac = (key: string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

export function equalsInConstantTime(actual: string, expected: string): boolean {
  const [left, right] = [Buffer.from(actual), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const createDerivedKeySet = (purpose: string, current: string, previous: string | undefined): KeySet => [
  deriveKey(current, purpose),
  ...(previous === undefined ? [] : [deriveKey(previous, purpose)]),
];

const createSecret = (): string => randomBytes(32).toString('hex');

interface Secrets {
  readonly appSecret: string | undefined;
  readonly appSecretPrevious: string | undefined;
}

export async function loadKeyring(pool: Pool, secrets: Secrets): Promise<Keyring> {
  const { appSecret: configured, appSecretPrevious: previous } = secrets;
  if (configured === undefined) await insertAppSecret(pool, createSecret());
  const current = configured ?? (await getSecret(pool, 'app_secret'));
  // Created once and never rotated, even if the application secret is.
  await insertPersonSecret(pool, previous ?? current, createSecret());
  return {
    sessions: createCompatibleKeySet('session cookie', current, previous),
    links: createCompatibleKeySet('reservation link', current, previous),
    browsers: createCompatibleKeySet('known browser', current, previous),
    requests: createCompatibleKeySet('request', current, previous),
    codes: createDerivedKeySet('one-time code', current, previous),
    invitations: createDerivedKeySet('staff invitation', current, previous),
    payLinks: createDerivedKeySet('pay link', current, previous),
    previews: createDerivedKeySet('draft preview', current, previous),
    secondFactors: createDerivedKeySet('staff second factor', current, previous),
    limits: deriveKey(current, 'throttle'),
    ipAddresses: deriveKey(current, 'address'),
    persons: await getSecret(pool, 'person_secret'),
  };
}
