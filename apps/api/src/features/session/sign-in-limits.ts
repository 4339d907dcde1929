import type { Pool } from 'pg';
import { hashOf } from '../../http/session';
import { giveBack, type Throttled, throttle } from '../../stores/throttle';

/** Wrong passwords for one name from one address, and wrong ones of one address for all names, in five minutes. */
const windowSeconds = 300;
const perAccountAndAddress = 10;
const perAddress = 100;

/** An attempt to sign in that has been counted and may go on. */
export interface Attempt {
  /** It succeeded: only wrong attempts count. */
  readonly succeeded: () => Promise<void>;
}

/**
 * Counts an attempt before the password is looked at, so that many at once cannot slip through. A name is never locked for
 * everyone: its rightful owner gets in from where he is, however many strangers try elsewhere.
 */
export async function countAttempt(
  pool: Pool,
  username: string,
  address: string,
): Promise<Attempt | Extract<Throttled, { ok: false }>> {
  const keys = [`sign-in:${hashOf(`${username} ${address}`)}`, `sign-in-from:${hashOf(address)}`] as const;
  const [ofAccount, ofAddress] = [
    await throttle(pool, keys[0], perAccountAndAddress, windowSeconds),
    await throttle(pool, keys[1], perAddress, windowSeconds),
  ];
  if (!ofAccount.ok) return ofAccount;
  if (!ofAddress.ok) return ofAddress;
  return { succeeded: () => giveBack(pool, keys) };
}
