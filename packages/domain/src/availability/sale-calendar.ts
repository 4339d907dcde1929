import type { Product } from '../products/product';
import type { DayType } from '../shared/holidays';
import { getMondayBasedWeekday, isWithinRange } from '../shared/seoul-calendar';
import type { SeoulDate, SeoulTime } from '../shared/seoul-time';
import { getSaleZone } from './meal-windows';

/**
 * Returns true if the day of visit is in the sale period (decision 13a). Products that are always on sale have no
 * limits; null is an open end.
 */
export const isInSalePeriod = (product: Product, date: SeoulDate): boolean =>
  product.saleAlways || isWithinRange(date, product.salePeriod);

/** Returns true if the sale period ended before `today` (decision 13a). */
export const hasSaleEnded = (
  { saleAlways, salePeriod }: Pick<Product, 'saleAlways' | 'salePeriod'>,
  today: SeoulDate,
): boolean => !saleAlways && salePeriod.to !== null && salePeriod.to < today;

export const isNotSaleDate = (product: Product, date: SeoulDate): boolean =>
  product.notSaleRanges.some((range) => isWithinRange(date, range));

/** Returns true if this weekday's flag is set in a text of seven flags, Monday first (decision 12). */
export const isDayFlagged = (flags: string, date: SeoulDate): boolean => flags[getMondayBasedWeekday(date)] === '1';

/**
 * Returns true if the product is sold on this kind of day (decision 8) or, for `user`, on this weekday (decision 12).
 */
export function isSoldOnWeekday(product: Product, date: SeoulDate, dayType: DayType): boolean {
  if (product.weekType === 'all') return true;
  return product.weekType === 'user' ? isDayFlagged(product.weekDayFlags, date) : product.weekType === dayType;
}

/** Returns true if the start time is in the product's sale zone (Spec §5 Meal zones). */
export const isInSaleZone = (product: Product, time: SeoulTime): boolean => product.saleZone === getSaleZone(time);

/**
 * Returns true if this is one of the product's start times. A product without its own start times is sold at all of its
 * zone.
 */
export const isSaleTime = (product: Product, time: SeoulTime): boolean =>
  product.saleTimes.length === 0 || product.saleTimes.includes(time);
