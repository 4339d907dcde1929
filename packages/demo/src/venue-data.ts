import type { Meal } from '@dining/domain/inventory/stock';
import type { Allergen, Diet } from '@dining/domain/products/allergens';
import type { ReservationType, SaleZone } from '@dining/domain/products/product';
import type { Cuisine } from '@dining/domain/search/venue-filter';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { DateRange, SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { DemoCalendar } from './calendar';
import type { PictureName } from './pictures';

/**
 * Types of the demo venues, which the server inserts as rows. If an optional field is missing and has no default, its
 * rule does not apply.
 */

/** A sitting: opening hours, start times and their seats. */
export interface MealSitting {
  readonly meal: Meal;
  readonly label: LocalizedText;
  readonly days: 'daily' | 'weekdays' | 'weekend';
  readonly from: SeoulTime;
  /** At most 24:00. */
  readonly to: SeoulTime;
  readonly starts: readonly SeoulTime[];
  /** Seats at tables that each start time offers. */
  readonly seats: number;
  /** Start times that offer no seats at tables. */
  readonly fullAt?: readonly SeoulTime[];
  /** True if private rooms are offered too. */
  readonly hasRooms?: boolean;
}

interface RoomData {
  readonly code: string;
  readonly name: LocalizedText;
  readonly minSeats: number;
  readonly maxSeats: number;
  /** Square metres. */
  readonly area: number;
  readonly picture: PictureName;
  /** Start times at which the room is not offered. */
  readonly closedAt?: readonly SeoulTime[];
}

interface MenuData {
  readonly index: number;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  /** Price of one unit in won. */
  readonly price: number;
  /** Covers that one unit serves; 1 by default. */
  readonly covers?: number;
  /** For children only. */
  readonly forChildren?: true;
  readonly allergens: readonly Allergen[];
  readonly diets?: readonly Diet[];
  /** Index of the menu of which this is a variant, for children or with drinks. */
  readonly baseIndex?: number;
  readonly picture: PictureName;
}

interface OptionData {
  /** Index of the menu. */
  readonly menu: number;
  /** Price in won; the menu's price by default. */
  readonly price?: number;
  /** Discount in percent. */
  readonly discountPercent?: number;
  /** True if shown, but not sold online. */
  readonly displayOnly?: boolean;
  readonly hidden?: boolean;
}

interface QuestionData {
  readonly name: LocalizedText;
  readonly required?: boolean;
  readonly hidden?: boolean;
  /** Answers to choose from; free text by default. */
  readonly choices?: readonly LocalizedText[];
}

export interface ProductData {
  readonly code: string;
  /** Position of its category within the venue, from 1. */
  readonly category: number;
  readonly type: ReservationType;
  readonly zone: SaleZone;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  /** The first is also its banner. */
  readonly pictures: readonly [PictureName, ...PictureName[]];
  /** Days of visit for which it is sold; always by default. */
  readonly period?: { readonly from: SeoulDate; readonly to: SeoulDate };
  readonly notSoldOn?: readonly { readonly from: SeoulDate; readonly to: SeoulDate }[];
  /** Start times at which it is sold; all of its zone by default. */
  readonly times?: readonly SeoulTime[];
  /** Days of the week; all by default. Seven flags, Monday first, select single days. */
  readonly week?: 'weekdays' | 'weekend' | { readonly flags: string };
  /** Deposit per head in won for 1–2, 3–4, 5–10 and 11 or more. */
  readonly deposit?: {
    readonly bands: readonly [number | null, number | null, number | null, number | null];
    readonly note: LocalizedText;
  };
  readonly options?: readonly OptionData[];
  readonly pickup?: {
    /** Price of one in won. */
    readonly price: number;
    readonly leadDays: number;
    /** Weekdays of pickups: seven flags, Monday first; all by default. */
    readonly flags?: string;
    readonly discount?: {
      readonly rate: number;
      readonly weekdayRate: number;
      readonly weekendRate: number;
      readonly period: DateRange;
    };
  };
  /** Member discount in percent; 0 uses the hotel's rule. */
  readonly memberDiscountPercent?: number;
  readonly membersOnly?: boolean;
  /** Maximum units per day of visit: pieces of a pickup, otherwise guests. */
  readonly dayLimit?: number;
  /** Maximum units per person over the whole sale period. */
  readonly personLimit?: number;
  readonly asksAllergies?: boolean;
  readonly questions?: readonly QuestionData[];
}

export interface VenueData {
  readonly code: string;
  readonly hotel: 'H01' | 'H02' | 'H03';
  readonly name: LocalizedText;
  /** Cuisine in one or two words. */
  readonly cuisineLabel: LocalizedText;
  readonly cuisine: Cuisine;
  /** False if children of some ages are not welcome; true by default. */
  readonly welcomesChildren?: boolean;
  readonly hasView?: boolean;
  readonly description: LocalizedText;
  readonly location: LocalizedText;
  readonly facilities: LocalizedText;
  readonly parking: LocalizedText;
  /** Name and job title of the person who leads the kitchen or bar, and a statement by them. */
  readonly chef: { readonly name: LocalizedText; readonly words: LocalizedText };
  /** Missing at venues without seats. */
  readonly dressCode?: LocalizedText;
  /** What the venue offers children. */
  readonly children: LocalizedText;
  /** Shown with tables and rooms. */
  readonly notice?: LocalizedText;
  /** Shown with pickup products. */
  readonly pickupNotice?: LocalizedText;
  readonly phone: string;
  /** E-mail address; the hotel's is used if missing. */
  readonly mailbox?: string;
  readonly seatCount: number;
  readonly pictures: readonly [PictureName, ...PictureName[]];
  readonly tableTurnMinutes?: number;
  readonly roomTurnMinutes?: number;
  readonly categories: readonly { readonly name: LocalizedText; readonly type: ReservationType }[];
  readonly sittings: readonly MealSitting[];
  /** Five flags, Monday to Friday: 1 if the venue is open. Open on all by default. */
  readonly weekdayFlags?: string;
  /** Lines shown after the hours, such as closing days. */
  readonly hoursNote?: LocalizedText;
  readonly rooms?: readonly RoomData[];
  readonly menus: readonly MenuData[];
  createProducts(calendar: DemoCalendar): readonly ProductData[];
}
