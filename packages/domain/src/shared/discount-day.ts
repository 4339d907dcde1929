import { getWeekday } from './seoul-calendar';
import type { SeoulDate } from './seoul-time';

/**
 * Returns true if a product's weekend discount applies on this day (decision 11). Spec §9 treats days 2 to 5 (Sunday =
 * 0) as weekdays, so Monday counts as weekend here; public holidays make no difference. Stock uses `getDayType`.
 */
export function isDiscountWeekend(date: SeoulDate): boolean {
  const day = getWeekday(date);
  return day < 2 || day > 5;
}
