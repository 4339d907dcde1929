import { listStartTimes } from '@dining/domain/availability/slots';
import type { EditableStock } from '@dining/domain/availability/stock-change';
import { findStockConflicts, type StockConflict } from '@dining/domain/availability/stock-conflicts';
import type { DinCode } from '@dining/domain/shared/codes';
import { getDayType, type HolidayCalendar } from '@dining/domain/shared/holidays';
import { compareVisits } from '@dining/domain/shared/seoul-calendar';
import { addDays, getTodayInSeoul, type SeoulDate } from '@dining/domain/shared/seoul-time';
import type { Queryable } from '../../db/queryable';
import { listOccupancy } from '../../stores/inventory/usage';
import {
  type BookedReservation,
  listBookedReservations,
  listHeldParties,
} from '../../stores/reservations/booked-parties';

/** Number of days, from today, whose bookings are compared. Later days cannot be booked yet. */
const comparedDays = 400;

export interface StockComparisonResult {
  readonly conflicts: readonly StockConflict[];
  /** The reservations concerned, by visit; of the same visit the latest booked first. */
  readonly reservations: readonly BookedReservation[];
  /** Days with bookings whose start times or turn times change. */
  readonly daysWithNewTimes: readonly SeoulDate[];
}

interface ComparedStock {
  readonly dinCode: DinCode;
  readonly before: EditableStock;
  readonly after: EditableStock;
  readonly holidays: HolidayCalendar;
  readonly now: Date;
}

const formatTimes = (stock: EditableStock, date: SeoulDate, holidays: HolidayCalendar): string => {
  const dayType = getDayType(date, holidays);
  return dayType === 'unknown'
    ? ''
    : listStartTimes(stock, date, dayType)
        .map(({ time }) => time)
        .join();
};

/** Compares the stock of a venue before and after a change with its bookings. */
export async function compareStock(
  db: Queryable,
  { dinCode, before, after, holidays, now }: ComparedStock,
): Promise<StockComparisonResult> {
  const today = getTodayInSeoul(now);
  const lastDay = addDays(today, comparedDays);
  const occupancyByDay = await listOccupancy(db, dinCode, today, lastDay);
  const reservations = await listBookedReservations(db, dinCode, today, lastDay);
  const heldParties = await listHeldParties(db, dinCode, today, lastDay);
  const parties = [...reservations, ...heldParties];
  const conflicts = findStockConflicts({ before, after, holidays, occupancyByDay, parties, now });
  const concerned = new Set(conflicts.flatMap(({ resvCodes }) => resvCodes));
  return {
    conflicts,
    reservations: reservations
      .filter(({ resvCode }) => concerned.has(resvCode))
      .toSorted((a, b) => compareVisits(a.visit, b.visit)),
    daysWithNewTimes: [...occupancyByDay.keys()].filter(
      (date) =>
        before.tableTurnMinutes !== after.tableTurnMinutes ||
        before.roomTurnMinutes !== after.roomTurnMinutes ||
        formatTimes(before, date, holidays) !== formatTimes(after, date, holidays),
    ),
  };
}
