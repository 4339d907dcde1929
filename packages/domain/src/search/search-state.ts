import type { MenuChoice } from '../products/menu-choice';
import { firstStepParty } from '../products/party';
import type { ReservationType } from '../products/product';
import type { DinCode, DinRoomCode, HtlCode, ProdCode } from '../shared/codes';
import type { LocalizedText } from '../shared/localized-text';
import { addDays, getTodayInSeoul, type SeoulDate, type SeoulTime } from '../shared/seoul-time';

/** A hotel as the start needs it. */
export interface SearchHotel {
  readonly htlCode: HtlCode;
  readonly htlHmcCode: string;
  readonly name: LocalizedText;
  readonly reviewsOn: boolean;
}

/** What a visitor is looking for, on every page (Spec §3 Search state). */
export interface SearchState {
  readonly htlCode: HtlCode;
  readonly htlHmcCode: string;
  readonly hotelName: LocalizedText;
  /** The hotel's own switch (decision 5). */
  readonly reviewsOn: boolean;
  readonly dinCode: DinCode | null;
  readonly prodCode: ProdCode | null;
  readonly type: ReservationType;
  readonly visitDay: SeoulDate | null;
  readonly visitTime: SeoulTime | null;
  readonly menus: readonly MenuChoice[];
  /** Won, as last shown; the server prices again. */
  readonly totalPrice: number;
  readonly checkIn: SeoulDate;
  readonly checkOut: SeoulDate;
  readonly adults: number;
  readonly kids: number;
  readonly dinRoomCode: DinRoomCode | null;
  readonly categoryName: string;
  /** The wire's rtplCompDcCode, carried along unread. */
  readonly companyDiscountCode: string;
  readonly searchOpen: boolean;
  /** Open order sheets (wire: cartIdList). */
  readonly orderSheetIds: readonly string[];
}

/** The day of visit that a search begins with. */
export const getDefaultVisitDay = (today: SeoulDate): SeoulDate => addDays(today, 1);

/** A search at its start (Spec §4): a table for one adult tomorrow, check-in today, check-out tomorrow. */
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

/** Spec §4 Reset reservation: a table, no date, nobody, no room; what was chosen after that goes too. */
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

/** Spec §4: another type starts the search anew, keeping venue and party. A pickup's category comes with its type. */
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

/** Another hotel: its venues, products, rooms and pickup categories are others; day, party, and table or room are still wanted. */
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
