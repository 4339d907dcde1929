import type { DinCode, HtlCode, ProdCode } from '../shared/codes';
import type { LocalizedText } from '../shared/localized-text';
import type { DateRange, SeoulTime } from '../shared/seoul-time';
import type { DietaryInfo } from './allergens';

/** What is reserved: seats at a table, a private room, or something to take away (Spec §3 Product). */
export type ReservationType = 'table' | 'room' | 'pickup';
/** The part of the day a product is sold in: before 11, 11 to before 17, from 17 (Spec §9 Zone from hour). */
export type SaleZone = 'B' | 'L' | 'D';
/** Which days a product is sold on; `user` means the seven flags of `weekDayFlags`. */
export type WeekType = 'all' | 'weekdays' | 'weekend' | 'user';
export type QuestionType = 'none' | 'allergy' | 'direct' | 'both';

/** A menu that a product offers to choose, or merely shows. Prices in won for one. */
export interface ProductOption extends DietaryInfo {
  readonly menuIndex: number;
  /** Only menus on sale can be chosen and count towards the menu rule (decision 17). */
  readonly onSale: boolean;
  readonly visible: boolean;
  readonly price: number;
  readonly discountRate: number;
  /** How many covers one unit serves (wire: menuStock). */
  readonly coversPerUnit: number;
  /** For children alone (Spec §9 Party: 37 months to 12 years). */
  readonly forChildren: boolean;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
}

/** A question of the venue to the guest (Spec §3 Product question). */
export interface ProductQuestion {
  readonly prodQsCode: string;
  readonly kind: 'text' | 'choice';
  readonly name: LocalizedText;
  readonly visible: boolean;
  readonly required: boolean;
  readonly choices: readonly LocalizedText[];
}

/** Percent off a product's own price (Spec §9 Discount price). */
export interface ProductDiscount {
  readonly enabled: boolean;
  /** Inside `period`; outside it the weekday or weekend rate of decision 11 counts. */
  readonly periodRate: number;
  readonly period: DateRange | null;
  readonly weekdayRate: number;
  readonly weekendRate: number;
}

/** Won a head by size of party: 1-2, 3-4, 5-10, 11 and more; null where that size cannot be booked (decision 21). */
export interface DepositBands {
  readonly upTo2: number | null;
  readonly upTo4: number | null;
  readonly upTo10: number | null;
  readonly from11: number | null;
}

/** A product with everything the rules need. What only a page shows stays in the contract's types. */
export interface Product {
  readonly prodCode: ProdCode;
  readonly dinCode: DinCode;
  readonly htlCode: HtlCode;
  readonly name: LocalizedText;
  readonly reservationType: ReservationType;
  /** A deposit is taken by the head instead of selling menus. */
  readonly takesDeposit: boolean;
  readonly saleZone: SaleZone;
  /** Start times it is sold at; empty means every start time of its zone. */
  readonly saleTimes: readonly SeoulTime[];
  readonly saleAlways: boolean;
  /** Days of visit it is sold for; an open end is null (decision 13a). */
  readonly salePeriod: DateRange;
  readonly notSaleRanges: readonly DateRange[];
  readonly weekType: WeekType;
  /** Seven flags, Monday first (decision 12). */
  readonly weekDayFlags: string;
  /** Won for one; what a pickup costs. */
  readonly price: number;
  readonly discount: ProductDiscount;
  readonly memberDiscount: { readonly enabled: boolean; readonly rate: number };
  readonly deposit: DepositBands;
  /** Units that can be sold for one day of visit; null is no limit. */
  readonly daySaleLimit: number | null;
  /** Units one person can buy over the whole sale period; null is no limit (decision 13b). */
  readonly perPersonLimit: number | null;
  /** Days between order and pickup, at least 1 (decision 13). */
  readonly pickupLeadDays: number;
  /** Seven flags, Monday first (decision 12). */
  readonly pickupWeekFlags: string;
  readonly membersOnly: boolean;
  readonly questionType: QuestionType;
  readonly options: readonly ProductOption[];
  readonly questions: readonly ProductQuestion[];
}
