import type { Product } from '../products/product';
import type { StockDay } from '../shared/holidays';
import { getMondayBasedWeekday, isWithinRange } from '../shared/seoul-calendar';
import type { SeoulDate, SeoulTime } from '../shared/seoul-time';
import { getSaleZone } from './meal-windows';

/** Is the day of visit inside the sale period (decision 13a)? An always-sale has no bounds; an open end is null. */
export const isInSalePeriod = (product: Product, date: SeoulDate): boolean =>
  product.saleAlways || isWithinRange(date, product.salePeriod);

/** Is its sale over: can no day of visit from this one on lie inside the sale period (decision 13a)? */
export const hasSaleEnded = ({ saleAlways, salePeriod }: Pick<Product, 'saleAlways' | 'salePeriod'>, today: SeoulDate): boolean =>
  !saleAlways && salePeriod.to !== null && salePeriod.to < today;

/** Is the day of visit one on which the product is not sold? */
export const isNotSaleDate = (product: Product, date: SeoulDate): boolean =>
  product.notSaleRanges.some((range) => isWithinRange(date, range));

/** Is the flag of this weekday set in a seven-flag text, Monday first (decision 12)? */
export const isDayFlagged = (flags: string, date: SeoulDate): boolean => flags[getMondayBasedWeekday(date)] === '1';

/** Is the product sold on this kind of day (decision 8), or for `user` on this weekday (decision 12)? */
export function isSoldOnWeekday(product: Product, date: SeoulDate, day: StockDay): boolean {
  if (product.weekType === 'all') return true;
  return product.weekType === 'user' ? isDayFlagged(product.weekDayFlags, date) : product.weekType === day;
}

/** Does the start time lie in the product's part of the day (Spec §5 Meal zones)? */
export const isInSaleZone = (product: Product, time: SeoulTime): boolean => product.saleZone === getSaleZone(time);

/** Is it one of the product's own start times? A product without any is sold at all of its zone. */
export const isSaleTime = (product: Product, time: SeoulTime): boolean =>
  product.saleTimes.length === 0 || product.saleTimes.includes(time);
