import { textFromWire } from '@dining/contract/codecs/text';
import {
  type ChangeTimes,
  dropOldFields,
  formatChangeTimes,
  parseChangeTimes,
  updateChangeTimes,
} from '@dining/domain/search/cookie-age';
import type { SearchHotel, SearchState } from '@dining/domain/search/search-state';
import {
  type SearchFields,
  type SearchKey,
  searchAtAddress,
  searchAtStart,
  searchCookies,
  searchKeys,
} from '@dining/domain/search/start-up';
import type { HtlCode } from '@dining/domain/shared/codes';
import { useSyncExternalStore } from 'react';
import { now } from '../../lib/clock';
import { readCookie, writeCookie } from '../../lib/cookies';
import { queryClient } from '../../lib/query-client';
import { keepInTab, keptInTab } from '../../lib/session-store';
import { type Hotel, hotelsQuery, useHotels } from '../app/app-data';

/** What a visitor is looking for: kept in cookies at each change, restored at the start (Spec §3 Search state, §4 Start-up). */
let current: SearchState | undefined;
const watchers = new Set<() => void>();
const watch = (changed: () => void) => {
  watchers.add(changed);
  return () => {
    watchers.delete(changed);
  };
};

/** The entry of the tab's history in sight, which was of some hotel; most pages do not say of which in their address. */
let entry = '';
function noteHotel(): void {
  if (entry && current) keepInTab(entry, current.htlHmcCode);
}

/** The cookie with the times at which counts and days were last changed. */
const timesCookie = 'searchTimes';
const getChangeTimes = (): ChangeTimes => parseChangeTimes(readCookie(timesCookie), now());

/** Keeps a search; `named` are the keys that the address names. */
function keep(next: SearchState, named: readonly SearchKey[] = []): void {
  const before = current && searchCookies(current);
  const after = searchCookies(next);
  const times = updateChangeTimes(getChangeTimes(), before ?? fields(readCookie), after, { now: now(), named });
  for (const key of searchKeys) if (before?.[key] !== after[key]) writeCookie(key, after[key]);
  writeCookie(timesCookie, formatChangeTimes(times));
  current = next;
  noteHotel();
  for (const changed of watchers) changed();
}

export const searchHotel = (hotel: Hotel): SearchHotel => ({
  htlCode: hotel.htlCode,
  htlHmcCode: hotel.htlHmcCode,
  name: textFromWire('htlName', hotel),
  reviewsOn: hotel.resvReviewYn === 'Y',
});

/**
 * Restores the search: the address wins over the cookies, but the page of one restaurant is of that one's hotel (`htlCode`). Without
 * hotels (on the error page) there is nothing to look for.
 */
export function restoreSearch(htlCode?: HtlCode): void {
  const hotels = (queryClient.getQueryData(hotelsQuery.queryKey) ?? []).map(searchHotel);
  const [first, ...others] = htlCode === undefined ? hotels : hotels.filter((hotel) => hotel.htlCode === htlCode);
  if (first === undefined) return;
  const query = inAddress();
  const cookie = dropOldFields(fields(readCookie), getChangeTimes(), now());
  const named = searchKeys.filter((key) => query[key] !== null);
  keep(searchAtStart({ query, cookie, hotels: [first, ...others], now: now() }), named);
}

const fields = (read: (key: string) => string | null): SearchFields =>
  Object.fromEntries(searchKeys.map((key) => [key, read(key)]));
const inAddress = (): SearchFields => {
  const address = new URLSearchParams(location.search);
  return fields((key) => address.get(key));
};

/** Another page is in sight: one that Back or Forward lead to shows the hotel, and the venue of its address, that it was left with. */
export function enterPage(key = '', again = false): void {
  entry = key;
  const left = again && keptInTab(key);
  if (again) followAddress(typeof left === 'string' ? left : undefined);
  noteHotel();
}

function followAddress(left: string | undefined): void {
  const [first, ...others] = (queryClient.getQueryData(hotelsQuery.queryKey) ?? []).map(searchHotel);
  if (first === undefined) return;
  const query = inAddress();
  changeSearch((search) => {
    // An address that names no hotel tells nothing of the search of its own one.
    const hotelCode = query.hotelCode || left !== search.htlHmcCode ? (left ?? query.hotelCode) : null;
    return searchAtAddress(search, { query: { ...query, hotelCode }, hotels: [first, ...others], now: now() });
  });
}

/** Changes the search everywhere it is shown. */
export function changeSearch(change: (search: SearchState) => SearchState): void {
  if (current !== undefined) keep(change(current));
}

/** Keeps nothing of the search but the hotel: the next start finds a visitor who has not looked for anything yet. */
export function forgetSearch(): void {
  for (const key of searchKeys) if (key !== 'hotelCode') writeCookie(key, '');
}

/** What has just been ordered is wanted no longer: a start from now on has none of it, while the page that orders still shows it. */
export function forgetOrderAtNextStart(): void {
  writeCookie('resvMenu', '');
  writeCookie('resvTotalPrice', '0');
}

/** The search that the server rendered the page with: of a visitor who has looked for nothing yet. */
let rendered: SearchState | undefined;
const readRendered = () => rendered;
/** What such a visitor looks for. */
let usual: string | undefined;

/** Says of which hotel, when, and with what of its address the server renders, or rendered, the page. */
export function renderSearch(htlCode: HtlCode, address: SearchFields, at: Date): void {
  const [first, ...others] = (queryClient.getQueryData(hotelsQuery.queryKey) ?? []).map(searchHotel);
  if (first === undefined) return;
  const start = searchAtStart({ query: address, cookie: { hotelCode: htlCode }, hotels: [first, ...others], now: at });
  usual = looksFor(start);
  // What is free on a day is never kept with a page.
  rendered = { ...start, visitDay: null };
}

const looksFor = ({ htlCode, adults, kids, visitDay }: SearchState): string => [htlCode, adults, kids, visitDay].join(' ');

/** Calls when somebody looks for something else than the page was rendered for, now or later; answers how to stop. */
export function onOwnSearch(call: () => void): () => void {
  const own = () => {
    if (current !== undefined && usual !== undefined && looksFor(current) !== usual) call();
  };
  own();
  return watch(own);
}

const noSearch = (): never => {
  throw new Error('A page that reserves needs the hotels, which start-up loads');
};
const read = () => current;

const useCurrent = () => useSyncExternalStore(watch, read, readRendered);

/** The search; only for pages that are shown after start-up has found the hotels. */
export const useSearch = (): SearchState => useCurrent() ?? noSearch();

const noIds: readonly string[] = [];
/** Order sheets the search remembers (wire: cartIdList); none where there is no search. */
export const useOrderSheetIds = (): readonly string[] => useCurrent()?.orderSheetIds ?? noIds;

/** The hotel looked at; undefined where start-up loaded none. */
export function useHotel(): Hotel | undefined {
  const htlCode = useCurrent()?.htlCode;
  return useHotels().find((hotel) => hotel.htlCode === htlCode);
}
