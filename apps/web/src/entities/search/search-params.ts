import type { SearchState } from '@dining/domain/search/search-state';
import { formatSearchCookies } from '@dining/domain/search/start-up';

/** Fields of the search in the URL of a reservation page, so that it can be reloaded, shared and bookmarked. */
const urlKeys = [
  'hotelCode',
  'dinCode',
  'prodCode',
  'resvType',
  'resvDate',
  'adultCount',
  'childCount',
  'dinRoomCode',
  'dinCateName',
  'resvMenu',
  'lang',
] as const;
export type VisitSearch = Partial<Record<(typeof urlKeys)[number], string>>;

/** Id of the element on step 2 that changes the visit, and the hash of URLs that open it. */
export const visitEditorId = 'visit-editor';

export const parseVisitSearch = (raw: Record<string, unknown>): VisitSearch =>
  Object.fromEntries(
    urlKeys.flatMap((key) => {
      const text = raw[key];
      return typeof text === 'string' && text !== '' && text.length <= 100 ? [[key, text]] : [];
    }),
  );

/** Formats a search for a URL, with the hotel's HMC code (Spec §4 Start-up). Leaves out fields that are not chosen. */
export const formatVisitSearch = (search: SearchState): VisitSearch =>
  parseVisitSearch({ ...formatSearchCookies(search), hotelCode: search.htlHmcCode });
