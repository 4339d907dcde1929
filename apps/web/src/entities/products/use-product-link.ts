import type { Product } from '@dining/domain/products/product';
import { changeHotel } from '@dining/domain/search/search-state';
import type { DinCode, ProdCode } from '@dining/domain/shared/codes';
import type { MouseEvent } from 'react';
import { isPlainClick } from '../../lib/plain-click';
import { useHotels } from '../app/app-data';
import { formatVisitSearch } from '../search/search-params';
import { toSearchHotel, useChangeSearch, useSearch } from '../search/search-state';

/**
 * Returns the link to a product's page with the chosen visit. Following it selects the product's hotel. `product` may
 * be undefined while loading.
 */
export function useProductLink(codes: { dinCode: DinCode; prodCode: ProdCode }, product: Product | undefined) {
  const changeSearch = useChangeSearch();
  const search = useSearch();
  const { dinCode, prodCode } = codes;
  const otherHotel = useHotels().find(({ htlCode }) => htlCode === product?.htlCode && htlCode !== search.htlCode);
  const hotelSearch = otherHotel === undefined ? search : changeHotel(search, toSearchHotel(otherHotel));
  return {
    to: '/reservation/prod/detail/$dinCode/$prodCode',
    params: { dinCode, prodCode },
    search: formatVisitSearch({
      ...hotelSearch,
      dinCode,
      prodCode,
      type: product?.reservationType ?? hotelSearch.type,
    }),
    onClick: (event: MouseEvent) => {
      if (otherHotel !== undefined && isPlainClick(event))
        changeSearch((current) => changeHotel(current, toSearchHotel(otherHotel)));
    },
  } as const;
}
