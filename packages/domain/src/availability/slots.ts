import { type DayStock, findDayStock } from '../inventory/day-stock';
import type { Meal, StockUnit, VenueStock } from '../inventory/stock';
import type { ReservationType } from '../products/product';
import { type DayType, getDayType, type HolidayCalendar, type UnknownDay } from '../shared/holidays';
import { getVisitStart, getWeekday } from '../shared/seoul-calendar';
import type { SeoulDate, SeoulTime } from '../shared/seoul-time';
import { findMeal, listServedMeals } from './meal-windows';
import { pickupTime } from './pickup';
import { listFreeRooms, type OfferedRoom } from './room';
import { canTablesHold, countFreeTableSeats } from './table';
import { findUsage, type UsageByTime } from './usage';

/** A start time of a day, for one party. */
export interface Slot {
  readonly time: SeoulTime;
  /** Null for a pickup. */
  readonly meal: Meal | null;
  readonly state: 'open' | 'full' | 'past';
  /** Seats left at tables. */
  readonly seatsLeft: number;
  /** Free rooms that fit the party, smallest first. */
  readonly rooms: readonly OfferedRoom[];
}

/** A venue, a day and a party. */
export interface DaySearch {
  readonly stock: VenueStock;
  readonly usage: UsageByTime;
  readonly holidays: HolidayCalendar;
  readonly date: SeoulDate;
  readonly type: Exclude<ReservationType, 'pickup'>;
  /** Adults and kids. */
  readonly partySize: number;
  readonly now: Date;
}

/** A start time with all seats and rooms that it offers, before bookings are subtracted. */
export interface StartTime {
  readonly time: SeoulTime;
  readonly meal: Meal;
  readonly units: readonly StockUnit[];
}

/** Returns true if the venue has closed this day or, if `time` is given, this start time. */
export const isClosed = ({ closings }: VenueStock, date: SeoulDate, time?: SeoulTime): boolean =>
  closings.some((closing) => closing.date === date && (closing.time === null || closing.time === time));

/** Caches start times by stock and rule, because the same days are requested often. */
const startTimesCache = new WeakMap<VenueStock, Map<string, readonly StartTime[]>>();

const createCacheKey = (dayStock: DayStock, date: SeoulDate, dayType: DayType): string => {
  if (dayStock.type === 'plan') return date;
  return `${dayStock.type === 'season' ? dayStock.season.from : 'weekly'} ${dayType} ${getWeekday(date)}`;
};

/**
 * Lists the start times of a day, open or closed, earliest first: those of its plan, or those of its season or weekly
 * rule whose meal is served (Spec §2.8, decisions 8 to 10). Closed ones are included for counting usage, because a stay
 * may include them.
 */
export function listStartTimes(stock: VenueStock, date: SeoulDate, dayType: DayType): readonly StartTime[] {
  const startTimesByKey = startTimesCache.get(stock) ?? new Map<string, readonly StartTime[]>();
  startTimesCache.set(stock, startTimesByKey);
  const dayStock = findDayStock(stock, date, dayType);
  const key = createCacheKey(dayStock, date, dayType);
  const starts = startTimesByKey.get(key) ?? calculateStartTimes(stock, dayStock, date, dayType);
  startTimesByKey.set(key, starts);
  return starts;
}

function calculateStartTimes(
  stock: VenueStock,
  { type, rows }: DayStock,
  date: SeoulDate,
  dayType: DayType,
): readonly StartTime[] {
  const servedMeals = listServedMeals(stock.meals, date, dayType);
  const unitsByTime = new Map<SeoulTime, StockUnit[]>();
  for (const { startTime, units } of rows)
    unitsByTime.set(startTime, [...(unitsByTime.get(startTime) ?? []), ...units]);
  return [...unitsByTime]
    .flatMap(([time, units]) => {
      const meal = findMeal(time);
      return meal !== null && (type === 'plan' || servedMeals.has(meal)) ? [{ time, meal, units }] : [];
    })
    .sort((a, b) => (a.time < b.time ? -1 : 1));
}

/** Lists the start times of a day that the venue has not closed. */
export const listOpenStartTimes = (stock: VenueStock, date: SeoulDate, dayType: DayType): readonly StartTime[] =>
  listStartTimes(stock, date, dayType).filter(({ time }) => !isClosed(stock, date, time));

/** Returns the start times that have units of this kind, free or not. */
export const filterStartTimes = (starts: readonly StartTime[], kind: StockUnit['kind']): readonly StartTime[] =>
  starts.filter(({ units }) => units.some((unit) => unit.kind === kind));

/** Returns true if the visit has started (Spec §5). */
export const isPast = (date: SeoulDate, time: SeoulTime, now: Date): boolean => getVisitStart({ date, time }) <= now;

/**
 * Lists a day's slots at tables or in rooms, each open, full or past. `dayType` is `unknown` if the year has no holiday
 * data.
 */
export function listSlots(search: DaySearch): {
  readonly dayType: DayType | UnknownDay;
  readonly slots: readonly Slot[];
} {
  const { date, type, partySize, now } = search;
  const dayType = getDayType(date, search.holidays);
  if (dayType === 'unknown') return { dayType, slots: [] };
  const starts = filterStartTimes(listOpenStartTimes(search.stock, date, dayType), type);
  const slots = starts.map(({ time, meal, units }): Slot => {
    const usageAtTime = findUsage(search.usage, { date, time });
    const seatsLeft = countFreeTableSeats(units, usageAtTime);
    const rooms = listFreeRooms(units, usageAtTime, partySize);
    const isFree = type === 'table' ? canTablesHold(seatsLeft, partySize) : rooms.length > 0;
    return { time, meal, state: isPast(date, time, now) ? 'past' : isFree ? 'open' : 'full', seatsLeft, rooms };
  });
  return { dayType, slots };
}

/**
 * Returns the one slot of a pickup day (Spec §2.8). It is open if at least one pickup product is available on that day,
 * and past once the day has begun.
 */
export function getPickupSlot(date: SeoulDate, availableProductCount: number, now: Date): Slot {
  const hasDayBegun = isPast(date, '00:00', now);
  return {
    time: pickupTime,
    meal: null,
    state: hasDayBegun ? 'past' : availableProductCount > 0 ? 'open' : 'full',
    seatsLeft: 0,
    rooms: [],
  };
}
