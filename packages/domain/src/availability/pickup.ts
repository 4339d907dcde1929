import type { Product } from '../products/product';
import { getVisitStart } from '../shared/seoul-calendar';
import type { SeoulDate, SeoulTime } from '../shared/seoul-time';
import { isDayFlagged } from './sale-calendar';

/** The one start time of a pickup (Spec §9). */
export const pickupTime: SeoulTime = '08:00';

const dayMs = 24 * 3_600_000;

/**
 * Returns true if the order is early enough (decision 13): the day of visit at 00:00 must be after now + (lead days −
 * 1) days. The lead is at least one day.
 */
export const isOrderedEarlyEnough = (leadDays: number, date: SeoulDate, now: Date): boolean =>
  getVisitStart({ date, time: '00:00' }).getTime() > now.getTime() + (Math.max(1, leadDays) - 1) * dayMs;

/**
 * Returns true if the product can be picked up on this weekday. Spec §5 Pickup uses the flag of the previous day,
 * counted from Sunday; that is the day's own flag counted from Monday (decision 12).
 */
export const isPickupDay = (product: Product, date: SeoulDate): boolean => isDayFlagged(product.pickupWeekFlags, date);
