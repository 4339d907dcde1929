import { type Menu, menuFromWire } from '@dining/contract/codecs/product-option';
import type { DinCode, ProdCode } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call';
import { type ListedProduct, listedProducts } from './products';

/** A product with the pictures of its menus. */
export interface ProductPage {
  listed: ListedProduct;
  menus: readonly Menu[];
}

/** One product for its own page, with what is sold of it on the day of visit; null where it is not on sale at that venue. */
export const productQuery = (dinCode: DinCode, prodCode: ProdCode, visitDay: SeoulDate | null) =>
  queryOptions({
    queryKey: ['products', dinCode, 'one', prodCode, visitDay],
    queryFn: async ({ signal }): Promise<ProductPage | null> => {
      const body = { dinCode, prodCode, prodSaleYn: 'Y' as const, resvDate: visitDay ?? '' };
      const answer = await call('POST /api/app/prod/list', { body, signal });
      const listed = listedProducts(answer, visitDay).find(({ product }) => product.prodCode === prodCode);
      return listed === undefined ? null : { listed, menus: answer.dinMenuList.map(menuFromWire) };
    },
    staleTime: 30_000,
    meta: { rendered: true },
  });
