import { decodeText } from '@dining/contract/codecs/text';
import {
  type ChangeTimes,
  dropOldFields,
  formatChangeTimes,
  parseChangeTimes,
  updateChangeTimes,
} from '@dining/domain/search/cookie-age';
import { parseDate } from '@dining/domain/search/search-fields';
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
import { getTodayInSeoul, type SeoulDate } from '@dining/domain/shared/seoul-time';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useSyncExternalStore } from 'react';
import type { Clock } from '../../lib/clock';
import { getCookie, setCookie } from '../../lib/cookies';
import { useRequired } from '../../lib/required-context';
import { createStore } from '../../lib/store';
import { getTabItem, setTabItem } from '../../lib/tab-storage';
import { type Hotel, hotelsQuery, useHotels } from '../app/app-data';

type SearchChange = (search: SearchState) => SearchState;
export type ChangeSearch = (change: SearchChange) => void;

/** The visitor's search. Stored in cookies at each change, restored at start-up (Spec §3 Search state, §4 Start-up). */
export interface SearchStore {
  readonly get: () => SearchState | undefined;
  /** Returns the search with which the server rendered the page; undefined if it rendered none. */
  readonly getRendered: () => SearchState | undefined;
  /** Returns the day of the URL if it is past, until another day is chosen. */
  readonly getPastDay: () => SeoulDate | undefined;
  readonly change: ChangeSearch;
  readonly watch: (onChange: () => void) => () => void;
  /**
   * Restores the search. The URL overrides cookies, but the page of one restaurant selects its hotel (`htlCode`).
   * Without hotels (on the error page) there is no search.
   */
  readonly restore: (htlCode?: HtlCode) => void;
  /**
   * Handles navigation to another history entry, given by its key. `isReturn` is true for Back and Forward: restores
   * the last hotel of the entry and the venue of its URL.
   */
  readonly enterPage: (key?: string, isReturn?: boolean) => void;
  /** Sets the search with which the server rendered the page at a URL, at an instant. */
  readonly setRendered: (htlCode: HtlCode, urlFields: SearchFields, renderedAt: Date) => void;
  /**
   * Calls `onDifference` when the visitor's search differs from the one that the server rendered. Returns a function
   * that unsubscribes.
   */
  readonly onSearchDifference: (onDifference: () => void) => () => void;
}

const changeTimesCookie = 'searchTimes';
const getChangeTimes = (now: Date): ChangeTimes => parseChangeTimes(getCookie(changeTimesCookie), now);

export const toSearchHotel = (hotel: Hotel): SearchHotel => ({
  htlCode: hotel.htlCode,
  htlHmcCode: hotel.htlHmcCode,
  name: decodeText('htlName', hotel),
  reviewsOn: hotel.resvReviewYn === 'Y',
});

const getFields = (getValue: (key: string) => string | null): SearchFields =>
  Object.fromEntries(searchKeys.map((key) => [key, getValue(key)]));

function getUrlFields(): SearchFields {
  const params = new URLSearchParams(location.search);
  return getFields((key) => params.get(key));
}

const getSearchKey = ({ htlCode, adults, kids, visitDay }: SearchState): string =>
  [htlCode, adults, kids, visitDay].join(' ');

export function createSearchStore(queryClient: QueryClient, { now }: Clock): SearchStore {
  const { get, set, watch } = createStore<SearchState | undefined>(undefined);
  let renderedSearch: SearchState | undefined;
  let renderedKey: string | undefined;
  /** A past day that the URL names, and the day that the search starts with instead. */
  let pastDay: { readonly urlDay: SeoulDate; readonly replacement: SeoulDate | null | undefined } | undefined;
  /** Key of the current history entry. Its hotel is stored, because most URLs do not name it. */
  let entryKey = '';

  const listHotels = () => (queryClient.getQueryData(hotelsQuery.queryKey) ?? []).map(toSearchHotel);
  const storeEntryHotel = (): void => {
    const currentSearch = get();
    if (entryKey && currentSearch) setTabItem(entryKey, currentSearch.htlHmcCode);
  };
  const save = (nextSearch: SearchState, queryKeys: readonly SearchKey[] = []): void => {
    const previousSearch = get();
    const previousFields = previousSearch && formatSearchCookies(previousSearch);
    const nextFields = formatSearchCookies(nextSearch);
    const times = updateChangeTimes(getChangeTimes(now()), previousFields ?? getFields(getCookie), nextFields, {
      now: now(),
      confirmedKeys: queryKeys,
    });
    for (const key of searchKeys) if (previousFields?.[key] !== nextFields[key]) setCookie(key, nextFields[key]);
    setCookie(changeTimesCookie, formatChangeTimes(times));
    set(nextSearch);
    storeEntryHotel();
  };
  const change: ChangeSearch = (update) => {
    const currentSearch = get();
    if (currentSearch !== undefined) save(update(currentSearch));
  };
  const applyUrl = (storedHotelCode: string | undefined): void => {
    const [firstHotel, ...otherHotels] = listHotels();
    if (firstHotel === undefined) return;
    const query = getUrlFields();
    change((search) => {
      // A URL without a hotel does not change the hotel of the search.
      const hotelCode =
        query.hotelCode || storedHotelCode !== search.htlHmcCode ? (storedHotelCode ?? query.hotelCode) : null;
      return restoreSearch(search, {
        query: { ...query, hotelCode },
        hotels: [firstHotel, ...otherHotels],
        now: now(),
      });
    });
  };

  return {
    get,
    getRendered: () => renderedSearch,
    getPastDay: () => (pastDay !== undefined && pastDay.replacement === get()?.visitDay ? pastDay.urlDay : undefined),
    change,
    watch,
    restore(htlCode) {
      const hotels = listHotels();
      const [firstHotel, ...otherHotels] =
        htlCode === undefined ? hotels : hotels.filter((hotel) => hotel.htlCode === htlCode);
      if (firstHotel === undefined) return;
      const query = getUrlFields();
      const cookie = dropOldFields(getFields(getCookie), getChangeTimes(now()), now());
      const queryKeys = searchKeys.filter((key) => query[key] !== null);
      const initialSearch = createInitialSearch({ query, cookie, hotels: [firstHotel, ...otherHotels], now: now() });
      const urlDay = parseDate(query.resvDate);
      pastDay =
        urlDay !== undefined && urlDay < getTodayInSeoul(now())
          ? { urlDay, replacement: initialSearch.visitDay }
          : undefined;
      save(initialSearch, queryKeys);
    },
    enterPage(key = '', isReturn = false) {
      entryKey = key;
      const storedHotelCode = isReturn && getTabItem(key);
      if (isReturn) applyUrl(typeof storedHotelCode === 'string' ? storedHotelCode : undefined);
      storeEntryHotel();
    },
    setRendered(htlCode, urlFields, renderedAt) {
      const [firstHotel, ...otherHotels] = listHotels();
      if (firstHotel === undefined) return;
      const initialSearch = createInitialSearch({
        query: urlFields,
        cookie: { hotelCode: htlCode },
        hotels: [firstHotel, ...otherHotels],
        now: renderedAt,
      });
      renderedKey = getSearchKey(initialSearch);
      // Cached pages never contain availability of a day.
      renderedSearch = { ...initialSearch, visitDay: null };
    },
    onSearchDifference(onDifference) {
      const callIfDifferent = () => {
        const currentSearch = get();
        if (currentSearch === undefined || renderedKey === undefined) return;
        if (getSearchKey(currentSearch) !== renderedKey) onDifference();
      };
      callIfDifferent();
      return watch(callIfDifferent);
    },
  };
}

export const SearchContext = createContext<SearchStore | undefined>(undefined);

export const useSearchStore = (): SearchStore => useRequired(SearchContext);

export function usePastDay(): SeoulDate | undefined {
  const { watch, getPastDay } = useSearchStore();
  return useSyncExternalStore(watch, getPastDay, () => undefined);
}

export const useChangeSearch = (): ChangeSearch => useSearchStore().change;

export const useOnSearchDifference = (): SearchStore['onSearchDifference'] => useSearchStore().onSearchDifference;

/** Deletes the search cookies, except the one of the hotel. */
export function deleteSearchCookies(): void {
  for (const key of searchKeys) if (key !== 'hotelCode') setCookie(key, '');
}

/** Deletes the order's choices from the cookies. The current page still shows them. */
export function resetOrderAtNextStart(): void {
  setCookie('resvMenu', '');
  setCookie('resvTotalPrice', '0');
}

const throwNoSearch = (): never => {
  throw new Error('The search was used before start-up loaded the hotels');
};

function useCurrentSearch(): SearchState | undefined {
  const { watch, get, getRendered } = useSearchStore();
  return useSyncExternalStore(watch, get, getRendered);
}

export const useSearch = (): SearchState => useCurrentSearch() ?? throwNoSearch();

const noIds: readonly string[] = [];
export const useOrderSheetIds = (): readonly string[] => useCurrentSearch()?.orderSheetIds ?? noIds;

export function useHotel(): Hotel | undefined {
  const htlCode = useCurrentSearch()?.htlCode;
  return useHotels().find((hotel) => hotel.htlCode === htlCode);
}
