import { decodeText } from '@dining/contract/codecs/text';
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
import { keepInTab, readFromTab } from '../../lib/session-store';
import { createStore } from '../../lib/store';
import { type Hotel, hotelsQuery, useHotels } from '../app/app-data';

type Change = (search: SearchState) => SearchState;
/** Changes the search; does nothing before it is restored. */
export type ChangeSearch = (change: Change) => void;

/** The visitor's search: stored in cookies at each change, restored at start (Spec §3 Search state, §4 Start-up). */
export interface SearchStore {
  readonly get: () => SearchState | undefined;
  /** Returns the search that the server rendered the page with, which is that of an anonymous visitor. */
  readonly getRendered: () => SearchState | undefined;
  readonly change: ChangeSearch;
  /** Subscribes to changes. Returns the function that unsubscribes. */
  readonly watch: (onChange: () => void) => () => void;
  /**
   * Restores the search. The address overrides cookies, but the page of one restaurant selects its hotel (`htlCode`).
   * Without hotels (on the error page) there is no search.
   */
  readonly restore: (htlCode?: HtlCode) => void;
  /**
   * Handles navigation to another entry of the history, given by its key. `again` marks Back and Forward: the entry's
   * last hotel and the venue of its address are then restored.
   */
  readonly enterPage: (key?: string, again?: boolean) => void;
  readonly setRendered: (htlCode: HtlCode, address: SearchFields, at: Date) => void;
  /** Calls once the search differs from the rendered one, now or later. Returns the function that unsubscribes. */
  readonly onOwnSearch: (call: () => void) => () => void;
}

/** The cookie with the times at which counts and days were last changed. */
const timesCookie = 'searchTimes';
const getChangeTimes = (now: Date): ChangeTimes => parseChangeTimes(readCookie(timesCookie), now);

export const toSearchHotel = (hotel: Hotel): SearchHotel => ({
  htlCode: hotel.htlCode,
  htlHmcCode: hotel.htlHmcCode,
  name: decodeText('htlName', hotel),
  reviewsOn: hotel.resvReviewYn === 'Y',
});

const readFields = (read: (key: string) => string | null): SearchFields =>
  Object.fromEntries(searchKeys.map((key) => [key, read(key)]));

function readAddress(): SearchFields {
  const address = new URLSearchParams(location.search);
  return readFields((key) => address.get(key));
}

const getSearchKey = ({ htlCode, adults, kids, visitDay }: SearchState): string =>
  [htlCode, adults, kids, visitDay].join(' ');

export function createSearchStore(queryClient: QueryClient, { now }: Clock): SearchStore {
  const { get, set, watch } = createStore<SearchState | undefined>(undefined);
  let rendered: SearchState | undefined;
  /** The search of a visitor who has chosen nothing. */
  let initial: string | undefined;
  /** The current entry of the history. Its hotel is stored, because most addresses do not name it. */
  let entry = '';

  const listHotels = () => (queryClient.getQueryData(hotelsQuery.queryKey) ?? []).map(toSearchHotel);
  const keepHotelOfEntry = (): void => {
    const current = get();
    if (entry && current) keepInTab(entry, current.htlHmcCode);
  };
  const keep = (next: SearchState, named: readonly SearchKey[] = []): void => {
    const current = get();
    const before = current && formatSearchCookies(current);
    const after = formatSearchCookies(next);
    const times = updateChangeTimes(getChangeTimes(now()), before ?? readFields(readCookie), after, {
      now: now(),
      named,
    });
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
      const left = again && readFromTab(key);
      if (again) followAddress(typeof left === 'string' ? left : undefined);
      keepHotelOfEntry();
    },
    setRendered(htlCode, address, at) {
      const [first, ...others] = listHotels();
      if (first === undefined) return;
      const start = createInitialSearch({
        query: address,
        cookie: { hotelCode: htlCode },
        hotels: [first, ...others],
        now: at,
      });
      initial = getSearchKey(start);
      // Availability of a day is never cached with a page.
      rendered = { ...start, visitDay: null };
    },
    onOwnSearch(call) {
      const callIfOwn = () => {
        const current = get();
        if (current !== undefined && initial !== undefined && getSearchKey(current) !== initial) call();
      };
      callIfOwn();
      return watch(callIfOwn);
    },
  };
}

export const SearchContext = createContext<SearchStore | undefined>(undefined);

export const useSearchStore = (): SearchStore => useRequired(SearchContext);

export const useChangeSearch = (): ChangeSearch => useSearchStore().change;

export const useOnOwnSearch = (): SearchStore['onOwnSearch'] => useSearchStore().onOwnSearch;

/** Deletes the search except the hotel; takes effect at the next start. */
export function forgetSearch(): void {
  for (const key of searchKeys) if (key !== 'hotelCode') writeCookie(key, '');
}

/** Deletes the order from the cookies; the current page still shows it. */
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

/** Returns the search. Only for pages that render after start-up has loaded the hotels. */
export const useSearch = (): SearchState => useCurrent() ?? noSearch();

const noIds: readonly string[] = [];
/** Returns the ids of order sheets in the search (wire: cartIdList); none without a search. */
export const useOrderSheetIds = (): readonly string[] => useCurrent()?.orderSheetIds ?? noIds;

export function useHotel(): Hotel | undefined {
  const htlCode = useCurrent()?.htlCode;
  return useHotels().find((hotel) => hotel.htlCode === htlCode);
}
