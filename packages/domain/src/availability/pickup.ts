import type { Product } from '../products/product';
import { getVisitStart } from '../shared/seoul-calendar';
import type { SeoulDate, SeoulTime } from '../shared/seoul-time';
import { isDayFlagged } from './sale-calendar';

/** Spec §9: a pickup has one fixed slot, ready from 08:00. */
export const pickupTime: SeoulTime = '08:00';

const dayMs = 24 * 3_600_000;

/**
 * Is the order early enough (decision 13)? The day of visit at 00:00 must come after now + (lead days − 1) days; a lead is
 * at least one day.
 */
export const isPickupEarlyEnough = (leadDays: number, date: SeoulDate, now: Date): boolean =>
  getVisitStart({ date, time: '00:00' }).getTime() > now.getTime() + (Math.max(1, leadDays) - 1) * dayMs;

/**
 * Is the product handed out on this weekday? Spec §5 Pickup: the flag of the day before the visit counted with Sunday = 0,
 * which is the day's own flag counted from Monday (decision 12).
 */
export const isPickupDay = (product: Product, date: SeoulDate): boolean => isDayFlagged(product.pickupWeekFlags, date);
