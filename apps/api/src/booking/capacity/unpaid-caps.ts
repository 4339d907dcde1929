import { fail } from '@dining/contract/failure';
import type { Need } from '@dining/domain/inventory/need';
import { capReached, isAlwaysAllowed, type UnpaidCaps, type UnpaidShare } from '@dining/domain/inventory/unpaid-caps';
import { tableUnit } from '../../stores/inventory/usage';
import type { UnpaidCounts } from '../../stores/orders/unpaid-standing';
import { fullFailure } from '../orders/refusals';
import { type NotTaken, refused } from './rules';

const nothing = { visitor: 0, address: 0 };
const nothingCounted = { atStarts: [], used: [], units: { ...nothing, used: 0 }, rooms: 0 };

/** What an order would take of a start time or of a product's day, beside what its visitor and his address have there unpaid. */
function shareOf(
  need: Need,
  { atStarts, used, units, rooms }: Pick<UnpaidCounts, 'atStarts' | 'used' | 'units' | 'rooms'>,
): UnpaidShare[] {
  const asked = need.amount;
  if (need.counter === 'day') {
    if (need.capacity === null) return [];
    const { visitor, address, used: sold } = units;
    return [
      { kind: 'units', capacity: need.capacity, left: need.capacity - sold, asked, needed: need.leastAmount, visitor, address },
    ];
  }
  if (need.counter !== 'seat') return [];
  const { startTime, unit, capacity } = need;
  const { visitor, address } = atStarts.find((one) => one.startTime === startTime) ?? nothing;
  const taken = used.find((one) => one.startTime === startTime && one.unit === unit)?.used ?? 0;
  const there = unit === tableUnit ? ({ kind: 'seats', capacity } as const) : ({ kind: 'rooms', capacity: rooms } as const);
  return [{ ...there, left: capacity - taken, asked, needed: 0, visitor, address }];
}

/** Whether what is unpaid must be counted before an order may stand beside it. */
export const mayReachCap = (needs: readonly Need[], hasUnpaid: boolean): boolean =>
  hasUnpaid || !needs.flatMap((need) => shareOf(need, nothingCounted)).every(isAlwaysAllowed);

/**
 * Why an order that is not paid yet may not stand beside what its visitor and his address have unpaid already, with the phone of the
 * venue, which can take more; undefined where it may.
 */
export function overCap(
  needs: readonly Need[],
  counts: UnpaidCounts,
  wanted: 'hold' | 'booking',
  config: { readonly unpaidCaps: UnpaidCaps; readonly holdSeconds: number },
): NotTaken | undefined {
  const shares = needs.flatMap((need) => shareOf(need, counts));
  const phone = counts.venuePhone;
  switch (capReached({ ...counts, shares }, wanted, config.unpaidCaps)) {
    case null:
      return undefined;
    // Holds that have run out may stand in the way, as before a counter that is full.
    case 'sold_out':
      return { ok: false, failure: fullFailure('seat'), why: 'full' };
    case 'day_sold_out':
      return { ok: false, failure: fullFailure('day'), why: 'full' };
    case 'visitor_holds':
      return refused(fail('too_many_holds', { retryAfter: config.holdSeconds }));
    case 'person_bookings':
      return refused(fail('too_many_bookings', { phone }));
    case 'visitor_share':
      return refused(fail('start_time_share', { phone }));
    case 'visitor_day_share':
      return refused(fail('day_share', { phone }));
    case 'address_holds':
    case 'address_bookings':
    case 'address_share':
      return refused(fail('address_share', { phone, retryAfter: config.holdSeconds }));
  }
}
