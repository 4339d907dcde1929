import type { ProductDiscount } from '../products/product';
import { isDiscountWeekend } from '../shared/discount-day';
import { isWithinRange } from '../shared/seoul-calendar';
import type { SeoulDate } from '../shared/seoul-time';

/** The rate that counts on a day of visit, in percent, and where it comes from. */
export interface DayDiscount {
  readonly rate: number;
  readonly because: 'none' | 'period' | 'weekday' | 'weekend';
}

/** Percent off a pickup on a day of visit (decisions 11, 13a, 18): the period's rate inside it, else the weekday's or weekend's. */
export function getDayDiscount(discount: ProductDiscount, date: SeoulDate): DayDiscount {
  if (!discount.enabled) return { rate: 0, because: 'none' };
  const { period } = discount;
  const hasPeriod = period !== null && (period.from !== null || period.to !== null);
  if (hasPeriod && isWithinRange(date, period)) return { rate: discount.periodRate, because: 'period' };
  return isDiscountWeekend(date)
    ? { rate: discount.weekendRate, because: 'weekend' }
    : { rate: discount.weekdayRate, because: 'weekday' };
}
