import type { Meal, MealRow } from '../inventory/stock';
import type { SaleZone } from '../products/product';
import type { DayType } from '../shared/holidays';
import { getHour, getMondayBasedWeekday } from '../shared/seoul-calendar';
import type { SeoulDate, SeoulTime } from '../shared/seoul-time';

/** First and last hour in which each meal can start (decision 10). */
export const mealHours = { M: [6, 10], L: [11, 16], D: [17, 23] } as const satisfies Record<
  Meal,
  readonly [number, number]
>;

/** Returns the meal of a start time, or null from 00:00 to 05:59, when no meal is served. */
export function findMeal(time: SeoulTime): Meal | null {
  const hour = getHour(time);
  if (hour < mealHours.M[0]) return null;
  return hour <= mealHours.M[1] ? 'M' : hour <= mealHours.L[1] ? 'L' : 'D';
}

/** Returns the sale zone of a start time (Spec §9 Zone from hour): B before 11:00, L from 11:00, D from 17:00. */
export function getSaleZone(time: SeoulTime): SaleZone {
  const hour = getHour(time);
  return hour < 11 ? 'B' : hour < 17 ? 'L' : 'D';
}

export const mealByZone = { B: 'M', L: 'L', D: 'D' } as const satisfies Record<SaleZone, Meal>;

/** Returns true if a venue serves the meal on this day (decision 9). On weekdays the weekday's flag must be set too. */
export function isMealServed(row: MealRow, date: SeoulDate, dayType: DayType): boolean {
  if (!row.open) return false;
  return dayType === 'weekend'
    ? row.onHolidays
    : row.onWeekdays && (row.weekdayFlags[getMondayBasedWeekday(date)] ?? false);
}

export const listServedMeals = (rows: readonly MealRow[], date: SeoulDate, dayType: DayType): ReadonlySet<Meal> =>
  new Set(rows.filter((row) => isMealServed(row, date, dayType)).map((row) => row.meal));
