import type { MealRow, StockRow, StockUnit, TimeRow } from '../inventory/stock';
import type { ContentDifference } from './document-contents';
import type { ContentByForm, FormKind } from './form-contents';
import { getLimitKey } from './limit-table';
import { listDifferences } from './list-differences';
import { getPriceKey } from './price-table';

/** Formats a unit, so that it is one field: `1-40`, or `closed 1-40`. */
const formatUnit = ({ minSeats, seats, open }: StockUnit): string => `${open ? '' : 'closed '}${minSeats}-${seats}`;

const toUnitsByTime = (rows: readonly TimeRow[]) =>
  Object.fromEntries(
    rows.map(({ startTime, units }) => [
      startTime,
      Object.fromEntries(units.map((unit) => [unit.dinRoomCode ?? 'tables', formatUnit(unit)])),
    ]),
  );

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;

/** Returns the days on which a meal is served; `weekend` with public holidays. */
const toServedDays = ({ open, weekdayFlags, onWeekdays, onHolidays }: MealRow) => ({
  ...Object.fromEntries(weekdays.map((day, index) => [day, open && onWeekdays && weekdayFlags[index] === true])),
  weekend: open && onHolidays,
});

const toUnitsByDay = (rows: readonly StockRow[]) => ({
  weekdays: toUnitsByTime(rows.filter(({ day }) => day === 'weekdays')),
  weekend: toUnitsByTime(rows.filter(({ day }) => day === 'weekend')),
});

type Comparable = Readonly<Record<string, unknown>>;

/** Contents whose rows have no order, by what identifies each row. */
const comparables: { readonly [Kind in FormKind]?: (content: ContentByForm[Kind]) => Comparable } = {
  prices: ({ rows }) => Object.fromEntries(rows.map((row) => [getPriceKey(row), row.price])),
  // An object, because a limit of null, which is none, differs from a missing row.
  limits: ({ rows }) => Object.fromEntries(rows.map((row) => [getLimitKey(row), { limit: row.limit }])),
  weekly: ({ rows, meals }) => ({
    ...toUnitsByDay(rows),
    meals: Object.fromEntries(meals.map((row) => [row.meal, toServedDays(row)])),
  }),
  seasons: ({ seasons }) =>
    Object.fromEntries(seasons.map(({ name, from, to, rows }) => [`${from} ${to}`, { name, ...toUnitsByDay(rows) }])),
  dayPlans: ({ dayPlans }) => Object.fromEntries(dayPlans.map(({ date, rows }) => [date, toUnitsByTime(rows)])),
};

function toComparable<Kind extends FormKind>(kind: Kind, content: ContentByForm[Kind]): object {
  const convert: ((content: ContentByForm[Kind]) => Comparable) | undefined = comparables[kind];
  return convert === undefined ? content : convert(content);
}

/**
 * Lists the fields in which two contents of a form differ. Prices and limits have the path that `getPriceKey` and
 * `getLimitKey` return; units of stock have one such as `weekend.18:00.tables`, `2026-12-24.18:00.D301R1`, or
 * `2026-12-20 2027-01-05.weekdays.12:00.tables` in a season, and the days of a meal one such as `meals.L.mon`.
 */
export const listFormDifferences = <Kind extends FormKind>(
  kind: Kind,
  before: ContentByForm[Kind],
  after: ContentByForm[Kind],
): ContentDifference[] => listDifferences(toComparable(kind, before), toComparable(kind, after));
