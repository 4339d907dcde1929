import { fail } from '@dining/contract/failure';
import type { CapacityRequirement } from '@dining/domain/inventory/capacity-requirement';
import { findExceededCap, type UnpaidCaps, type UnpaidShare } from '@dining/domain/inventory/unpaid-caps';
import { tableUnit } from '../../stores/inventory/usage';
import type { UnpaidCapInputs } from '../../stores/orders/order-preconditions';
import { createHoldRefusal, type HoldError } from '../capacity/retry-hold';

const noUnpaidAmounts = { visitor: 0, address: 0 };

function listShares(
  requirement: CapacityRequirement,
  { atStarts, used, units, rooms }: Pick<UnpaidCapInputs, 'atStarts' | 'used' | 'units' | 'rooms'>,
): UnpaidShare[] {
  const requestedAmount = requirement.amount;
  if (requirement.counter === 'day') {
    if (requirement.capacity === null) return [];
    const { visitor, address, used: soldCount } = units;
    return [
      {
        kind: 'units',
        capacity: requirement.capacity,
        available: requirement.capacity - soldCount,
        requested: requestedAmount,
        minUnits: requirement.minAmount,
        visitor,
        address,
      },
    ];
  }
  if (requirement.counter !== 'seat') return [];
  const { startTime, unit, capacity } = requirement;
  const { visitor, address } = atStarts.find((start) => start.startTime === startTime) ?? noUnpaidAmounts;
  const usedAmount = used.find((start) => start.startTime === startTime && start.unit === unit)?.used ?? 0;
  const capacityKind =
    unit === tableUnit ? ({ kind: 'seats', capacity } as const) : ({ kind: 'rooms', capacity: rooms } as const);
  return [
    { ...capacityKind, available: capacity - usedAmount, requested: requestedAmount, minUnits: 0, visitor, address },
  ];
}

export function findCapError(
  requirements: readonly CapacityRequirement[],
  inputs: UnpaidCapInputs,
  purpose: 'hold' | 'booking',
  config: { readonly unpaidCaps: UnpaidCaps; readonly holdSeconds: number },
): HoldError | undefined {
  const shares = requirements.flatMap((requirement) => listShares(requirement, inputs));
  const phone = inputs.venuePhone;
  switch (findExceededCap({ ...inputs, shares }, purpose, config.unpaidCaps)) {
    case null:
      return undefined;
    case 'sold_out':
      return { ok: false, type: 'full', fullCounter: 'seat', requirements };
    case 'day_sold_out':
      return { ok: false, type: 'full', fullCounter: 'day', requirements };
    case 'visitor_holds':
      return createHoldRefusal(fail('too_many_holds', { retryAfter: config.holdSeconds }));
    case 'person_bookings':
      return createHoldRefusal(fail('too_many_bookings', { phone }));
    case 'visitor_share':
      return createHoldRefusal(fail('start_time_share', { phone }));
    case 'visitor_day_share':
      return createHoldRefusal(fail('day_share', { phone }));
    case 'address_holds':
    case 'address_bookings':
    case 'address_share':
      return createHoldRefusal(fail('address_share', { phone, retryAfter: config.holdSeconds }));
  }
}
