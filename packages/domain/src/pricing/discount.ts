import type { ProductDiscount } from '../products/product';
import { isDiscountWeekend } from '../shared/discount-day';
import { isWithinRange } from '../shared/seoul-calendar';
import type { SeoulDate } from '../shared/seoul-time';

/** The discount rate of a day of visit in percent, and its source. */
export interface DayDiscount {
  readonly rate: number;
  readonly source: 'none' | 'period' | 'weekday' | 'weekend';
}

/**
 * Returns the discount of a pickup on a day of visit (decisions 11, 13a, 18): within the discount period its rate,
 * otherwise the weekday or weekend rate.
 */
export function getDayDiscount(discount: ProductDiscount, date: SeoulDate): DayDiscount {
  if (!discount.enabled) return { rate: 0, source: 'none' };
  const { period } = discount;
  const hasPeriod = period !== null && (period.from !== null || period.to !== null);
  if (hasPeriod && isWithinRange(date, period)) return { rate: discount.periodRate, source: 'period' };
  return isDiscountWeekend(date)
    ? { rate: discount.weekendRate, source: 'weekend' }
    : { rate: discount.weekdayRate, source: 'weekday' };
}
