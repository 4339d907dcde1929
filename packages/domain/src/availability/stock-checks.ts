import type { StockRow, StockUnit, TimeRow } from '../inventory/stock';
import type { DinRoomCode } from '../shared/codes';
import { isValidDate, isValidTime, type SeoulDate } from '../shared/seoul-time';
import { findMeal } from './meal-windows';
import type { NamedSeason, StockChange } from './stock-change';

/** Highest number of seats of a start time. */
export const maxSeats = 2000;
/** Highest number of seasons of a venue, and of days that one plan is saved for. */
export const maxSeasons = 30;
export const maxPlanDates = 92;
/** Longest turn time in minutes. */
export const maxTurnMinutes = 1440;

export const stockErrorCodes = [
  'no_start_time',
  'bad_start_time',
  'duplicate_start_time',
  'no_unit',
  'duplicate_unit',
  'unknown_room',
  'seats_out_of_range',
  'min_out_of_range',
  'min_above_seats',
  'no_season_name',
  'bad_season_dates',
  'seasons_overlap',
  'too_many_seasons',
  'no_date',
  'bad_date',
  'past_date',
  'too_many_dates',
  'turn_out_of_range',
] as const;
export type StockErrorCode = (typeof stockErrorCodes)[number];

/** What is wrong with a change, and where. */
export interface StockError {
  readonly code: StockErrorCode;
  /** Position of the season in the list of seasons; null if the error is in no season. */
  readonly season: number | null;
  /** Position of the row in its list of rows; null if the error does not belong to a single row. */
  readonly row: number | null;
  /** The room; null for seats at tables, and if the error does not belong to a unit. */
  readonly dinRoomCode: DinRoomCode | null;
}

export interface StockCheckContext {
  /** The rooms of the venue. */
  readonly rooms: ReadonlySet<DinRoomCode>;
  readonly today: SeoulDate;
}

const createError = (code: StockErrorCode, position: Partial<Omit<StockError, 'code'>> = {}): StockError => ({
  code,
  season: null,
  row: null,
  dinRoomCode: null,
  ...position,
});

const isIntegerBetween = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

function listUnitErrors({ seats, minSeats, dinRoomCode }: StockUnit, rooms: ReadonlySet<DinRoomCode>): StockError[] {
  if (dinRoomCode !== null && !rooms.has(dinRoomCode)) return [createError('unknown_room', { dinRoomCode })];
  if (!isIntegerBetween(seats, 0, maxSeats)) return [createError('seats_out_of_range', { dinRoomCode })];
  if (!isIntegerBetween(minSeats, 1, maxSeats)) return [createError('min_out_of_range', { dinRoomCode })];
  // A start time that offers no seats may keep its minimum.
  return seats > 0 && minSeats > seats ? [createError('min_above_seats', { dinRoomCode })] : [];
}

function listTimeErrors(row: TimeRow, rooms: ReadonlySet<DinRoomCode>): StockError[] {
  const { startTime, units } = row;
  if (!isValidTime(startTime) || findMeal(startTime) === null) return [createError('bad_start_time')];
  if (units.length === 0) return [createError('no_unit')];
  const codes = units.map(({ dinRoomCode }) => dinRoomCode);
  if (new Set(codes).size < codes.length) return [createError('duplicate_unit')];
  return units.flatMap((unit) => listUnitErrors(unit, rooms));
}

/** Lists the errors of start times. `getKey` returns what must be unique. */
function listRowErrors<Row extends TimeRow>(
  rows: readonly Row[],
  getKey: (row: Row) => string,
  { rooms }: StockCheckContext,
): StockError[] {
  if (rows.length === 0) return [createError('no_start_time')];
  return rows.flatMap((row, index) => {
    const isDuplicate = rows.findIndex((other) => getKey(other) === getKey(row)) < index;
    const errors = isDuplicate ? [createError('duplicate_start_time')] : listTimeErrors(row, rooms);
    return errors.map((error) => ({ ...error, row: index }));
  });
}

const getWeeklyKey = ({ day, startTime }: StockRow): string => `${day} ${startTime}`;
const getPlanKey = ({ startTime }: TimeRow): string => startTime;

function listSeasonErrors(seasons: readonly NamedSeason[], context: StockCheckContext): StockError[] {
  if (seasons.length > maxSeasons) return [createError('too_many_seasons')];
  return seasons.flatMap(({ name, from, to, rows }, index) => {
    const errors: StockError[] = [];
    if (name.trim() === '') errors.push(createError('no_season_name'));
    if (!isValidDate(from) || !isValidDate(to) || to < from) errors.push(createError('bad_season_dates'));
    else if (seasons.slice(0, index).some((other) => other.from <= to && from <= other.to))
      errors.push(createError('seasons_overlap'));
    errors.push(...listRowErrors(rows, getWeeklyKey, context));
    return errors.map((error) => ({ ...error, season: index }));
  });
}

function listDateErrors(dates: readonly SeoulDate[], today: SeoulDate): StockError[] {
  if (dates.length === 0) return [createError('no_date')];
  if (dates.length > maxPlanDates) return [createError('too_many_dates')];
  if (!dates.every(isValidDate)) return [createError('bad_date')];
  return dates.some((date) => date < today) ? [createError('past_date')] : [];
}

const isTurnTime = (minutes: number | null): boolean =>
  minutes === null || isIntegerBetween(minutes, 1, maxTurnMinutes);

/** Lists everything that is wrong with a change of stock; empty if it can be saved. */
export function listStockErrors(change: StockChange, context: StockCheckContext): readonly StockError[] {
  switch (change.type) {
    case 'weekly':
      return listRowErrors(change.rows, getWeeklyKey, context);
    case 'seasons':
      return listSeasonErrors(change.seasons, context);
    case 'plan':
      return [...listDateErrors(change.dates, context.today), ...listRowErrors(change.rows, getPlanKey, context)];
    case 'reset':
      return listDateErrors(change.dates, context.today);
    case 'turnTimes':
      return [change.tableTurnMinutes, change.roomTurnMinutes].every(isTurnTime)
        ? []
        : [createError('turn_out_of_range')];
    case 'closing':
      return listDateErrors([change.from, change.to], context.today);
  }
}
