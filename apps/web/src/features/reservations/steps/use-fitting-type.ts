import type { SearchState } from '@dining/domain/search/search-state';
import { useEffect } from 'react';
import { useChangeSearch, useSearch } from '../../../entities/search/search-state';
import type { Venue } from '../../../entities/venues/venues';
import { type Translations, useTranslations } from '../../../lib/i18n';
import { listTypes } from './type-choice';

/** The search with a type that the venue takes: the one wanted where it can be, else the venue's first. */
function fitting(translations: Translations, search: SearchState, venue: Venue): SearchState {
  const types = listTypes(translations, venue);
  const fits = types.some(({ type, categoryName }) => {
    // Who came for one product looks through all categories.
    const anyCategory = search.prodCode !== null && search.categoryName === '';
    return type === search.type && (anyCategory || categoryName === search.categoryName);
  });
  const kept = types.find(({ type }) => type === search.type) ?? types[0];
  return fits || kept === undefined ? search : { ...search, type: kept.type, categoryName: kept.categoryName };
}

/**
 * Sees to it that the type wanted is one the venue takes: a link names a venue alone, and not every venue has tables. Answers whether it is
 * already; before the venue is known nobody can say.
 */
export function useFittingType(venue: Venue | undefined): boolean {
  const changeSearch = useChangeSearch();
  const translations = useTranslations();
  const search = useSearch();
  useEffect(() => {
    if (venue !== undefined) changeSearch((before) => fitting(translations, before, venue));
  }, [changeSearch, translations, venue]);
  return venue !== undefined && fitting(translations, search, venue) === search;
}
