import { changeHotel } from '@dining/domain/search/search-state';
import { applyTableQuery, createTableQuery, type TableQuery } from '@dining/domain/search/table-query';
import type { HtlCode } from '@dining/domain/shared/codes';
import { useNow } from '../../lib/clock';
import { useHydrated } from '../../lib/hydration';
import { useHotels } from '../app/app-data';
import { toSearchHotel, useChangeSearch, useSearch } from './search-state';
import type { TableQuerySearch } from './table-query-params';

const noAddress: TableQuerySearch = {};

/** Returns the visitor's table query. Reads the URL only after hydration. */
export function useTableQuery(address: TableQuerySearch = noAddress): TableQuery {
  const search = useSearch();
  const now = useNow();
  return createTableQuery(search, useHydrated() ? address : noAddress, now);
}

export function useSaveTableQuery(): (tableQuery: TableQuery, htlCode: HtlCode | undefined) => void {
  const changeSearch = useChangeSearch();
  const hotels = useHotels();
  return (tableQuery, htlCode) => {
    const hotel = hotels.find((other) => other.htlCode === htlCode);
    changeSearch((search) => {
      const hotelSearch =
        hotel === undefined || hotel.htlCode === search.htlCode ? search : changeHotel(search, toSearchHotel(hotel));
      return applyTableQuery(hotelSearch, tableQuery);
    });
  };
}
