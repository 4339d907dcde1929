import type { ProductUnavailability } from '../availability/product-at-visit';
import { filterStartTimes, isClosed, isPast, listStartTimes } from '../availability/slots';
import { type CapacityRequirement, getCounterKey } from '../inventory/capacity-requirement';
import type { VenueStock } from '../inventory/stock';
import type { DinRoomCode } from '../shared/codes';
import { getDayType, type HolidayCalendar } from '../shared/holidays';
import type { Visit } from '../shared/seoul-time';
import type { CellIssue } from './issues';

const createConflict = (code: CellIssue['code'], column: string = '', values: CellIssue['values'] = {}): CellIssue => ({
  code,
  column,
  values,
});

interface FormerVisit {
  readonly visit: Visit;
  /** Null for seats at tables. */
  readonly dinRoomCode: DinRoomCode | null;
  readonly stock: VenueStock;
  readonly holidays: HolidayCalendar;
  readonly now: Date;
}

/** Finds why the restaurant does not seat guests at this visit, whatever they order. Returns null if it does. */
export function findVisitConflict({ visit, dinRoomCode, stock, holidays, now }: FormerVisit): CellIssue | null {
  const { date, time } = visit;
  if (isPast(date, time, now)) return createConflict('past', 'day');
  const dayType = getDayType(date, holidays);
  if (dayType === 'unknown') return createConflict('holidays_unknown', 'day', { year: date.slice(0, 4) });
  if (isClosed(stock, date, time)) return createConflict('closed', 'day');
  const kind = dinRoomCode === null ? 'table' : 'room';
  const starts = filterStartTimes(listStartTimes(stock, date, dayType), kind);
  if (!starts.some((start) => start.time === time))
    return createConflict('time_unknown', 'time', { times: starts.map((start) => start.time).join(', ') });
  if (dinRoomCode === null) return null;
  const isOffered = starts.some(
    (start) => start.time === time && start.units.some((unit) => unit.dinRoomCode === dinRoomCode && unit.open),
  );
  return isOffered ? null : createConflict('room_unknown', 'room');
}

const productConflicts: Readonly<Partial<Record<ProductUnavailability, CellIssue['code']>>> = {
  past: 'past',
  calendar_unknown: 'holidays_unknown',
  no_such_time: 'time_unknown',
  person_limit: 'limit_reached',
  day_sale_sold_out: 'limit_reached',
  sold_out: 'full',
  no_room: 'room_taken',
};

/** Returns the conflict of a product that is unavailable for a visit that the restaurant offers. */
export const toProductConflict = (error: ProductUnavailability, left: number | null): CellIssue =>
  createConflict(productConflicts[error] ?? 'not_offered', '', { reason: error, left: left ?? 0 });

/** Units that the database and earlier lines of the file have used of each counter, by `getCounterKey`. */
export type UsedByCounter = ReadonlyMap<string, number>;

/** Finds the first counter without enough units for a reservation. Returns null if the reservation fits. */
export function findCounterConflict(
  requirements: readonly CapacityRequirement[],
  used: UsedByCounter,
): CellIssue | null {
  for (const requirement of requirements) {
    const { capacity, amount, counter } = requirement;
    if (capacity === null) continue;
    const left = Math.max(0, capacity - (used.get(getCounterKey(requirement)) ?? 0));
    if (amount <= left) continue;
    if (counter !== 'seat') return createConflict('limit_reached', '', { left });
    if (requirement.unit !== 'TABLE') return createConflict('room_taken', 'room');
    return amount > capacity
      ? createConflict('more_than_seats', 'adults', { people: amount, seats: capacity })
      : createConflict('full', '', { people: amount, left, time: requirement.startTime });
  }
  return null;
}
