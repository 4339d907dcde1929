import type { UsageRow, VenueStock } from '../inventory/stock';
import { getDayType, type HolidayCalendar } from '../shared/holidays';
import type { SeoulDate } from '../shared/seoul-time';
import { filterStartTimes, listStartTimes } from './slots';
import { countTableSeats } from './table';
import { calculateDayUsage, type Occupancy } from './turn-time';

/** Input of {@link calculateUsage}: a venue's stock and its occupancy on the requested days. */
export interface UsageInput {
  readonly stock: VenueStock;
  readonly days: readonly SeoulDate[];
  /** Occupancy by day; days without bookings may be missing. */
  readonly occupancyByDay: ReadonlyMap<SeoulDate, readonly Occupancy[]>;
  readonly holidays: HolidayCalendar;
}

/**
 * Calculates the seats and rooms that are unavailable per start time, with turn times applied to the venue's own start
 * times (decision 14). Days without bookings can have rows too: with a turn time, a later start time that offers fewer
 * seats limits every stay that includes it.
 */
export function calculateUsage({ stock, days, occupancyByDay, holidays }: UsageInput): UsageRow[] {
  return days.flatMap((date) => {
    const occupancy = occupancyByDay.get(date) ?? [];
    // Without a turn time, start times do not affect each other: no occupancy means full availability.
    if (occupancy.length === 0 && stock.tableTurnMinutes === null) return [];
    const dayType = getDayType(date, holidays);
    // On a day of unknown kind no start time is offered, but existing occupancy is still returned.
    const starts = dayType === 'unknown' ? [] : listStartTimes(stock, date, dayType);
    return calculateDayUsage({
      date,
      tableStarts: filterStartTimes(starts, 'table').map(({ time, units }) => ({
        time,
        seats: countTableSeats(units),
      })),
      roomStarts: filterStartTimes(starts, 'room').map(({ time }) => time),
      occupancy,
      tableTurnMinutes: stock.tableTurnMinutes,
      roomTurnMinutes: stock.roomTurnMinutes,
    });
  });
}

const noOccupancy: UsageInput['occupancyByDay'] = new Map();

/** Calculates usage without bookings: only the limits that turn times cause between a venue's start times. */
export const calculateUsageWithoutBookings = (input: Omit<UsageInput, 'occupancyByDay'>): UsageRow[] =>
  calculateUsage({ ...input, occupancyByDay: noOccupancy });
