import { getWeekday } from './seoul-calendar';
import type { SeoulDate } from './seoul-time';

/**
 * Does a product's weekend discount rate count on this day (decision 11)? Spec §9 treats days 2 to 5 (Sunday = 0) as
 * weekdays, so Monday is a weekend here; public holidays make no difference. Stock days have a rule of their own: `getStockDay`.
 */
export function isDiscountWeekend(date: SeoulDate): boolean {
  const day = getWeekday(date);
  return day < 2 || day > 5;
}
