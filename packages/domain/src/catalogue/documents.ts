import type { CancelTier } from '../cancellation/policy';
import type { Meal } from '../inventory/stock';
import type { HotelMemberRule } from '../pricing/member-discount';
import type { Allergen, Diet, Plate } from '../products/allergens';
import type { QuestionType, ReservationType, SaleZone, WeekType } from '../products/product';
import type { Cuisine } from '../search/venue-filter';
import type { DinCode, DinRoomCode, HtlCode, ProdCode, PromCode } from '../shared/codes';
import type { DayType } from '../shared/holidays';
import type { Language } from '../shared/language';
import type { LocalizedText } from '../shared/localized-text';
import type { SeoulDate, SeoulTime } from '../shared/seoul-time';
import type { BusinessInfo } from './business-info';

/**
 * The catalogue of a hotel group as documents: what staff edit, and what an import reads and an export writes
 * (docs/catalogue.md). A document contains its parts, such as the options of a product. Prices are in won, turn times
 * in minutes, shares in percent. The order of a list is the order in which guests see it.
 */
export interface Catalogue {
  readonly group: GroupDocument;
  readonly hotels: readonly HotelDocument[];
  readonly venues: readonly VenueDocument[];
  readonly menus: readonly MenuDocument[];
  readonly products: readonly ProductDocument[];
  readonly promotions: readonly PromotionDocument[];
  readonly terms: readonly TermsDocument[];
  readonly policies: readonly PolicyDocument[];
}

/** @internal for tests */
export const emptyCatalogue: Catalogue = {
  group: { allergies: [], appProps: [], joiningCoupons: [] },
  hotels: [],
  venues: [],
  menus: [],
  products: [],
  promotions: [],
  terms: [],
  policies: [],
};

/** A picture as pages use it: its path (`contract/codecs/picture-path`) and alternative text. */
export interface DocumentPicture {
  readonly path: string;
  readonly alt: LocalizedText;
}

/** What all hotels share. */
export interface GroupDocument {
  readonly allergies: readonly {
    readonly allergyCode: string;
    readonly name: LocalizedText;
    readonly allergens: readonly Allergen[];
  }[];
  /** Lists of values that forms offer, such as titles, by the name of the list. */
  readonly appProps: readonly {
    readonly propName: string;
    readonly values: readonly { readonly value: string; readonly description: LocalizedText }[];
  }[];
  readonly joiningCoupons: readonly JoiningCouponDocument[];
}

/** The coupon that new members get; `htlCode` is a hotel, or GROUP for all hotels. */
export interface JoiningCouponDocument {
  readonly htlCode: HtlCode;
  readonly name: LocalizedText;
  readonly kind: 'amount' | 'percent';
  readonly value: number;
  readonly minOrderAmount: number;
  readonly maxDiscount: number | null;
  readonly validDays: number;
}

export interface HotelDocument {
  readonly htlCode: HtlCode;
  readonly htlHmcCode: string;
  readonly position: number;
  readonly name: LocalizedText;
  readonly phone: string;
  readonly homePageUrl: LocalizedText;
  readonly latitude: number;
  readonly longitude: number;
  readonly reviewsOn: boolean;
  readonly ratingsOn: boolean;
  readonly pointRate: number;
  readonly pointsSpendable: boolean;
  readonly staffLanguage: Language;
  readonly memberFoodRule: HotelMemberRule | null;
  readonly business: BusinessInfo;
  readonly photos: readonly (DocumentPicture & { readonly kind: 'front' | 'lounge' | 'benefits' })[];
  readonly benefits: readonly {
    readonly kind: 'special' | 'membership';
    readonly title: LocalizedText;
    readonly text: LocalizedText;
    readonly of?: 'points' | undefined;
  }[];
}

/** Seats at tables (room null), or one room, of a start time on one kind of day. */
export interface StockDocument {
  readonly stockDay: DayType;
  readonly startTime: SeoulTime;
  readonly dinRoomCode: DinRoomCode | null;
  readonly seats: number;
  readonly minSeats: number;
  readonly open: boolean;
}

/** Weekly stock that replaces the basic one on the days of a season. */
export interface SeasonDocument {
  /** For staff; guests do not see it. */
  readonly name: string;
  readonly fromDay: SeoulDate;
  readonly toDay: SeoulDate;
  readonly stock: readonly StockDocument[];
}

/** Seats at tables (room null), or one room, of a start time on one date. They replace those of the week and season. */
export interface DayStockDocument extends Omit<StockDocument, 'stockDay'> {
  readonly day: SeoulDate;
}

export interface RoomDocument {
  readonly dinRoomCode: DinRoomCode;
  readonly name: LocalizedText;
  /** Square metres; null if unknown. */
  readonly area: number | null;
  /** Null if the room has no picture. */
  readonly picture: DocumentPicture | null;
}

export interface MealDocument {
  readonly meal: Meal;
  readonly open: boolean;
  /** Monday to Friday. */
  readonly weekdayFlags: readonly boolean[];
  readonly onWeekdays: boolean;
  readonly onHolidays: boolean;
}

export interface VenueDocument {
  readonly dinCode: DinCode;
  readonly htlCode: HtlCode;
  readonly position: number;
  readonly active: boolean;
  readonly name: LocalizedText;
  readonly cuisineLabel: LocalizedText;
  readonly description: LocalizedText;
  readonly location: LocalizedText;
  readonly openingHours: LocalizedText;
  readonly facilities: LocalizedText;
  readonly parking: LocalizedText;
  readonly notice: LocalizedText;
  readonly pickupNotice: LocalizedText;
  readonly chefName: LocalizedText;
  readonly chefStatement: LocalizedText;
  readonly dressCode: LocalizedText;
  readonly children: LocalizedText;
  readonly phone: string;
  readonly mailbox: string | null;
  readonly wantsSheetMail: boolean;
  readonly seatCount: number;
  readonly cuisine: Cuisine | null;
  readonly welcomesChildren: boolean;
  readonly hasView: boolean;
  readonly introPicture: string;
  readonly tableTurnMinutes: number | null;
  readonly roomTurnMinutes: number | null;
  readonly categories: readonly { readonly name: LocalizedText; readonly reservationType: ReservationType }[];
  readonly photos: readonly DocumentPicture[];
  readonly rooms: readonly RoomDocument[];
  readonly meals: readonly MealDocument[];
  readonly stock: readonly StockDocument[];
  readonly seasons: readonly SeasonDocument[];
  readonly dayStock: readonly DayStockDocument[];
}

export interface MenuDocument {
  readonly menuIndex: number;
  readonly dinCode: DinCode;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly price: number;
  readonly coversPerUnit: number;
  readonly forChildren: boolean;
  readonly picture: string;
  readonly allergens: readonly Allergen[] | null;
  readonly diets: readonly Diet[];
  readonly baseIndex: number | null;
  readonly plates: readonly Plate[];
}

/** A price on the days of visit from `fromDay` to `toDay`, in place of the usual one. */
export interface DayPriceDocument {
  readonly fromDay: SeoulDate;
  readonly toDay: SeoulDate;
  readonly price: number;
}

/** A limit of units sold for each day of visit from `fromDay` to `toDay`; null for no limit. */
export interface DayLimitDocument {
  readonly fromDay: SeoulDate;
  readonly toDay: SeoulDate;
  readonly limit: number | null;
}

export interface OptionDocument {
  readonly menuIndex: number;
  readonly onSale: boolean;
  readonly visible: boolean;
  readonly price: number;
  readonly dayPrices: readonly DayPriceDocument[];
  readonly discountRate: number;
}

export interface QuestionDocument {
  readonly prodQsCode: string;
  readonly kind: 'text' | 'choice';
  readonly name: LocalizedText;
  readonly visible: boolean;
  readonly required: boolean;
  readonly choices: readonly LocalizedText[];
}

export interface ProductDocument {
  readonly prodCode: ProdCode;
  readonly dinCode: DinCode;
  readonly htlCode: HtlCode;
  readonly position: number;
  readonly onSale: boolean;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly depositNote: LocalizedText | null;
  readonly categoryPosition: number;
  readonly bannerPicture: string;
  readonly reservationType: ReservationType;
  readonly takesDeposit: boolean;
  readonly saleZone: SaleZone;
  readonly saleTimes: readonly SeoulTime[];
  readonly saleAlways: boolean;
  readonly saleFrom: SeoulDate | null;
  readonly saleTo: SeoulDate | null;
  readonly weekType: WeekType;
  readonly weekDayFlags: string;
  /** Price of one piece of a pickup product. */
  readonly price: number;
  readonly dayPrices: readonly DayPriceDocument[];
  readonly discountOn: boolean;
  readonly discountRate: number;
  readonly discountWeekdayRate: number;
  readonly discountWeekendRate: number;
  readonly discountFrom: SeoulDate | null;
  readonly discountTo: SeoulDate | null;
  readonly memberDiscountOn: boolean;
  readonly memberDiscountRate: number;
  readonly depositUpTo2: number | null;
  readonly depositUpTo4: number | null;
  readonly depositUpTo10: number | null;
  readonly depositFrom11: number | null;
  readonly daySaleLimit: number | null;
  readonly dayLimits: readonly DayLimitDocument[];
  readonly perPersonLimit: number | null;
  readonly pickupLeadDays: number;
  readonly pickupWeekFlags: string;
  readonly membersOnly: boolean;
  readonly questionType: QuestionType;
  readonly notSale: readonly { readonly fromDay: SeoulDate; readonly toDay: SeoulDate }[];
  readonly photos: readonly (DocumentPicture & { readonly photoType: 'prod1' | 'prod2' })[];
  readonly options: readonly OptionDocument[];
  readonly questions: readonly QuestionDocument[];
}

export interface PromotionDocument {
  readonly promCode: PromCode;
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode | null;
  readonly prodCode: ProdCode | null;
  readonly position: number;
  readonly name: LocalizedText;
  readonly simpleDescription: LocalizedText;
  readonly content: LocalizedText;
  readonly startsOn: SeoulDate | null;
  readonly endsOn: SeoulDate | null;
  readonly linkUrl: string | null;
  readonly banner: DocumentPicture;
  /** The path of the banner for narrow windows. */
  readonly bannerMobile: string;
}

export const termsTypeCodes = ['TT0001', 'TT0002', 'TT0003', 'TT0004', 'TT0005'] as const;
export type TermsTypeCode = (typeof termsTypeCodes)[number];

/** One version of a text that guests agree to. */
export interface TermsDocument {
  readonly termsSeq: number;
  readonly htlCode: HtlCode;
  readonly termsTypeCode: TermsTypeCode;
  readonly title: LocalizedText;
  readonly content: LocalizedText;
  readonly version: string;
  readonly effectiveAt: Date;
  readonly endedAt: Date | null;
}

/** One version of a venue's cancellation policy. */
export interface PolicyDocument {
  readonly payPlcySeq: number;
  readonly dinCode: DinCode;
  readonly reservationBased: boolean;
  readonly tiers: readonly CancelTier[];
  readonly graceMinutes: number;
  readonly description: LocalizedText;
  readonly version: string;
  readonly effectiveAt: Date;
}
