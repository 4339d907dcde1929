import type { Product } from '../products/product';
import { getDayType, type HolidayCalendar } from '../shared/holidays';
import { floorShare, toBasisPoints } from '../shared/krw';
import type { SeoulDate } from '../shared/seoul-time';
import { calculateLowestPrice, type KnownVisit } from './lowest-price';

/** A hotel's member discount on food, used for products without their own rate (decision 19). Rates in percent. */
export interface HotelMemberRule {
  readonly weekdayRate: number;
  readonly weekendRate: number;
  /** Days without the discount, `MM-DD`. */
  readonly excludedMonthDays: readonly string[];
  /** Maximum people of a party to whom the discount applies. */
  readonly maxPeople: number;
}

/** Maximum people of a party to whom the discount applies if the hotel has no rule (Spec §9). */
export const memberDiscountMaxPeople = 8;

function getHotelRate(rule: HotelMemberRule, date: SeoulDate, holidays: HolidayCalendar): number {
  if (rule.excludedMonthDays.includes(date.slice(5))) return 0;
  const dayType = getDayType(date, holidays);
  // Until the kind of day is known, the lower rate applies.
  if (dayType === 'unknown') return Math.min(rule.weekdayRate, rule.weekendRate);
  return dayType === 'weekdays' ? rule.weekdayRate : rule.weekendRate;
}

/**
 * Returns a member's discount for a product on a day of visit in percent: the product's rate if above 0, otherwise the
 * hotel's; 0 for deposits.
 */
export function getMemberRate(
  product: Product,
  rule: HotelMemberRule | null,
  date: SeoulDate,
  holidays: HolidayCalendar,
): number {
  if (!product.memberDiscount.enabled || product.takesDeposit) return 0;
  if (product.memberDiscount.rate > 0) return product.memberDiscount.rate;
  return rule === null ? 0 : getHotelRate(rule, date, holidays);
}

/**
 * Calculates what a member pays for `amount` won (decision 19): the rate applies to the first `maxPeople` people of the
 * party. `partySize` is null for a pickup, which has no party.
 */
export function calculateMemberPrice(
  amount: number,
  rate: number,
  partySize: number | null,
  maxPeople: number,
): number {
  const basisPoints = toBasisPoints(rate);
  if (partySize === null) return floorShare(amount, 10_000 - basisPoints, 10_000);
  if (partySize < 1) return amount;
  return floorShare(amount, 10_000 * partySize - basisPoints * Math.min(partySize, maxPeople), 10_000 * partySize);
}

/**
 * Calculates a member's lowest price for one person, or for one pickup, at a visit; null if nothing is paid in advance
 * or the member has no discount. In a party above `maxPeople` it is the average per person.
 */
export function calculateLowestMemberPrice(
  product: Product,
  rule: HotelMemberRule | null,
  visit: KnownVisit,
  holidays: HolidayCalendar,
): number | null {
  const regularPrice = calculateLowestPrice(product, visit);
  const rate = getMemberRate(product, rule, visit.date, holidays);
  if (regularPrice === null || regularPrice === 0 || rate === 0) return null;
  const partySize = product.reservationType === 'pickup' ? null : visit.partySize;
  return calculateMemberPrice(regularPrice, rate, partySize, rule?.maxPeople ?? memberDiscountMaxPeople);
}
