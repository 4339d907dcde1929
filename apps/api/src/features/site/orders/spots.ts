import type { ProductAvailability } from '@dining/domain/availability/product-at-visit';
import { canRoomHold, listFreeRooms } from '@dining/domain/availability/room';
import { isClosed, listOpenStartTimes } from '@dining/domain/availability/slots';
import { countFreeTableSeats, countTableSeats } from '@dining/domain/availability/table';
import { findUsage } from '@dining/domain/availability/usage';
import { calculateMaxUnits } from '@dining/domain/inventory/choice-limits';
import { calculateUnitsLeft } from '@dining/domain/inventory/daily-quota';
import { getSaleUnit } from '@dining/domain/inventory/units';
import { countPeople, type Party } from '@dining/domain/products/party';
import type { ReservationType } from '@dining/domain/products/product';
import { getDayType } from '@dining/domain/shared/holidays';
import type { Visit } from '@dining/domain/shared/seoul-time';
import type { OrderContext } from '../../../booking/checkout/order-context';
import type { CountedUnit } from '../../../booking/checkout/refusals';

export type SpotContext = Pick<OrderContext, 'product' | 'stock' | 'usage' | 'sold' | 'holidays'>;

/** Seats, rooms that hold the party, or units of the day; null is unlimited. */
export interface Spots {
  readonly total: number | null;
  readonly open: number | null;
}

const noSpots: Spots = { total: 0, open: 0 };

export function countSpots({ product, stock, usage, sold, holidays }: SpotContext, visit: Visit, party: Party): Spots {
  if (product.reservationType === 'pickup') {
    if (isClosed(stock, visit.date)) return noSpots;
    return { total: product.daySaleLimit, open: calculateUnitsLeft(product.daySaleLimit, sold.onDay) };
  }
  const dayType = getDayType(visit.date, holidays);
  const start =
    dayType === 'unknown'
      ? undefined
      : listOpenStartTimes(stock, visit.date, dayType).find(({ time }) => time === visit.time);
  if (start === undefined) return noSpots;
  const usageAtVisit = findUsage(usage, visit);
  if (product.reservationType === 'table')
    return { total: countTableSeats(start.units), open: countFreeTableSeats(start.units, usageAtVisit) };
  const people = countPeople(party);
  return {
    total: start.units.filter((unit) => canRoomHold(unit, people)).length,
    open: listFreeRooms(start.units, usageAtVisit, people).length,
  };
}

export interface Remaining {
  readonly count: number | null;
  readonly unit: CountedUnit;
}

const spotUnits = { table: 'seat', room: 'room', pickup: 'item' } as const satisfies Record<
  ReservationType,
  CountedUnit
>;

/**
 * Returns what can still be ordered: the free rooms of a room product, otherwise the free seats or pieces or the limits
 * of day and person, whichever is lower. If this party cannot order, returns the remaining count that the refusal names
 * (4 seats for a party of 6), or 0.
 */
export function getRemaining(
  { product, sold }: SpotContext,
  spots: Spots,
  availability: ProductAvailability,
): Remaining {
  const unit = spotUnits[product.reservationType];
  if (!availability.ok) {
    const isLimitReached = availability.error === 'person_limit' || availability.error === 'day_sale_sold_out';
    return { count: availability.remaining ?? 0, unit: isLimitReached ? getSaleUnit(product) : unit };
  }
  if (product.reservationType === 'room') return { count: spots.open, unit };
  const maxUnits = calculateMaxUnits(product, sold);
  return maxUnits !== null && (spots.open === null || maxUnits < spots.open)
    ? { count: maxUnits, unit: getSaleUnit(product) }
    : { count: spots.open, unit };
}
