import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import { getSecret, insertAppSecret, insertPersonSecret } from '../stores/app/settings';

/** The keys of one purpose: the first one signs, every one of them is accepted. */
export type KeySet = readonly [string, ...string[]];

/** What the house signs and recognises with: a key of its own a purpose, so that one is worth nothing for another. */
export interface Keyring {
  /** Cookies of sessions. */
  readonly sessions: KeySet;
  /** Secret links of reservations (decision 2). */
  readonly links: KeySet;
  /** Marks of browsers in which a member has signed in before. */
  readonly browsers: KeySet;
  /** By which a booking with nothing to pay is known again. */
  readonly requests: KeySet;
  /** One-time codes, which are too short to be hashed without a key. */
  readonly codes: KeySet;
  /** Names whom and what a throttle counts, for as long as its window. */
  readonly limits: string;
  /** Names addresses beside what was taken from them without being paid, for a day at the most. */
  readonly addresses: string;
  /** Names guests in the counters of what one person has taken (decision 13b): never rotated, or they would count anew. */
  readonly persons: string;
}

const keyFor = (secret: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('base64url');

/** Links, cookies and marks that were signed with a secret itself, and not with a key derived from it, stay good as well. */
const keySet = (purpose: string, current: string, previous: string | undefined): KeySet => [
  keyFor(current, purpose),
  current,
  ...(previous === undefined ? [] : [keyFor(previous, purpose), previous]),
];

/** Hashes a random secret for storage. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Returns the HMAC-SHA256 of a text. */
export const hmac = (key: string, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Whether a seal is the expected one, told in the same time however much of it is right. */
export function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const newSecret = (): string => randomBytes(32).toString('hex');

interface Secrets {
  readonly appSecret: string | undefined;
  /** The previous key; its signatures stay valid. */
  readonly appSecretPrevious: string | undefined;
}

/** Derives the keys from the product's secret and the one before it; processes that start together get the same. */
export async function openKeyring(pool: Pool, secrets: Secrets): Promise<Keyring> {
  const { appSecret: given, appSecretPrevious: previous } = secrets;
  // Without a configured secret, the first start creates one and stores it in the database.
  if (given === undefined) await insertAppSecret(pool, newSecret());
  const current = given ?? (await getSecret(pool, 'app_secret'));
  // Created once and never rotated, even if the application secret is.
  await insertPersonSecret(pool, previous ?? current, newSecret());
  return {
    sessions: keySet('session cookie', current, previous),
    links: keySet('reservation link', current, previous),
    browsers: keySet('known browser', current, previous),
    requests: keySet('request', current, previous),
    codes: [keyFor(current, 'one-time code'), ...(previous === undefined ? [] : [keyFor(previous, 'one-time code')])],
    limits: keyFor(current, 'throttle'),
    addresses: keyFor(current, 'address'),
    persons: await getSecret(pool, 'person_secret'),
  };
}
