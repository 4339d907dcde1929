import type { SearchState } from '@dining/domain/search/search-state';
import { useEffect } from 'react';
import { useChangeSearch, useSearch } from '../../../entities/search/search-state';
import type { Venue } from '../../../entities/venues/venues';
import { type Translations, useTranslations } from '../../../lib/i18n';
import { listTypes } from './type-choice';

/** Returns the search with a type that the venue offers: the wanted one if possible, otherwise the first. */
function withOfferedType(translations: Translations, search: SearchState, venue: Venue): SearchState {
  const types = listTypes(translations, venue);
  const fits = types.some(({ type, categoryName }) => {
    // A link to a product names no category, so any category matches.
    const anyCategory = search.prodCode !== null && search.categoryName === '';
    return type === search.type && (anyCategory || categoryName === search.categoryName);
  });
  const offeredType = types.find(({ type }) => type === search.type) ?? types[0];
  return fits || offeredType === undefined
    ? search
    : { ...search, type: offeredType.type, categoryName: offeredType.categoryName };
}

/**
 * Replaces a type that the venue does not offer, since links may name only a venue. Returns true if the type fits, and
 * false until the venue is known.
 */
export function useFittingType(venue: Venue | undefined): boolean {
  const changeSearch = useChangeSearch();
  const translations = useTranslations();
  const search = useSearch();
  useEffect(() => {
    if (venue !== undefined) changeSearch((before) => withOfferedType(translations, before, venue));
  }, [changeSearch, translations, venue]);
  return venue !== undefined && withOfferedType(translations, search, venue) === search;
}
