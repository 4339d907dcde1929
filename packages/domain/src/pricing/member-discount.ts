import type { Product } from '../products/product';
import { getStockDay, type HolidayCalendar } from '../shared/holidays';
import { floorShare, toBasisPoints } from '../shared/krw';
import type { SeoulDate } from '../shared/seoul-time';
import { calculateFromPrice, type KnownVisit } from './from-price';

/** What a hotel gives its members on food, where a product has no rate of its own (decision 19). Rates in percent. */
export interface HotelMemberRule {
  readonly weekdayRate: number;
  readonly weekendRate: number;
  /** Days of visit without it, `MM-DD`. */
  readonly excludedMonthDays: readonly string[];
  readonly maxPeople: number;
}

/** Spec §9: a member's food discount counts for at most so many people. */
export const memberDiscountMaxPeople = 8;

function getHotelRate(rule: HotelMemberRule, date: SeoulDate, holidays: HolidayCalendar): number {
  if (rule.excludedMonthDays.includes(date.slice(5))) return 0;
  const day = getStockDay(date, holidays);
  // Where the day's kind is unknown nothing is sold; a price shown before that must not promise too much.
  if (day === 'unknown') return Math.min(rule.weekdayRate, rule.weekendRate);
  return day === 'weekdays' ? rule.weekdayRate : rule.weekendRate;
}

/** Percent a member gets off a product on a day of visit: its own rate if above 0, else the hotel's; 0 on deposits. */
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
 * What a member pays of `base` won (decision 19): the rate counts for the first `maxPeople` heads of the party.
 * `heads` is null for a pickup, which has no party.
 */
export function calculateMemberPrice(base: number, rate: number, heads: number | null, maxPeople: number): number {
  const percent = toBasisPoints(rate);
  if (heads === null) return floorShare(base, 10_000 - percent, 10_000);
  if (heads < 1) return base;
  return floorShare(base, 10_000 * heads - percent * Math.min(heads, maxPeople), 10_000 * heads);
}

/**
 * What a member pays at least for himself, or for one of a pickup, at a visit; null where he pays what everybody pays. In a party of
 * more than `maxPeople` it is his share of what they pay together.
 */
export function calculateMemberFromPrice(
  product: Product,
  rule: HotelMemberRule | null,
  visit: KnownVisit,
  holidays: HolidayCalendar,
): number | null {
  const from = calculateFromPrice(product, visit);
  const rate = getMemberRate(product, rule, visit.date, holidays);
  if (from === null || from === 0 || rate === 0) return null;
  const heads = product.reservationType === 'pickup' ? null : visit.heads;
  return calculateMemberPrice(from, rate, heads, rule?.maxPeople ?? memberDiscountMaxPeople);
}
