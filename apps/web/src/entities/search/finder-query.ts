import { applyFinderQuery, createFinderQuery, type FinderQuery } from '@dining/domain/search/finder-query';
import { changeHotel } from '@dining/domain/search/search-state';
import type { HtlCode } from '@dining/domain/shared/codes';
import { useNow } from '../../lib/clock';
import { useIsHydrated } from '../../lib/hydration';
import { useHotels } from '../app/app-data';
import type { FinderQuerySearch } from './finder-query-params';
import { toSearchHotel, useChangeSearch, useSearch } from './search-state';

const noUrlFields: FinderQuerySearch = {};

/** Returns the visitor's query of the table finder. Reads the URL only after hydration. */
export function useFinderQuery(urlFields: FinderQuerySearch = noUrlFields): FinderQuery {
  const search = useSearch();
  const now = useNow();
  return createFinderQuery(search, useIsHydrated() ? urlFields : noUrlFields, now);
}

export function useSaveFinderQuery(): (finderQuery: FinderQuery, htlCode: HtlCode | undefined) => void {
  const changeSearch = useChangeSearch();
  const hotels = useHotels();
  return (finderQuery, htlCode) => {
    const hotel = hotels.find((candidate) => candidate.htlCode === htlCode);
    changeSearch((search) => {
      const hotelSearch =
        hotel === undefined || hotel.htlCode === search.htlCode ? search : changeHotel(search, toSearchHotel(hotel));
      return applyFinderQuery(hotelSearch, finderQuery);
    });
  };
}
