import type { SearchState } from '@dining/domain/search/search-state';
import type { Venue } from '../../../entities/venues/venues';
import type { Translations } from '../../../lib/i18n';
import { listTypeOptions } from './type-choice';

export function changeVenue(translations: Translations, search: SearchState, venue: Venue): SearchState {
  const types = listTypeOptions(translations, venue);
  const offeredType = types.find((type) => type.type === search.type && type.type !== 'pickup') ?? types[0];
  return {
    ...search,
    dinCode: venue.dinCode,
    type: offeredType?.type ?? search.type,
    categoryName: offeredType?.categoryName ?? '',
    visitTime: null,
    dinRoomCode: null,
    prodCode: null,
    menus: [],
    totalPrice: 0,
  };
}
