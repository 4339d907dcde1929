import { fail } from '@dining/contract/failure';
import type { CapacityRequirement } from '@dining/domain/inventory/capacity-requirement';
import { findExceededCap, type UnpaidCaps, type UnpaidShare } from '@dining/domain/inventory/unpaid-caps';
import { tableUnit } from '../../stores/inventory/usage';
import type { UnpaidCounts } from '../../stores/orders/order-standing';
import { type HoldError, refuseHold } from '../capacity/retry';

const nothing = { visitor: 0, address: 0 };

function listShares(
  need: CapacityRequirement,
  { atStarts, used, units, rooms }: Pick<UnpaidCounts, 'atStarts' | 'used' | 'units' | 'rooms'>,
): UnpaidShare[] {
  const requested = need.amount;
  if (need.counter === 'day') {
    if (need.capacity === null) return [];
    const { visitor, address, used: sold } = units;
    return [
      {
        kind: 'units',
        capacity: need.capacity,
        available: need.capacity - sold,
        requested,
        minUnits: need.leastAmount,
        visitor,
        address,
      },
    ];
  }
  if (need.counter !== 'seat') return [];
  const { startTime, unit, capacity } = need;
  const { visitor, address } = atStarts.find((one) => one.startTime === startTime) ?? nothing;
  const taken = used.find((one) => one.startTime === startTime && one.unit === unit)?.used ?? 0;
  const there =
    unit === tableUnit ? ({ kind: 'seats', capacity } as const) : ({ kind: 'rooms', capacity: rooms } as const);
  return [{ ...there, available: capacity - taken, requested, minUnits: 0, visitor, address }];
}

export function findCapError(
  needs: readonly CapacityRequirement[],
  counts: UnpaidCounts,
  wanted: 'hold' | 'booking',
  config: { readonly unpaidCaps: UnpaidCaps; readonly holdSeconds: number },
): HoldError | undefined {
  const shares = needs.flatMap((need) => listShares(need, counts));
  const phone = counts.venuePhone;
  switch (findExceededCap({ ...counts, shares }, wanted, config.unpaidCaps)) {
    case null:
      return undefined;
    case 'sold_out':
      return { ok: false, type: 'full', full: 'seat', needs };
    case 'day_sold_out':
      return { ok: false, type: 'full', full: 'day', needs };
    case 'visitor_holds':
      return refuseHold(fail('too_many_holds', { retryAfter: config.holdSeconds }));
    case 'person_bookings':
      return refuseHold(fail('too_many_bookings', { phone }));
    case 'visitor_share':
      return refuseHold(fail('start_time_share', { phone }));
    case 'visitor_day_share':
      return refuseHold(fail('day_share', { phone }));
    case 'address_holds':
    case 'address_bookings':
    case 'address_share':
      return refuseHold(fail('address_share', { phone, retryAfter: config.holdSeconds }));
  }
}
