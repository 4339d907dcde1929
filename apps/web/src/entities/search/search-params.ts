import type { SearchState } from '@dining/domain/search/search-state';
import { formatSearchCookies } from '@dining/domain/search/start-up';

/** Fields of the search in the URL of a reservation page, so that it can be reloaded, shared and bookmarked. */
const addressKeys = [
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
export type VisitSearch = Partial<Record<(typeof addressKeys)[number], string>>;

export const visitEditor = 'visit-editor';

export const parseVisitSearch = (raw: Record<string, unknown>): VisitSearch =>
  Object.fromEntries(
    addressKeys.flatMap((key) => {
      const text = raw[key];
      return typeof text === 'string' && text !== '' && text.length <= 100 ? [[key, text]] : [];
    }),
  );

/** Formats a search for a URL, with the hotel's HMC code (Spec §4 Start-up). Leaves out fields that are not chosen. */
export const formatVisitSearch = (search: SearchState): VisitSearch =>
  parseVisitSearch({ ...formatSearchCookies(search), hotelCode: search.htlHmcCode });
