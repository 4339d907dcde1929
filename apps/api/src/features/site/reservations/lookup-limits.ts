import type { ResvCode } from '@dining/domain/shared/codes';
import type { Pool } from 'pg';
import { hashOf } from '../../../http/session';
import { giveBack, type Throttled, throttle } from '../../../stores/app/throttle';

/** A look-up that has been counted and may go on. */
export interface Lookup {
  readonly ok: true;
  /** It found something: only wrong ones count. */
  readonly succeeded: () => Promise<void>;
}

/**
 * Counts a look-up before anything is looked up. Wrong ones are limited from one address, for one number from one address,
 * and for one number from anywhere: an 8-digit phone number is not to be tried out by many machines either. The last limit is
 * wide, so that a stranger's few tries do not lock the guest out.
 */
export async function countLookup(
  pool: Pool,
  resvCode: ResvCode,
  address: string,
): Promise<Lookup | Extract<Throttled, { ok: false }>> {
  const limits = [
    { key: `lookup from ${hashOf(address)}`, most: 60, seconds: 60 },
    { key: `lookup of ${hashOf(`${resvCode} ${address}`)}`, most: 10, seconds: 600 },
    { key: `lookup number ${hashOf(resvCode)}`, most: 100, seconds: 3_600 },
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
