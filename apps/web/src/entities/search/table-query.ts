import { changeHotel } from '@dining/domain/search/search-state';
import { applyTableQuery, createTableQuery, type TableQuery } from '@dining/domain/search/table-query';
import type { HtlCode } from '@dining/domain/shared/codes';
import { useNow } from '../../lib/clock';
import { useHydrated } from '../../lib/hydration';
import { useHotels } from '../app/app-data';
import { toSearchHotel, useChangeSearch, useSearch } from './search-state';
import type { TableQuerySearch } from './table-query-params';

const noUrlFields: TableQuerySearch = {};

/** Returns the visitor's table query. Reads the URL only after hydration. */
export function useTableQuery(urlFields: TableQuerySearch = noUrlFields): TableQuery {
  const search = useSearch();
  const now = useNow();
  return createTableQuery(search, useHydrated() ? urlFields : noUrlFields, now);
}

export function useSaveTableQuery(): (tableQuery: TableQuery, htlCode: HtlCode | undefined) => void {
  const changeSearch = useChangeSearch();
  const hotels = useHotels();
  return (tableQuery, htlCode) => {
    const hotel = hotels.find((each) => each.htlCode === htlCode);
    changeSearch((search) => {
      const hotelSearch =
        hotel === undefined || hotel.htlCode === search.htlCode ? search : changeHotel(search, toSearchHotel(hotel));
      return applyTableQuery(hotelSearch, tableQuery);
    });
  };
}
