import type { Pool } from 'pg';
import { hashOf } from '../../../http/session';
import { giveBack, type Throttled, throttle } from '../../../stores/app/throttle';

/** Wrong attempts that are let through: by one name from one place, and from one address for all names. Seconds. */
const perPlace = [
  { name: 'minute', most: 10, seconds: 60 },
  { name: 'hour', most: 100, seconds: 3_600 },
] as const;
const perAddress = { most: 100, seconds: 60 } as const;

/** An attempt to sign in that has been counted and may go on. */
export interface Attempt {
  readonly ok: true;
  /** It succeeded: only wrong attempts count. */
  readonly succeeded: () => Promise<void>;
}

/**
 * Counts an attempt before the password is looked at, so that many at once cannot slip through. A name is never locked for
 * everyone: its owner gets in from his own address, and where he shares one with the stranger, from a browser he has used
 * before, whose attempts are counted apart. An attempt that one limit refuses is not counted by the next.
 */
export async function countAttempt(
  pool: Pool,
  from: { readonly username: string; readonly address: string; readonly knownBrowser: string | undefined },
): Promise<Attempt | Extract<Throttled, { ok: false }>> {
  const place = hashOf(`${from.username} ${from.knownBrowser ?? from.address}`);
  const limits = [
    ...perPlace.map(({ name, most, seconds }) => ({ key: `sign-in ${name} ${place}`, most, seconds })),
    ...(from.knownBrowser === undefined ? [{ key: `sign-in from ${hashOf(from.address)}`, ...perAddress }] : []),
  ];
  for (const { key, most, seconds } of limits) {
    const counted = await throttle(pool, key, most, seconds);
    if (!counted.ok) return counted;
  }
  return {
    ok: true,
    succeeded: () =>
      giveBack(
        pool,
        limits.map(({ key }) => key),
      ),
  };
}
