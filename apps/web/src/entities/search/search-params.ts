import type { SearchState } from '@dining/domain/search/search-state';
import { formatSearchCookies } from '@dining/domain/search/start-up';

/** What a reservation page's address says of the visit, so that it can be reloaded, shared and bookmarked. */
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

/** The place on the second step where party, day and time are changed; an address that names it opens it. */
export const visitEditor = 'visit-editor';

/** Keeps the texts an address may hold; what they say is read by the search's own rules, which overlook what is malformed. */
export const visitSearch = (raw: Record<string, unknown>): VisitSearch =>
  Object.fromEntries(
    addressKeys.flatMap((key) => {
      const text = raw[key];
      return typeof text === 'string' && text !== '' && text.length <= 100 ? [[key, text]] : [];
    }),
  );

/** A search as an address writes it: the hotel by its HMC code (Spec §4 Start-up), nothing that is not chosen. */
export const formatVisitSearch = (search: SearchState): VisitSearch =>
  visitSearch({ ...formatSearchCookies(search), hotelCode: search.htlHmcCode });
