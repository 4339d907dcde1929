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
  parseIds,
  parseMenus,
  parseReservationType,
  parseTime,
} from './search-fields';
import { createSearch, getDefaultVisitDay, type SearchHotel, type SearchState } from './search-state';

/** Names of the search's fields in URLs and cookies (Spec §3 Search state). */
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

/** Sources of the search at start-up. */
export interface SearchSources {
  readonly query: SearchFields;
  readonly cookie: SearchFields;
  readonly hotels: readonly [SearchHotel, ...SearchHotel[]];
  readonly now: Date;
}

/**
 * Normalises the dates of a hotel stay (Spec §4 Start-up): a missing or past check-in becomes today, and a check-out
 * that is missing or not after the check-in becomes the day after the check-in.
 */
export function normalizeStay(checkIn: SeoulDate | undefined, checkOut: SeoulDate | undefined, today: SeoulDate) {
  const from = checkIn !== undefined && checkIn >= today ? checkIn : today;
  const to = checkOut !== undefined && checkOut > from ? checkOut : addDays(from, 1);
  return { checkIn: from, checkOut: to };
}

/** Codes of a hotel: `htlHmcCode` is used in URLs, `htlCode` in cookies. */
type HotelCodes = Pick<SearchHotel, 'htlCode' | 'htlHmcCode'>;

/** Finds the hotel that the URL names by its HMC code, ignoring case (Spec §4 Start-up). */
const findLinkedHotel = <Hotel extends HotelCodes>(hotels: readonly Hotel[], hotelCode: Field): Hotel | undefined =>
  hotels.find((hotel) => hotel.htlHmcCode.toLowerCase() === hotelCode?.toLowerCase());

/** Selects the hotel (Spec §4 Start-up): by the URL's HMC code, else by the cookie's code, else the first one. */
export const selectHotel = <Hotel extends HotelCodes>(
  hotels: readonly Hotel[],
  queryField: Field,
  cookieField: Field,
): Hotel | undefined =>
  findLinkedHotel(hotels, queryField) ?? hotels.find((hotel) => hotel.htlCode === cookieField) ?? hotels[0];

/** Selects the type of reservation: of the URL, or else of the cookie; undefined if neither has a valid one. */
export const selectReservationType = (queryField: Field, cookieField: Field): ReservationType | undefined =>
  parseReservationType(queryField) ?? parseReservationType(cookieField);

/**
 * Creates the search at start-up. The URL has precedence over the cookie, the cookie over the defaults (Spec §4
 * Start-up).
 */
export function createInitialSearch(sources: SearchSources): SearchState {
  const { query, cookie, now } = sources;
  const { hotels } = sources;
  const isHotelLinked = findLinkedHotel(hotels, query.hotelCode) !== undefined;
  const hotel = selectHotel(hotels, query.hotelCode, cookie.hotelCode) ?? hotels[0];
  const start = createSearch(hotel, now);
  const today = getTodayInSeoul(now);
  // A stored venue, product or room is invalid if another hotel is selected or the URL names another venue.
  const isOtherVenue =
    (cookie.hotelCode && cookie.hotelCode !== hotel.htlCode) ||
    (query.dinCode && cookie.dinCode && query.dinCode !== cookie.dinCode);
  const fields: SearchFields = isOtherVenue
    ? {
        ...cookie,
        dinCode: null,
        prodCode: null,
        // Tables and rooms are kept, because most venues have them. Pickups are not, because few venues offer them.
        resvType: cookie.resvType === 'pickup' ? null : cookie.resvType,
        dinRoomCode: null,
        dinCateName: null,
        resvMenu: null,
        resvTotalPrice: null,
      }
    : cookie;
  const parseField = <T>(key: SearchKey, parse: (field: Field) => T | undefined): T | undefined =>
    parse(query[key]) ?? parse(fields[key]);

  // Ignores dates of the URL and the cookie that are past or beyond the booking horizon.
  const dateField = [query.resvDate, fields.resvDate].find((field) => isBookableDay(parseDate(field) ?? '', today));
  const parseText = (field: Field): string | undefined => (field && field.length <= 100 ? field : undefined);

  return {
    ...start,
    dinCode: parseField('dinCode', parseCode<NonNullable<SearchState['dinCode']>>) ?? null,
    prodCode: parseField('prodCode', parseCode<NonNullable<SearchState['prodCode']>>) ?? null,
    type: selectReservationType(query.resvType, fields.resvType) ?? start.type,
    visitDay: parseDate(dateField) ?? start.visitDay,
    // A time stored for another venue is invalid here, but its day may be valid.
    visitTime: (isOtherVenue && dateField !== query.resvDate ? undefined : parseTime(dateField)) ?? null,
    menus: parseField('resvMenu', parseMenus) ?? [],
    totalPrice: parseField('resvTotalPrice', (field) => parseCount(field, Number.MAX_SAFE_INTEGER)) ?? 0,
    ...normalizeStay(parseField('checkInDate', parseDate), parseField('checkOutDate', parseDate), today),
    adults: parseField('adultCount', parseCount) ?? start.adults,
    kids: parseField('childCount', parseCount) ?? start.kids,
    dinRoomCode: parseField('dinRoomCode', parseCode<NonNullable<SearchState['dinRoomCode']>>) ?? null,
    categoryName: parseField('dinCateName', parseText) ?? '',
    companyDiscountCode: parseField('rtplCompDcCode', parseText) ?? '',
    searchOpen: isHotelLinked || (parseField('openSearchArea', parseFlag) ?? false),
    orderSheetIds: parseField('cartIdList', parseIds) ?? [],
  };
}

/**
 * Restores the search after Back or Forward. If the URL names a hotel, and the hotel or the venue differs from the
 * current search, returns the search of the URL. Party, day and stay that it lacks come from the current search;
 * choices of the previous venue are cleared. Otherwise returns the current search.
 */
export function restoreSearch(search: SearchState, { query, hotels, now }: Omit<SearchSources, 'cookie'>): SearchState {
  const hotel = findLinkedHotel(hotels, query.hotelCode);
  const isOtherVenue =
    hotel !== undefined &&
    (hotel.htlCode !== search.htlCode || (parseCode(query.dinCode) ?? search.dinCode) !== search.dinCode);
  return isOtherVenue ? createInitialSearch({ query, cookie: formatSearchCookies(search), hotels, now }) : search;
}

/**
 * Updates a search at midnight, for a page that is still open: the dates of the stay are normalised, and a day of visit
 * that the visitor did not choose moves to the new default. A chosen visit stays, and its page shows that it is past.
 */
export function rollOverSearch(search: SearchState, previousDay: SeoulDate, today: SeoulDate): SearchState {
  const { visitDay, visitTime, prodCode, searchOpen } = search;
  const isChosen = searchOpen || prodCode !== null || visitTime !== null || visitDay === null;
  const isOutdated = !isChosen && (visitDay === getDefaultVisitDay(previousDay) || visitDay < today);
  return {
    ...search,
    ...normalizeStay(search.checkIn, search.checkOut, today),
    visitDay: isOutdated ? getDefaultVisitDay(today) : visitDay,
  };
}

/**
 * Formats the search for cookies, from which `createInitialSearch` restores it on the same day. A search without a day
 * of visit gets the default day then.
 */
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
