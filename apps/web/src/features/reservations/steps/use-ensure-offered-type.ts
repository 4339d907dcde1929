import type { SearchState } from '@dining/domain/search/search-state';
import { useEffect } from 'react';
import { useChangeSearch, useSearch } from '../../../entities/search/search-state';
import type { Venue } from '../../../entities/venues/venues';
import { type Translations, useTranslations } from '../../../lib/i18n';
import { listTypeOptions } from './type-choice';

/**
 * Returns the search with a reservation type that the venue offers: the current type and category if offered, otherwise
 * the first option of the current type, or the venue's first option. Returns the search itself if nothing changes.
 */
function applyOfferedType(translations: Translations, search: SearchState, venue: Venue): SearchState {
  const types = listTypeOptions(translations, venue);
  const isOffered = types.some(({ type, categoryName }) => {
    // A link to a product names no category, so any category matches.
    const canMatchAnyCategory = search.prodCode !== null && search.categoryName === '';
    return type === search.type && (canMatchAnyCategory || categoryName === search.categoryName);
  });
  const offeredType = types.find(({ type }) => type === search.type) ?? types[0];
  return isOffered || offeredType === undefined
    ? search
    : { ...search, type: offeredType.type, categoryName: offeredType.categoryName };
}

/**
 * Replaces a reservation type that the venue does not offer, since links may name only a venue. Returns true once the
 * venue is loaded and the type needs no replacement.
 */
export function useEnsureOfferedType(venue: Venue | undefined): boolean {
  const changeSearch = useChangeSearch();
  const translations = useTranslations();
  const search = useSearch();
  useEffect(() => {
    if (venue !== undefined) changeSearch((current) => applyOfferedType(translations, current, venue));
  }, [changeSearch, translations, venue]);
  return venue !== undefined && applyOfferedType(translations, search, venue) === search;
}
