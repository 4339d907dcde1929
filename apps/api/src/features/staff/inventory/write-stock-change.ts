import { listStartTimes } from '@dining/domain/availability/slots';
import type { EditableStock, StockChange } from '@dining/domain/availability/stock-change';
import type { TimeRow } from '@dining/domain/inventory/stock';
import { getDayType, type HolidayCalendar } from '@dining/domain/shared/holidays';
import { listDays } from '@dining/domain/shared/seoul-calendar';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { type ClosingChange, recordClosing } from '../../../booking/capacity/record-closing';
import type { AuditState } from '../../../db/schema/system';
import {
  replaceDayPlans,
  replaceSeasons,
  replaceWeeklyStock,
  updateTurnTimes,
} from '../../../stores/inventory/stock-writes';

type Closing = Extract<StockChange, { type: 'closing' }>;

/** Lists the days of a closing that have its start time; all days if it closes whole days. */
export function listDaysToClose(
  stock: EditableStock,
  { from, to, time }: Closing,
  holidays: HolidayCalendar,
): readonly SeoulDate[] {
  const days = listDays(from, to);
  if (time === null) return days;
  return days.filter((date) => {
    const dayType = getDayType(date, holidays);
    return dayType !== 'unknown' && listStartTimes(stock, date, dayType).some((start) => start.time === time);
  });
}

interface ChangeContext {
  readonly before: EditableStock;
  readonly holidays: HolidayCalendar;
  readonly venue: ClosingChange['venue'];
  readonly actor: ClosingChange['actor'];
}

/** Writes a change of stock, in the caller's transaction. */
export async function writeStockChange(
  client: PoolClient,
  change: StockChange,
  { before, holidays, venue, actor }: ChangeContext,
): Promise<void> {
  switch (change.type) {
    case 'weekly':
      return replaceWeeklyStock(client, venue.dinCode, change.rows, change.meals);
    case 'seasons':
      return replaceSeasons(client, venue.dinCode, change.seasons);
    case 'plan':
      return replaceDayPlans(client, venue, [...new Set(change.dates)], change.rows);
    case 'reset':
      return replaceDayPlans(client, venue, change.dates, []);
    case 'turnTimes':
      return updateTurnTimes(client, venue.dinCode, change);
    case 'closing': {
      const isDayClosed = (date: SeoulDate) =>
        before.closings.some((closing) => closing.date === date && closing.time === null);
      for (const day of listDaysToClose(before, change, holidays)) {
        if (!isDayClosed(day))
          await recordClosing(client, { venue, day, time: change.time, reason: change.reason, actor });
      }
    }
  }
}

const formatRows = (rows: readonly (TimeRow & { readonly day?: string })[]): string =>
  rows
    .map(({ day, startTime, units }) => {
      const unitTexts = units.map(
        ({ dinRoomCode, minSeats, seats, open }) =>
          `${dinRoomCode ?? 'tables'} ${minSeats}-${seats}${open ? '' : ' closed'}`,
      );
      return [day, startTime, unitTexts.join(', ')].filter((text) => text !== undefined).join(' ');
    })
    .join('; ');

const formatDaysOfMeals = ({ meals }: EditableStock): string =>
  meals
    .map(({ meal, open, weekdayFlags, onWeekdays, onHolidays }) => {
      const flags = weekdayFlags.map((flag) => (open && onWeekdays && flag ? '1' : '0')).join('');
      return `${meal} ${flags} ${open && onHolidays ? 1 : 0}`;
    })
    .join('; ');

/** Describes the part of the stock that a change edits, for the audit. Closings have their own entries. */
export function describeStock(stock: EditableStock, change: StockChange): AuditState {
  switch (change.type) {
    case 'weekly':
      return { rows: formatRows(stock.rows), meals: formatDaysOfMeals(stock) };
    case 'seasons':
      return {
        seasons: stock.seasons
          .map(({ name, from, to, rows }) => `${name} ${from} to ${to}: ${formatRows(rows)}`)
          .join(' | '),
      };
    case 'plan':
    case 'reset':
      return Object.fromEntries(
        change.dates.map((date) => {
          const plan = stock.dayPlans.find((dayPlan) => dayPlan.date === date);
          return [date, plan === undefined ? 'weekly rule' : formatRows(plan.rows)];
        }),
      );
    case 'turnTimes':
      return { tableTurnMinutes: stock.tableTurnMinutes, roomTurnMinutes: stock.roomTurnMinutes };
    case 'closing':
      return {};
  }
}
