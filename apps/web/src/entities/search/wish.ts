import { changeHotel } from '@dining/domain/search/search-state';
import { applyTableQuery, createTableQuery, type TableQuery } from '@dining/domain/search/table-query';
import type { HtlCode } from '@dining/domain/shared/codes';
import { useNow } from '../../lib/clock';
import { useHydrated } from '../../lib/hydration';
import { useHotels } from '../app/app-data';
import { searchHotel, useChangeSearch, useSearch } from './search-state';
import type { WishSearch } from './wish-params';

const nothing: WishSearch = {};

/** The table that the visitor looks for: by the address once the page is the browser's, for it shows nobody's wish before. */
export function useTableWish(address: WishSearch = nothing): TableQuery {
  const search = useSearch();
  const now = useNow();
  return createTableQuery(search, useHydrated() ? address : nothing, now);
}

/** Keeps a wish as what is looked for on every page, at the hotel where one was chosen. */
export function useKeepWish(): (wish: TableQuery, htlCode: HtlCode | undefined) => void {
  const changeSearch = useChangeSearch();
  const hotels = useHotels();
  return (wish, htlCode) => {
    const hotel = hotels.find((other) => other.htlCode === htlCode);
    changeSearch((search) => {
      const there = hotel === undefined || hotel.htlCode === search.htlCode ? search : changeHotel(search, searchHotel(hotel));
      return applyTableQuery(there, wish);
    });
  };
}
