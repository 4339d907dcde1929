import type { Allergen, Diet } from '../products/allergens';
import type { QuestionType, ReservationType, SaleZone, WeekType } from '../products/product';
import type { Cuisine } from '../search/venue-filter';
import type { TextFields } from './fields';

/**
 * What staff edit of a document, complete or not: each text in the four languages, each day as `YYYY-MM-DD`. Null and
 * the empty string mean that nothing has been entered. Prices and deposits are in won, rates in percent, turn times in
 * minutes, areas in square metres. Content has neither the code of its document nor what it belongs to.
 */
export interface PictureContent {
  /** Path of a picture (`contract/codecs/picture-path`). */
  readonly path: string;
  readonly alt: TextFields;
}

/** The stock and the meals of a venue are edited in the calendar. */
export interface VenueContent {
  /** False: guests do not see the venue. */
  readonly active: boolean;
  /** Place in the list of venues; null places a new venue last. */
  readonly position: number | null;
  readonly name: TextFields;
  readonly cuisineLabel: TextFields;
  readonly description: TextFields;
  readonly location: TextFields;
  readonly openingHours: TextFields;
  readonly facilities: TextFields;
  readonly parking: TextFields;
  readonly notice: TextFields;
  readonly pickupNotice: TextFields;
  readonly chefName: TextFields;
  readonly chefStatement: TextFields;
  readonly dressCode: TextFields;
  readonly children: TextFields;
  readonly phone: string;
  /** Empty for the mailbox of the hotel. */
  readonly mailbox: string;
  readonly seatCount: number | null;
  readonly cuisine: Cuisine | null;
  readonly welcomesChildren: boolean;
  readonly hasView: boolean;
  readonly introPicture: string;
  readonly tableTurnMinutes: number | null;
  readonly roomTurnMinutes: number | null;
  readonly categories: readonly { readonly name: TextFields; readonly reservationType: ReservationType }[];
  readonly photos: readonly PictureContent[];
  readonly rooms: readonly {
    /** Empty for a new room, which gets its code when it is published. */
    readonly dinRoomCode: string;
    readonly name: TextFields;
    readonly area: number | null;
    readonly picture: PictureContent | null;
  }[];
}

export interface MenuContent {
  readonly name: TextFields;
  readonly description: TextFields;
  readonly price: number | null;
  readonly coversPerUnit: number | null;
  readonly forChildren: boolean;
  readonly picture: string;
  /** Null if not stated. */
  readonly allergens: readonly Allergen[] | null;
  readonly diets: readonly Diet[];
  /** The menu that this one is a variant of. */
  readonly baseIndex: number | null;
  readonly plates: readonly { readonly name: TextFields; readonly allergens: readonly Allergen[] | null }[];
}

export interface ProductContent {
  readonly onSale: boolean;
  /** Place in the list of products; null places a new product last. */
  readonly position: number | null;
  readonly name: TextFields;
  readonly description: TextFields;
  readonly depositNote: TextFields;
  /** Place of the category in the venue's list, from 1. */
  readonly categoryPosition: number | null;
  readonly bannerPicture: string;
  readonly reservationType: ReservationType;
  readonly takesDeposit: boolean;
  readonly saleZone: SaleZone;
  /** Start times; empty for all of the sale zone. */
  readonly saleTimes: readonly string[];
  readonly saleAlways: boolean;
  readonly saleFrom: string | null;
  readonly saleTo: string | null;
  readonly weekType: WeekType;
  /** Seven digits 0 or 1, Monday first, as `pickupWeekFlags`. */
  readonly weekDayFlags: string;
  /** Price of one piece of a pickup product; 0 for others. */
  readonly price: number | null;
  readonly discountOn: boolean;
  readonly discountRate: number | null;
  readonly discountWeekdayRate: number | null;
  readonly discountWeekendRate: number | null;
  readonly discountFrom: string | null;
  readonly discountTo: string | null;
  readonly memberDiscountOn: boolean;
  readonly memberDiscountRate: number | null;
  readonly depositUpTo2: number | null;
  readonly depositUpTo4: number | null;
  readonly depositUpTo10: number | null;
  readonly depositFrom11: number | null;
  readonly daySaleLimit: number | null;
  readonly perPersonLimit: number | null;
  readonly pickupLeadDays: number | null;
  readonly pickupWeekFlags: string;
  readonly membersOnly: boolean;
  readonly questionType: QuestionType;
  readonly notSale: readonly { readonly fromDay: string; readonly toDay: string }[];
  readonly photos: readonly (PictureContent & { readonly photoType: 'prod1' | 'prod2' })[];
  readonly options: readonly {
    readonly menuIndex: number;
    readonly onSale: boolean;
    readonly visible: boolean;
    readonly price: number | null;
    readonly discountRate: number | null;
  }[];
  readonly questions: readonly {
    /** Empty for a new question, which gets its code when it is published. */
    readonly prodQsCode: string;
    readonly kind: 'text' | 'choice';
    readonly name: TextFields;
    readonly visible: boolean;
    readonly required: boolean;
    readonly choices: readonly TextFields[];
  }[];
}

export interface PromotionContent {
  /** Empty for a promotion of the whole hotel. */
  readonly dinCode: string;
  /** Empty for a promotion without a product. */
  readonly prodCode: string;
  /** Place in the list of promotions; null places a new promotion last. */
  readonly position: number | null;
  readonly name: TextFields;
  readonly simpleDescription: TextFields;
  readonly content: TextFields;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly linkUrl: string;
  readonly banner: PictureContent;
  /** Path of the banner for narrow windows; empty for the same one. */
  readonly bannerMobile: string;
}

/** The kinds of documents that have drafts and versions. */
export const versionedKinds = ['venue', 'menu', 'product', 'promotion'] as const;
export type VersionedKind = (typeof versionedKinds)[number];

export interface ContentByKind {
  readonly venue: VenueContent;
  readonly menu: MenuContent;
  readonly product: ProductContent;
  readonly promotion: PromotionContent;
}
export type DocumentContent = ContentByKind[VersionedKind];

/**
 * What guests see of a document: `published`, `off` (a venue that is not active, a product off sale, a menu that no
 * product offers, a promotion that has ended), or `new` if it exists only as a draft.
 */
export const publicationStates = ['published', 'off', 'new'] as const;
export type PublicationState = (typeof publicationStates)[number];

/** What wrote a version of a document. `before` is the state that a document had before its first version. */
export const versionSources = ['console', 'setup', 'import', 'calendar', 'picture', 'allergens', 'before'] as const;
export type VersionSource = (typeof versionSources)[number];

/** A field that differs between two contents, such as `options.2.price`. A missing field has the value undefined. */
export interface ContentDifference {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}
