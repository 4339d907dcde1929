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
const createCompatibleKeySet = (purpose: string, currentSecret: string, previousSecret: string | undefined): KeySet => [
  deriveKey(currentSecret, purpose),
  currentSecret,
  ...(previousSecret === undefined ? [] : [deriveKey(previousSecret, purpose), previousSecret]),
];

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export const hmac = (key: string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

export function equalsInConstantTime(actual: string, expected: string): boolean {
  const [actualBytes, expectedBytes] = [Buffer.from(actual), Buffer.from(expected)];
  return actualBytes.length === expectedBytes.length && timingSafeEqual(actualBytes, expectedBytes);
}

const createDerivedKeySet = (purpose: string, currentSecret: string, previousSecret: string | undefined): KeySet => [
  deriveKey(currentSecret, purpose),
  ...(previousSecret === undefined ? [] : [deriveKey(previousSecret, purpose)]),
];

const createSecret = (): string => randomBytes(32).toString('hex');

interface Secrets {
  readonly appSecret: string | undefined;
  readonly appSecretPrevious: string | undefined;
}

export async function loadKeyring(pool: Pool, secrets: Secrets): Promise<Keyring> {
  const { appSecret: configuredSecret, appSecretPrevious: previousSecret } = secrets;
  if (configuredSecret === undefined) await insertAppSecret(pool, createSecret());
  const currentSecret = configuredSecret ?? (await getSecret(pool, 'app_secret'));
  // Created once and never rotated, even if the application secret is.
  await insertPersonSecret(pool, previousSecret ?? currentSecret, createSecret());
  return {
    sessions: createCompatibleKeySet('session cookie', currentSecret, previousSecret),
    links: createCompatibleKeySet('reservation link', currentSecret, previousSecret),
    browsers: createCompatibleKeySet('known browser', currentSecret, previousSecret),
    requests: createCompatibleKeySet('request', currentSecret, previousSecret),
    codes: createDerivedKeySet('one-time code', currentSecret, previousSecret),
    invitations: createDerivedKeySet('staff invitation', currentSecret, previousSecret),
    payLinks: createDerivedKeySet('pay link', currentSecret, previousSecret),
    previews: createDerivedKeySet('draft preview', currentSecret, previousSecret),
    secondFactors: createDerivedKeySet('staff second factor', currentSecret, previousSecret),
    limits: deriveKey(currentSecret, 'throttle'),
    ipAddresses: deriveKey(currentSecret, 'address'),
    persons: await getSecret(pool, 'person_secret'),
  };
}
