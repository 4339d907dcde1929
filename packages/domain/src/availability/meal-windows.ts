import type { Meal, MealRow } from '../inventory/stock';
import type { SaleZone } from '../products/product';
import type { StockDay } from '../shared/holidays';
import { getHour, getMondayBasedWeekday } from '../shared/seoul-calendar';
import type { SeoulDate, SeoulTime } from '../shared/seoul-time';

/** Hours in which each meal can start, both included (decision 10). */
export const mealHours = { M: [6, 10], L: [11, 16], D: [17, 23] } as const satisfies Record<Meal, readonly [number, number]>;

/** The meal that a start time belongs to; null from midnight to 05:59, when none is served. */
export function findMeal(time: SeoulTime): Meal | null {
  const hour = getHour(time);
  if (hour < mealHours.M[0]) return null;
  return hour <= mealHours.M[1] ? 'M' : hour <= mealHours.L[1] ? 'L' : 'D';
}

/** The sale zone of a start time (Spec §9 Zone from hour): before 11 B, 11 to before 17 L, from 17 D. */
export function getSaleZone(time: SeoulTime): SaleZone {
  const hour = getHour(time);
  return hour < 11 ? 'B' : hour < 17 ? 'L' : 'D';
}

/** The meal in whose hours a sale zone lies. */
export const mealByZone = { B: 'M', L: 'L', D: 'D' } as const satisfies Record<SaleZone, Meal>;

/** Does a venue's meal row open this day (decision 9)? On weekdays the day's own flag must be set too. */
export function isMealServed(row: MealRow, date: SeoulDate, day: StockDay): boolean {
  if (!row.open) return false;
  return day === 'weekend' ? row.onHolidays : row.onWeekdays && (row.weekdayFlags[getMondayBasedWeekday(date)] ?? false);
}

/** The meals that a venue serves on a day. */
export const listServedMeals = (rows: readonly MealRow[], date: SeoulDate, day: StockDay): ReadonlySet<Meal> =>
  new Set(rows.filter((row) => isMealServed(row, date, day)).map((row) => row.meal));
