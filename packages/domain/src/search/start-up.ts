import { isBookableDay } from '../availability/horizon';
import type { ReservationType } from '../products/product';
import { addDays, getTodayInSeoul, type SeoulDate } from '../shared/seoul-time';
import {
  type Field,
  formatMenus,
  parseCode,
  parseCount,
  parseDate,
  parseFlag,
  parseList,
  parseMenus,
  parseReservationType,
  parseTime,
} from './search-fields';
import { createSearch, getDefaultVisitDay, type SearchHotel, type SearchState } from './search-state';

/** Names under which the search stands in the address and in cookies (Spec §3 Search state). */
export const searchKeys = [
  'hotelCode',
  'dinCode',
  'prodCode',
  'resvType',
  'resvDate',
  'resvMenu',
  'resvTotalPrice',
  'checkInDate',
  'checkOutDate',
  'adultCount',
  'childCount',
  'dinRoomCode',
  'dinCateName',
  'rtplCompDcCode',
  'openSearchArea',
  'cartIdList',
] as const;
export type SearchKey = (typeof searchKeys)[number];
export type SearchFields = Readonly<Partial<Record<SearchKey, Field>>>;

/** What the start of the site has at hand. */
export interface SearchSources {
  readonly query: SearchFields;
  readonly cookie: SearchFields;
  readonly hotels: readonly [SearchHotel, ...SearchHotel[]];
  readonly now: Date;
}

/** Spec §4 Start-up: a check-in before today becomes today, a check-out not after it the next day. */
export function normalizeStay(checkIn: SeoulDate | undefined, checkOut: SeoulDate | undefined, today: SeoulDate) {
  const from = checkIn !== undefined && checkIn >= today ? checkIn : today;
  const to = checkOut !== undefined && checkOut > from ? checkOut : addDays(from, 1);
  return { checkIn: from, checkOut: to };
}

/** By what an address and a cookie name a hotel. */
type NamedHotel = Pick<SearchHotel, 'htlCode' | 'htlHmcCode'>;

/** Spec §4 Start-up: the hotel that the address names by its HMC code in any case; undefined where it names none. */
const findLinkedHotel = <Hotel extends NamedHotel>(hotels: readonly Hotel[], hotelCode: Field): Hotel | undefined =>
  hotels.find((hotel) => hotel.htlHmcCode.toLowerCase() === hotelCode?.toLowerCase());

/** Spec §4 Start-up: the address names a hotel by its HMC code, the cookie by ours; else the first hotel. */
export const selectHotel = <Hotel extends NamedHotel>(hotels: readonly Hotel[], query: Field, cookie: Field): Hotel | undefined =>
  findLinkedHotel(hotels, query) ?? hotels.find((hotel) => hotel.htlCode === cookie) ?? hotels[0];

/** What kind of reservation the address asks for, else the cookie; undefined where neither says. */
export const chooseReservationType = (query: Field, cookie: Field): ReservationType | undefined =>
  parseReservationType(query) ?? parseReservationType(cookie);

/** The search with which the site starts: the address wins over the cookie, the cookie over the defaults (Spec §4 Start-up). */
export function createInitialSearch(sources: SearchSources): SearchState {
  const { query, cookie, now } = sources;
  const { hotels } = sources;
  const linked = findLinkedHotel(hotels, query.hotelCode) !== undefined;
  const hotel = selectHotel(hotels, query.hotelCode, cookie.hotelCode) ?? hotels[0];
  const start = createSearch(hotel, now);
  const today = getTodayInSeoul(now);
  // Venues, products and rooms kept for another hotel or venue would lead nowhere.
  const elsewhere =
    (cookie.hotelCode && cookie.hotelCode !== hotel.htlCode) ||
    (query.dinCode && cookie.dinCode && query.dinCode !== cookie.dinCode);
  const kept: SearchFields = elsewhere
    ? {
        ...cookie,
        dinCode: null,
        prodCode: null,
        // A table or a room is what most venues take; what is collected was of the other one.
        resvType: cookie.resvType === 'pickup' ? null : cookie.resvType,
        dinRoomCode: null,
        dinCateName: null,
        resvMenu: null,
        resvTotalPrice: null,
      }
    : cookie;
  const read = <T>(key: SearchKey, reader: (field: Field) => T | undefined): T | undefined =>
    reader(query[key]) ?? reader(kept[key]);

  // A date kept from days gone by says nothing about this visit, and nothing can be reserved on one out of sight.
  const dateFrom = [query.resvDate, kept.resvDate].find((field) => isBookableDay(parseDate(field) ?? '', today));
  const text = (field: Field): string | undefined => (field && field.length <= 100 ? field : undefined);

  return {
    ...start,
    dinCode: read('dinCode', parseCode<NonNullable<SearchState['dinCode']>>) ?? null,
    prodCode: read('prodCode', parseCode<NonNullable<SearchState['prodCode']>>) ?? null,
    type: chooseReservationType(query.resvType, kept.resvType) ?? start.type,
    visitDay: parseDate(dateFrom) ?? start.visitDay,
    // A time kept from another venue is none of this one's; the day may well be.
    visitTime: (elsewhere && dateFrom !== query.resvDate ? undefined : parseTime(dateFrom)) ?? null,
    menus: read('resvMenu', parseMenus) ?? [],
    totalPrice: read('resvTotalPrice', (field) => parseCount(field, Number.MAX_SAFE_INTEGER)) ?? 0,
    ...normalizeStay(read('checkInDate', parseDate), read('checkOutDate', parseDate), today),
    adults: read('adultCount', parseCount) ?? start.adults,
    kids: read('childCount', parseCount) ?? start.kids,
    dinRoomCode: read('dinRoomCode', parseCode<NonNullable<SearchState['dinRoomCode']>>) ?? null,
    categoryName: read('dinCateName', text) ?? '',
    companyDiscountCode: read('rtplCompDcCode', text) ?? '',
    searchOpen: linked || (read('openSearchArea', parseFlag) ?? false),
    orderSheetIds: read('cartIdList', parseList) ?? [],
  };
}

/**
 * The search as the address has it that Back or Forward lead to: a page of another hotel or venue stands as it was left, with what the
 * address does not tell as it is now. Any other page of the history shows what is searched for now.
 */
export function restoreSearch(search: SearchState, { query, hotels, now }: Omit<SearchSources, 'cookie'>): SearchState {
  const hotel = findLinkedHotel(hotels, query.hotelCode);
  const elsewhere =
    hotel !== undefined && (hotel.htlCode !== search.htlCode || (parseCode(query.dinCode) ?? search.dinCode) !== search.dinCode);
  return elsewhere ? createInitialSearch({ query, cookie: formatSearchCookies(search), hotels, now }) : search;
}

/**
 * A search that another day has begun over, as on a page left open at midnight: what nobody chose begins with the new day, as
 * at a fresh start. A visit that was chosen stays, for its page to say that it is past.
 */
export function rollOverSearch(search: SearchState, before: SeoulDate, today: SeoulDate): SearchState {
  const { visitDay, visitTime, prodCode, searchOpen } = search;
  const chosen = searchOpen || prodCode !== null || visitTime !== null || visitDay === null;
  const stale = !chosen && (visitDay === getDefaultVisitDay(before) || visitDay < today);
  return {
    ...search,
    ...normalizeStay(search.checkIn, search.checkOut, today),
    visitDay: stale ? getDefaultVisitDay(today) : visitDay,
  };
}

/** What the cookies keep of a search: read back by `createInitialSearch` it gives the same search on the same day. */
export const formatSearchCookies = (search: SearchState): Record<SearchKey, string> => ({
  hotelCode: search.htlCode,
  dinCode: search.dinCode ?? '',
  prodCode: search.prodCode ?? '',
  resvType: search.type,
  resvDate: [search.visitDay, search.visitDay && search.visitTime].filter(Boolean).join(' '),
  resvMenu: formatMenus(search.menus),
  resvTotalPrice: String(search.totalPrice),
  checkInDate: search.checkIn,
  checkOutDate: search.checkOut,
  adultCount: String(search.adults),
  childCount: String(search.kids),
  dinRoomCode: search.dinRoomCode ?? '',
  dinCateName: search.categoryName,
  rtplCompDcCode: search.companyDiscountCode,
  openSearchArea: search.searchOpen ? 'Y' : 'N',
  cartIdList: search.orderSheetIds.join(','),
});
