import type { Meal, StockUnit, VenueStock } from '../inventory/stock';
import type { ReservationType } from '../products/product';
import { getStockDay, type HolidayCalendar, type StockDay, type UnknownDay } from '../shared/holidays';
import { getVisitStart, getWeekday } from '../shared/seoul-calendar';
import type { SeoulDate, SeoulTime } from '../shared/seoul-time';
import { findMeal, listServedMeals } from './meal-windows';
import { pickupTime } from './pickup';
import { listFreeRooms, type OfferedRoom } from './room';
import { canTablesHold, countFreeTableSeats } from './table';
import { findUsage, type UsageByTime } from './usage';

/** One start time of a day, for one party. */
export interface Slot {
  readonly time: SeoulTime;
  /** Null for a pickup, which belongs to no meal. */
  readonly meal: Meal | null;
  readonly state: 'open' | 'full' | 'past';
  /** Seats at tables that are left. */
  readonly seatsLeft: number;
  /** Rooms that are free and hold the party, smallest first. */
  readonly rooms: readonly OfferedRoom[];
}

/** A venue on a day, and who wants to come. */
export interface DaySearch {
  readonly stock: VenueStock;
  readonly usage: UsageByTime;
  readonly holidays: HolidayCalendar;
  readonly date: SeoulDate;
  readonly type: Exclude<ReservationType, 'pickup'>;
  /** Adults and kids. */
  readonly heads: number;
  readonly now: Date;
}

/** A start time as the venue's tables lay it out: what could be had if nothing were taken. */
export interface StartTime {
  readonly time: SeoulTime;
  readonly meal: Meal;
  readonly units: readonly StockUnit[];
}

/** Has the venue closed this day, or this start time of it? Without a time: the whole day. */
export const isClosed = ({ closings }: VenueStock, date: SeoulDate, time?: SeoulTime): boolean =>
  closings.some((closing) => closing.date === date && (closing.time === null || closing.time === time));

/** What a stock lays out by day of the week and kind of day: a venue is asked for the same days again and again. */
const startTimesCache = new WeakMap<VenueStock, Map<string, readonly StartTime[]>>();

/**
 * The start times that are laid out on a day, sold or closed: stock rows of its kind whose meal is served, earliest first (Spec §2.8,
 * decisions 8 to 10). What is taken is counted at all of them: a party stays through a time that is closed.
 */
export function listStartTimes(stock: VenueStock, date: SeoulDate, day: StockDay): readonly StartTime[] {
  const known = startTimesCache.get(stock) ?? new Map<string, readonly StartTime[]>();
  startTimesCache.set(stock, known);
  const key = `${day} ${getWeekday(date)}`;
  const starts = known.get(key) ?? calculateStartTimes(stock, date, day);
  known.set(key, starts);
  return starts;
}

function calculateStartTimes(stock: VenueStock, date: SeoulDate, day: StockDay): readonly StartTime[] {
  const served = listServedMeals(stock.meals, date, day);
  const units = new Map<SeoulTime, StockUnit[]>();
  for (const row of stock.rows) {
    if (row.day === day) units.set(row.startTime, [...(units.get(row.startTime) ?? []), ...row.units]);
  }
  return [...units]
    .flatMap(([time, offered]) => {
      const meal = findMeal(time);
      return meal !== null && served.has(meal) ? [{ time, meal, units: offered }] : [];
    })
    .sort((a, b) => (a.time < b.time ? -1 : 1));
}

/** Those of them at which somebody may come: none that the venue has closed. */
export const listOpenStartTimes = (stock: VenueStock, date: SeoulDate, day: StockDay): readonly StartTime[] =>
  listStartTimes(stock, date, day).filter(({ time }) => !isClosed(stock, date, time));

/** Start times at which tables, or rooms, are laid out, free or not. */
export const filterStartTimes = (starts: readonly StartTime[], kind: StockUnit['kind']): readonly StartTime[] =>
  starts.filter(({ units }) => units.some((unit) => unit.kind === kind));

/** Has the visit begun, or is it over (Spec §5: not in the past)? */
export const isPast = (date: SeoulDate, time: SeoulTime, now: Date): boolean => getVisitStart({ date, time }) <= now;

/** A day's start times of a kind, each open, full or past. `day` is `unknown` where the holidays of the year are not known. */
export function listSlots(search: DaySearch): { readonly day: StockDay | UnknownDay; readonly slots: readonly Slot[] } {
  const { date, type, heads, now } = search;
  const day = getStockDay(date, search.holidays);
  if (day === 'unknown') return { day, slots: [] };
  const starts = filterStartTimes(listOpenStartTimes(search.stock, date, day), type);
  const slots = starts.map(({ time, meal, units }): Slot => {
    const taken = findUsage(search.usage, { date, time });
    const seatsLeft = countFreeTableSeats(units, taken);
    const rooms = listFreeRooms(units, taken, heads);
    const fits = type === 'table' ? canTablesHold(seatsLeft, heads) : rooms.length > 0;
    return { time, meal, state: isPast(date, time, now) ? 'past' : fits ? 'open' : 'full', seatsLeft, rooms };
  });
  return { day, slots };
}

/** The one slot of a pickup day (Spec §2.8). Open while at least one pickup product can be had for that day. */
export function getPickupSlot(date: SeoulDate, productsLeft: number, now: Date): Slot {
  const past = isPast(date, '00:00', now);
  return { time: pickupTime, meal: null, state: past ? 'past' : productsLeft > 0 ? 'open' : 'full', seatsLeft: 0, rooms: [] };
}
