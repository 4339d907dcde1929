import { useEffect } from 'react';
import { changeSearch } from '../../entities/search/search-state';
import type { Venue } from '../../entities/venues/venues';
import { typesOf } from './type-choice';

/** Sees to it that the type wanted is one the venue takes: a link names a venue alone, and not every venue has tables. */
export function useFittingType(venue: Venue | undefined): void {
  useEffect(() => {
    if (venue === undefined) return;
    changeSearch((search) => {
      const types = typesOf(venue);
      const [first] = types;
      const fits = types.some(({ type, categoryName }) => {
        // Who came for one product looks through all categories.
        const anyCategory = search.prodCode !== null && search.categoryName === '';
        return type === search.type && (anyCategory || categoryName === search.categoryName);
      });
      return fits || first === undefined ? search : { ...search, type: first.type, categoryName: first.categoryName };
    });
  }, [venue]);
}
