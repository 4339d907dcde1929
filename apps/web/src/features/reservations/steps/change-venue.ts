import type { SearchState } from '@dining/domain/search/search-state';
import type { Venue } from '../../../entities/venues/venues';
import type { Translations } from '../../../lib/i18n';
import { listTypes } from './type-choice';

/**
 * Returns the search at another venue. Keeps day and party; selects the venue's first type if it lacks the current one.
 */
export function changeVenue(translations: Translations, search: SearchState, venue: Venue): SearchState {
  const types = listTypes(translations, venue);
  const kept = types.find((type) => type.type === search.type && type.type !== 'pickup') ?? types[0];
  return {
    ...search,
    dinCode: venue.dinCode,
    type: kept?.type ?? search.type,
    categoryName: kept?.categoryName ?? '',
    visitTime: null,
    dinRoomCode: null,
    prodCode: null,
    menus: [],
    totalPrice: 0,
  };
}
