import type { SearchState } from '@dining/domain/search/search-state';
import type { Venue } from '../../../entities/venues/venues';
import type { Translations } from '../../../lib/i18n';
import { listTypes } from './type-choice';

/** The search at another venue: day and party stay, what belongs to the old venue goes; its first type where it has not the one wanted. */
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
