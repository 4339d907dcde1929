import type { Product } from '@dining/domain/products/product';
import { changeHotel } from '@dining/domain/search/search-state';
import type { DinCode, ProdCode } from '@dining/domain/shared/codes';
import type { MouseEvent } from 'react';
import { isPlainClick } from '../../lib/plain-click';
import { useHotels } from '../app/app-data';
import { formatVisitSearch } from '../search/search-params';
import { searchHotel, useChangeSearch, useSearch } from '../search/search-state';

/**
 * A link's way to a product's own page with the visit that is chosen. A product of another hotel than the one looked at is
 * looked at there: following the link changes to it, as its address does at a fresh start. `product` may still be on its way.
 */
export function useProductLink(of: { dinCode: DinCode; prodCode: ProdCode }, product: Product | undefined) {
  const changeSearch = useChangeSearch();
  const search = useSearch();
  const { dinCode, prodCode } = of;
  const other = useHotels().find(({ htlCode }) => htlCode === product?.htlCode && htlCode !== search.htlCode);
  const there = other === undefined ? search : changeHotel(search, searchHotel(other));
  return {
    to: '/reservation/prod/detail/$dinCode/$prodCode',
    params: { dinCode, prodCode },
    search: formatVisitSearch({ ...there, dinCode, prodCode, type: product?.reservationType ?? there.type }),
    onClick: (event: MouseEvent) => {
      if (other !== undefined && isPlainClick(event)) changeSearch((before) => changeHotel(before, searchHotel(other)));
    },
  } as const;
}
