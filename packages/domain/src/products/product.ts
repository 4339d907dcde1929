import type { DinCode, HtlCode, ProdCode } from '../shared/codes';
import type { LocalizedText } from '../shared/localized-text';
import type { DateRange, SeoulDate, SeoulTime } from '../shared/seoul-time';
import type { DietaryInfo } from './allergens';

/** Kind of reservation: seats at a table, a private room, or a pickup (Spec §3 Product). */
export type ReservationType = 'table' | 'room' | 'pickup';
/**
 * Part of the day in which a product is sold: before 11:00, 11:00 to before 17:00, from 17:00 (Spec §9 Zone from hour).
 */
export type SaleZone = 'B' | 'L' | 'D';
/** Days on which a product is sold; `user` uses the seven flags of `weekDayFlags`. */
export type WeekType = 'all' | 'weekdays' | 'weekend' | 'user';
/** What the payment page asks: nothing, allergies, the venue's own questions (`direct`), or both. */
export type QuestionType = 'none' | 'allergy' | 'direct' | 'both';

/** A price in won that applies on the days of visit from `from` to `to`, in place of the usual one. */
export interface DayPrice {
  readonly from: SeoulDate;
  readonly to: SeoulDate;
  readonly price: number;
}

/** A limit of units sold for each day of visit from `from` to `to`, in place of the usual one; null for no limit. */
export interface DayLimit {
  readonly from: SeoulDate;
  readonly to: SeoulDate;
  readonly limit: number | null;
}

/** A menu that a product offers or only shows. Price in won for one unit, discount in percent. */
export interface ProductOption extends DietaryInfo {
  readonly menuIndex: number;
  /** Only menus on sale can be chosen and count towards the menu rule (decision 17). */
  readonly onSale: boolean;
  readonly visible: boolean;
  readonly price: number;
  /** Prices of some days of visit; their ranges do not overlap. */
  readonly dayPrices: readonly DayPrice[];
  readonly discountRate: number;
  /** Covers that one unit serves (`menuStock` in the API). */
  readonly coversPerUnit: number;
  /** For children only (Spec §9 Party: 37 months to 12 years). */
  readonly forChildren: boolean;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
}

/** A venue's question to the guest (Spec §3 Product question). */
export interface ProductQuestion {
  readonly prodQsCode: string;
  readonly kind: 'text' | 'choice';
  readonly name: LocalizedText;
  readonly visible: boolean;
  readonly required: boolean;
  readonly choices: readonly LocalizedText[];
}

/** Discount of a product in percent (Spec §9 Discount price). */
export interface ProductDiscount {
  readonly enabled: boolean;
  /** Rate within `period`; outside it the weekday or weekend rate applies (decision 11). */
  readonly periodRate: number;
  readonly period: DateRange | null;
  readonly weekdayRate: number;
  readonly weekendRate: number;
}

/** Deposit per person in won by party size; null if that size cannot be booked (decision 21). */
export interface DepositBands {
  readonly upTo2: number | null;
  readonly upTo4: number | null;
  readonly upTo10: number | null;
  readonly from11: number | null;
}

/** A product with all fields that the rules use. Fields that only pages show are in the contract's types. */
export interface Product {
  readonly prodCode: ProdCode;
  readonly dinCode: DinCode;
  readonly htlCode: HtlCode;
  readonly name: LocalizedText;
  readonly reservationType: ReservationType;
  /** True if guests pay a deposit per person instead of menus. */
  readonly takesDeposit: boolean;
  readonly saleZone: SaleZone;
  /** Start times of the product; empty means every start time of its zone. */
  readonly saleTimes: readonly SeoulTime[];
  readonly saleAlways: boolean;
  /** Days of visit for which the product is sold unless `saleAlways` is set; an open end is null (decision 13a). */
  readonly salePeriod: DateRange;
  /** Days of visit within the sale period for which the product is not sold. */
  readonly notSaleRanges: readonly DateRange[];
  readonly weekType: WeekType;
  /** Seven flags, Monday first (decision 12). */
  readonly weekDayFlags: string;
  /** Price of one piece of a pickup product in won. */
  readonly price: number;
  /** Prices of a piece on some days of visit; their ranges do not overlap. */
  readonly dayPrices: readonly DayPrice[];
  readonly discount: ProductDiscount;
  /** Discount for members in percent; rate 0 uses the hotel's rule (decision 19). */
  readonly memberDiscount: { readonly enabled: boolean; readonly rate: number };
  readonly deposit: DepositBands;
  /** Maximum units sold for one day of visit; null for no limit. */
  readonly daySaleLimit: number | null;
  /** Limits of some days of visit; their ranges do not overlap. */
  readonly dayLimits: readonly DayLimit[];
  /** Maximum units sold to one person over the whole sale period; null for no limit (decision 13b). */
  readonly perPersonLimit: number | null;
  /** Days between order and pickup; 0 counts as 1 (decision 13). */
  readonly pickupLeadDays: number;
  /** Weekdays of pickups: seven flags, Monday first (decision 12). */
  readonly pickupWeekFlags: string;
  readonly membersOnly: boolean;
  readonly questionType: QuestionType;
  readonly options: readonly ProductOption[];
  readonly questions: readonly ProductQuestion[];
}
