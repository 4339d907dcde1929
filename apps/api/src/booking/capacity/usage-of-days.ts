import { startsOfDay, startsOfKind } from '@dining/domain/availability/slots';
import { tableSeatsOf } from '@dining/domain/availability/table';
import { type Occupancy, usageOfDay } from '@dining/domain/availability/turn-time';
import type { UsageRow, VenueStock } from '@dining/domain/inventory/stock';
import { type HolidayCalendar, stockDayOf } from '@dining/domain/shared/holidays';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';

/** What is taken at each start time touched, turn times spread out over the venue's own start times (decision 14). */
export function usageOfDays(
  stock: VenueStock,
  occupancyByDay: ReadonlyMap<SeoulDate, readonly Occupancy[]>,
  holidays: HolidayCalendar,
): UsageRow[] {
  return [...occupancyByDay].flatMap(([date, occupancy]) => {
    const day = stockDayOf(date, holidays);
    // Nothing is offered on a day of unknown kind; what is occupied there still shows.
    const starts = day === 'unknown' ? [] : startsOfDay(stock, date, day);
    return usageOfDay({
      date,
      tableStarts: startsOfKind(starts, 'table').map(({ time, units }) => ({ time, seats: tableSeatsOf(units) })),
      roomStarts: startsOfKind(starts, 'room').map(({ time }) => time),
      occupancy,
      tableTurnMinutes: stock.tableTurnMinutes,
      roomTurnMinutes: stock.roomTurnMinutes,
    });
  });
}
