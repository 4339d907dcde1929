import { type Failure, fail } from '@dining/contract/failure';
import type { Need } from '@dining/domain/inventory/need';
import { capReached, type StartShare, type UnpaidCaps } from '@dining/domain/inventory/unpaid-caps';
import { tableUnit } from '../../stores/inventory/usage';
import type { UnpaidCounts } from '../../stores/orders/unpaid-standing';

/** What an order would take of each start time, beside what its visitor and his address have there unpaid. */
const startsOf = (needs: readonly Need[], { atStarts, rooms }: UnpaidCounts): readonly StartShare[] =>
  needs
    .filter((need) => need.counter === 'seat')
    .map(({ startTime, unit, capacity, amount }) => {
      const there = atStarts.find((one) => one.startTime === startTime);
      const isTable = unit === tableUnit;
      return {
        kind: isTable ? 'seats' : 'rooms',
        capacity: isTable ? capacity : rooms,
        asked: amount,
        visitor: there?.visitor ?? 0,
        address: there?.address ?? 0,
      };
    });

/**
 * Why an order that is not paid yet may not stand beside what its visitor and his address have unpaid already, with the phone of the
 * venue, which can take more; undefined where it may.
 */
export function capFailure(
  needs: readonly Need[],
  counts: UnpaidCounts,
  wanted: 'hold' | 'booking',
  config: { readonly unpaidCaps: UnpaidCaps; readonly holdSeconds: number },
): Failure | undefined {
  const reached = capReached({ ...counts, starts: startsOf(needs, counts) }, wanted, config.unpaidCaps);
  const phone = counts.venuePhone;
  switch (reached) {
    case null:
      return undefined;
    case 'visitor_holds':
      return fail('too_many_holds', { retryAfter: config.holdSeconds });
    case 'person_bookings':
      return fail('too_many_bookings', { phone });
    case 'visitor_share':
      return fail('start_time_share', { phone });
    case 'address_holds':
    case 'address_bookings':
    case 'address_share':
      return fail('address_share', { phone, retryAfter: config.holdSeconds });
  }
}
