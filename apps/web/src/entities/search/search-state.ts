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
  createInitialSearch,
  formatSearchCookies,
  restoreSearch,
  type SearchFields,
  type SearchKey,
  searchKeys,
} from '@dining/domain/search/start-up';
import type { HtlCode } from '@dining/domain/shared/codes';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useSyncExternalStore } from 'react';
import type { Clock } from '../../lib/clock';
import { readCookie, writeCookie } from '../../lib/cookies';
import { useRequired } from '../../lib/required-context';
import { keepInTab, keptInTab } from '../../lib/session-store';
import { createStore } from '../../lib/store';
import { type Hotel, hotelsQuery, useHotels } from '../app/app-data';

type Change = (search: SearchState) => SearchState;
/** Changes the search everywhere it is shown; nothing happens before there is one. */
export type ChangeSearch = (change: Change) => void;

/** What a visitor is looking for: kept in cookies at each change, restored at the start (Spec §3 Search state, §4 Start-up). */
export interface SearchStore {
  /** Returns the visitor's search; undefined until it is restored. */
  readonly get: () => SearchState | undefined;
  /** Returns the search that the server rendered the page with: of a visitor who has looked for nothing yet. */
  readonly getRendered: () => SearchState | undefined;
  readonly change: ChangeSearch;
  /** Calls at each change. Returns a function that stops it. */
  readonly watch: (onChange: () => void) => () => void;
  /**
   * Restores the search: the address wins over the cookies, but the page of one restaurant belongs to that restaurant's hotel (`htlCode`).
   * Without hotels (on the error page) there is no search.
   */
  readonly restore: (htlCode?: HtlCode) => void;
  /**
   * Says that another page is in sight, by the key of its entry in the history. With `again` Back or Forward led there: it shows the hotel
   * that it was left with, and the venue of its address.
   */
  readonly enterPage: (key?: string, again?: boolean) => void;
  /** Says for which hotel, at which instant and with which fields of its address the server renders, or rendered, the page. */
  readonly setRendered: (htlCode: HtlCode, address: SearchFields, at: Date) => void;
  /** Calls if the visitor looks for something else than the page was rendered for, now or later. Returns a function that stops it. */
  readonly onOwnSearch: (call: () => void) => () => void;
}

/** The cookie with the times at which counts and days were last changed. */
const timesCookie = 'searchTimes';
const getChangeTimes = (now: Date): ChangeTimes => parseChangeTimes(readCookie(timesCookie), now);

export const searchHotel = (hotel: Hotel): SearchHotel => ({
  htlCode: hotel.htlCode,
  htlHmcCode: hotel.htlHmcCode,
  name: textFromWire('htlName', hotel),
  reviewsOn: hotel.resvReviewYn === 'Y',
});

const readFields = (read: (key: string) => string | null): SearchFields =>
  Object.fromEntries(searchKeys.map((key) => [key, read(key)]));

function readAddress(): SearchFields {
  const address = new URLSearchParams(location.search);
  return readFields((key) => address.get(key));
}

const looksFor = ({ htlCode, adults, kids, visitDay }: SearchState): string => [htlCode, adults, kids, visitDay].join(' ');

/** Creates the search of one browser app or of one rendered page. */
export function createSearchStore(queryClient: QueryClient, { now }: Clock): SearchStore {
  const { get, set, watch } = createStore<SearchState | undefined>(undefined);
  let rendered: SearchState | undefined;
  /** What a visitor looks for who has chosen nothing yet. */
  let initial: string | undefined;
  /** The entry of the tab's history in sight: most pages do not name their hotel in the address. */
  let entry = '';

  const listHotels = () => (queryClient.getQueryData(hotelsQuery.queryKey) ?? []).map(searchHotel);
  const keepHotelOfEntry = (): void => {
    const current = get();
    if (entry && current) keepInTab(entry, current.htlHmcCode);
  };
  /** Keeps a search; `named` are the keys that the address names. */
  const keep = (next: SearchState, named: readonly SearchKey[] = []): void => {
    const current = get();
    const before = current && formatSearchCookies(current);
    const after = formatSearchCookies(next);
    const times = updateChangeTimes(getChangeTimes(now()), before ?? readFields(readCookie), after, { now: now(), named });
    for (const key of searchKeys) if (before?.[key] !== after[key]) writeCookie(key, after[key]);
    writeCookie(timesCookie, formatChangeTimes(times));
    set(next);
    keepHotelOfEntry();
  };
  const change: ChangeSearch = (update) => {
    const current = get();
    if (current !== undefined) keep(update(current));
  };
  const followAddress = (left: string | undefined): void => {
    const [first, ...others] = listHotels();
    if (first === undefined) return;
    const query = readAddress();
    change((search) => {
      // An address without a hotel says nothing about the search of its own hotel.
      const hotelCode = query.hotelCode || left !== search.htlHmcCode ? (left ?? query.hotelCode) : null;
      return restoreSearch(search, { query: { ...query, hotelCode }, hotels: [first, ...others], now: now() });
    });
  };

  return {
    get,
    getRendered: () => rendered,
    change,
    watch,
    restore(htlCode) {
      const hotels = listHotels();
      const [first, ...others] = htlCode === undefined ? hotels : hotels.filter((hotel) => hotel.htlCode === htlCode);
      if (first === undefined) return;
      const query = readAddress();
      const cookie = dropOldFields(readFields(readCookie), getChangeTimes(now()), now());
      const named = searchKeys.filter((key) => query[key] !== null);
      keep(createInitialSearch({ query, cookie, hotels: [first, ...others], now: now() }), named);
    },
    enterPage(key = '', again = false) {
      entry = key;
      const left = again && keptInTab(key);
      if (again) followAddress(typeof left === 'string' ? left : undefined);
      keepHotelOfEntry();
    },
    setRendered(htlCode, address, at) {
      const [first, ...others] = listHotels();
      if (first === undefined) return;
      const start = createInitialSearch({ query: address, cookie: { hotelCode: htlCode }, hotels: [first, ...others], now: at });
      initial = looksFor(start);
      // What is free on a day is never kept with a page.
      rendered = { ...start, visitDay: null };
    },
    onOwnSearch(call) {
      const callIfOwn = () => {
        const current = get();
        if (current !== undefined && initial !== undefined && looksFor(current) !== initial) call();
      };
      callIfOwn();
      return watch(callIfOwn);
    },
  };
}

export const SearchContext = createContext<SearchStore | undefined>(undefined);

/** @throws outside of `SearchContext` */
export const useSearchStore = (): SearchStore => useRequired(SearchContext);

export const useChangeSearch = (): ChangeSearch => useSearchStore().change;

export const useOnOwnSearch = (): SearchStore['onOwnSearch'] => useSearchStore().onOwnSearch;

/** Keeps nothing of the search but the hotel: the next start finds a visitor who has not looked for anything yet. */
export function forgetSearch(): void {
  for (const key of searchKeys) if (key !== 'hotelCode') writeCookie(key, '');
}

/** What has just been ordered is wanted no longer: a start from now on has none of it, while the page that orders still shows it. */
export function forgetOrderAtNextStart(): void {
  writeCookie('resvMenu', '');
  writeCookie('resvTotalPrice', '0');
}

const noSearch = (): never => {
  throw new Error('A page that reserves needs the hotels, which start-up loads');
};

function useCurrent(): SearchState | undefined {
  const { watch, get, getRendered } = useSearchStore();
  return useSyncExternalStore(watch, get, getRendered);
}

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
