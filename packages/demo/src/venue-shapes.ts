import type { Meal } from '@dining/domain/inventory/stock';
import type { Allergen, Diet } from '@dining/domain/products/allergens';
import type { ReservationType, SaleZone } from '@dining/domain/products/product';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { DateRange, SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { DemoCalendar } from './calendar';
import type { PictureName } from './pictures';

/** How a venue of the demo group is written down. The inserters turn it into rows; what is left out has no such rule. */

/** A stretch of a venue's day: when it is open, the times a visit may start at, and the seats each of them offers. */
export interface Sitting {
  readonly meal: Meal;
  readonly label: LocalizedText;
  readonly days: 'daily' | 'weekdays' | 'weekend';
  readonly from: SeoulTime;
  /** May be 24:00, the end of the evening. */
  readonly to: SeoulTime;
  readonly starts: readonly SeoulTime[];
  /** Seats at tables that each start time offers. */
  readonly seats: number;
  /** Start times whose tables are all kept back: shown as full. */
  readonly fullAt?: readonly SeoulTime[];
  /** Whether the private rooms can be had, too. */
  readonly rooms?: boolean;
}

interface RoomData {
  readonly code: string;
  readonly name: LocalizedText;
  readonly minSeats: number;
  readonly maxSeats: number;
  /** Square metres. */
  readonly area: number;
  readonly picture: PictureName;
  /** Start times at which the room is not let. */
  readonly closedAt?: readonly SeoulTime[];
}

interface MenuData {
  readonly index: number;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  /** Won for one unit. */
  readonly price: number;
  /** Covers that one unit serves; 1 when left out. */
  readonly covers?: number;
  /** For children of the ages that have a price of their own; adults cannot take it. */
  readonly forChildren?: true;
  readonly allergens: readonly Allergen[];
  readonly diets?: readonly Diet[];
  readonly picture: PictureName;
}

interface OptionData {
  readonly menu: number;
  /** Won; the menu's own price when left out. */
  readonly price?: number;
  /** Percent off. */
  readonly rate?: number;
  /** Shown, but not to be chosen online. */
  readonly displayOnly?: boolean;
  readonly hidden?: boolean;
}

interface QuestionData {
  readonly name: LocalizedText;
  readonly required?: boolean;
  readonly hidden?: boolean;
  /** Left out: the guest answers in words. */
  readonly choices?: readonly LocalizedText[];
}

export interface ProductData {
  readonly code: string;
  /** Position of its category in the venue, from 1. */
  readonly category: number;
  readonly type: ReservationType;
  readonly zone: SaleZone;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  /** The first is also its banner. */
  readonly pictures: readonly [PictureName, ...PictureName[]];
  /** Days of visit it is sold for; always when left out. */
  readonly period?: { readonly from: SeoulDate; readonly to: SeoulDate };
  readonly notSale?: readonly { readonly from: SeoulDate; readonly to: SeoulDate }[];
  /** Start times it is sold at; all of its zone when left out. */
  readonly times?: readonly SeoulTime[];
  /** Every day when left out; seven flags, Monday first, for days of its own. */
  readonly week?: 'weekdays' | 'weekend' | { readonly flags: string };
  /** Won a head for 1–2, 3–4, 5–10 and 11 or more. */
  readonly deposit?: {
    readonly bands: readonly [number | null, number | null, number | null, number | null];
    readonly note: LocalizedText;
  };
  readonly options?: readonly OptionData[];
  readonly pickup?: {
    /** Won for one. */
    readonly price: number;
    readonly leadDays: number;
    readonly flags?: string;
    readonly discount?: {
      readonly rate: number;
      readonly weekdayRate: number;
      readonly weekendRate: number;
      readonly period: DateRange;
    };
  };
  /** Percent off for members; 0 leaves it to the hotel's rule. */
  readonly memberRate?: number;
  readonly membersOnly?: boolean;
  readonly dayLimit?: number;
  readonly personLimit?: number;
  readonly asksAllergies?: boolean;
  readonly questions?: readonly QuestionData[];
}

export interface VenueData {
  readonly code: string;
  readonly hotel: 'H01' | 'H02' | 'H03';
  readonly name: LocalizedText;
  /** What is cooked, in a word or two. */
  readonly kitchen: LocalizedText;
  readonly description: LocalizedText;
  readonly location: LocalizedText;
  readonly facilities: LocalizedText;
  readonly parking: LocalizedText;
  /** Shown with tables and rooms. */
  readonly notice?: LocalizedText;
  /** Shown with pickup products. */
  readonly pickupNotice?: LocalizedText;
  readonly phone: string;
  readonly seatCount: number;
  readonly pictures: readonly [PictureName, ...PictureName[]];
  /** Minutes a table or a room stays taken. */
  readonly tableTurn?: number;
  readonly roomTurn?: number;
  readonly categories: readonly { readonly name: LocalizedText; readonly type: ReservationType }[];
  readonly sittings: readonly Sitting[];
  /** Monday to Friday, which of them serve the venue at all; all five when left out. */
  readonly weekdayFlags?: string;
  /** Lines after the hours, such as the day of rest. */
  readonly hoursNote?: LocalizedText;
  readonly rooms?: readonly RoomData[];
  readonly menus: readonly MenuData[];
  products(on: DemoCalendar): readonly ProductData[];
}
