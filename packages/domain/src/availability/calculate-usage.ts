import type { UsageRow, VenueStock } from '../inventory/stock';
import { getStockDay, type HolidayCalendar } from '../shared/holidays';
import type { SeoulDate } from '../shared/seoul-time';
import { filterStartTimes, listStartTimes } from './slots';
import { countTableSeats } from './table';
import { calculateDayUsage, type Occupancy } from './turn-time';

/** A venue's stock, the days that are asked about, and what is occupied on them. */
export interface OccupiedDays {
  readonly stock: VenueStock;
  readonly days: readonly SeoulDate[];
  /** Counters by day; a day without any bookings may be absent. */
  readonly occupancyByDay: ReadonlyMap<SeoulDate, readonly Occupancy[]>;
  readonly holidays: HolidayCalendar;
}

/**
 * Calculates which seats and rooms cannot be had, by start time, turn times spread out over the venue's own start times (decision 14).
 * A day without bookings has rows, too: a later start time that offers fewer seats limits every stay that passes it.
 */
export function calculateUsage({ stock, days, occupancyByDay, holidays }: OccupiedDays): UsageRow[] {
  return days.flatMap((date) => {
    const occupancy = occupancyByDay.get(date) ?? [];
    // Without a turn time each start time stands for itself: nothing is missing where nothing is occupied.
    if (occupancy.length === 0 && stock.tableTurnMinutes === null) return [];
    const day = getStockDay(date, holidays);
    // Nothing is offered on a day of unknown kind; what is occupied there still shows.
    const starts = day === 'unknown' ? [] : listStartTimes(stock, date, day);
    return calculateDayUsage({
      date,
      tableStarts: filterStartTimes(starts, 'table').map(({ time, units }) => ({ time, seats: countTableSeats(units) })),
      roomStarts: filterStartTimes(starts, 'room').map(({ time }) => time),
      occupancy,
      tableTurnMinutes: stock.tableTurnMinutes,
      roomTurnMinutes: stock.roomTurnMinutes,
    });
  });
}

const unoccupied: OccupiedDays['occupancyByDay'] = new Map();

/** Calculates the same for a venue without bookings: what its own start times take from one another. */
export const calculateUnbookedUsage = (input: Omit<OccupiedDays, 'occupancyByDay'>): UsageRow[] =>
  calculateUsage({ ...input, occupancyByDay: unoccupied });
