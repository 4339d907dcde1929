import type { MenuChoice } from '../products/menu-choice';
import { firstStepParty } from '../products/party';
import type { ReservationType } from '../products/product';
import type { DinCode, DinRoomCode, HtlCode, ProdCode } from '../shared/codes';
import type { LocalizedText } from '../shared/localized-text';
import { addDays, getTodayInSeoul, type SeoulDate, type SeoulTime } from '../shared/seoul-time';

/** The fields of a hotel that a search uses. */
export interface SearchHotel {
  readonly htlCode: HtlCode;
  readonly htlHmcCode: string;
  readonly name: LocalizedText;
  readonly reviewsOn: boolean;
}

/** The search of a visitor, shared by all pages (Spec §3 Search state). */
export interface SearchState {
  readonly htlCode: HtlCode;
  readonly htlHmcCode: string;
  readonly hotelName: LocalizedText;
  /** True if the hotel has reviews on (decision 5). */
  readonly reviewsOn: boolean;
  readonly dinCode: DinCode | null;
  readonly prodCode: ProdCode | null;
  readonly type: ReservationType;
  readonly visitDay: SeoulDate | null;
  readonly visitTime: SeoulTime | null;
  readonly menus: readonly MenuChoice[];
  /** Amount in won, as last shown; the server calculates it again. */
  readonly totalPrice: number;
  readonly checkIn: SeoulDate;
  readonly checkOut: SeoulDate;
  readonly adults: number;
  readonly kids: number;
  readonly dinRoomCode: DinRoomCode | null;
  readonly categoryName: string;
  /** `rtplCompDcCode` of the API, passed on unchanged. */
  readonly companyDiscountCode: string;
  /** True if the first step shows the days and times of the search (`openSearchArea` in the API). */
  readonly searchOpen: boolean;
  /** Ids of open order sheets (`cartIdList` in the API). */
  readonly orderSheetIds: readonly string[];
}

/** Returns the day of visit of a new search: tomorrow. */
export const getDefaultVisitDay = (today: SeoulDate): SeoulDate => addDays(today, 1);

/** Creates a new search (Spec §4): a table for one adult tomorrow, check-in today, check-out tomorrow. */
export function createSearch(hotel: SearchHotel, now: Date): SearchState {
  const today = getTodayInSeoul(now);
  return {
    htlCode: hotel.htlCode,
    htlHmcCode: hotel.htlHmcCode,
    hotelName: hotel.name,
    reviewsOn: hotel.reviewsOn,
    dinCode: null,
    prodCode: null,
    type: 'table',
    visitDay: getDefaultVisitDay(today),
    visitTime: null,
    menus: [],
    totalPrice: 0,
    checkIn: today,
    checkOut: addDays(today, 1),
    ...firstStepParty,
    dinRoomCode: null,
    categoryName: '',
    companyDiscountCode: '',
    searchOpen: false,
    orderSheetIds: [],
  };
}

/** Resets the search (Spec §4 Reset reservation): a table, without date, guests, room and the choices after them. */
export const resetSearch = (search: SearchState): SearchState => ({
  ...search,
  type: 'table',
  visitDay: null,
  visitTime: null,
  adults: 0,
  kids: 0,
  dinRoomCode: null,
  prodCode: null,
  menus: [],
  totalPrice: 0,
});

/**
 * Changes the type and resets the search except venue and party (Spec §4). `categoryName` is the category of a pickup.
 */
export const changeType = (search: SearchState, type: ReservationType, categoryName: string): SearchState => ({
  ...search,
  type,
  categoryName,
  visitDay: null,
  visitTime: null,
  dinRoomCode: null,
  prodCode: null,
  menus: [],
  totalPrice: 0,
});

/**
 * Changes the hotel. Clears venue, time, product, menus, room and pickup category, which belong to the old hotel; keeps
 * day, party, and whether a table or a room is searched.
 */
export const changeHotel = (search: SearchState, hotel: SearchHotel): SearchState => ({
  ...resetSearch(search),
  type: search.type === 'pickup' ? 'table' : search.type,
  visitDay: search.visitDay,
  adults: search.adults,
  kids: search.kids,
  htlCode: hotel.htlCode,
  htlHmcCode: hotel.htlHmcCode,
  hotelName: hotel.name,
  reviewsOn: hotel.reviewsOn,
  dinCode: null,
  categoryName: '',
});
