import { ProblemError } from '@dining/client/problem-error';
import { decodeMenu, type Menu } from '@dining/contract/codecs/product-option';
import type { DinCode, ProdCode } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call';
import { productQueries } from './product-queries';
import { decodeProductList, type ListedProduct } from './products';

export interface ProductPage {
  listedProduct: ListedProduct;
  menus: readonly Menu[];
}

export const isNotFoundOrInvalid = (error: unknown): boolean =>
  error instanceof ProblemError && (error.code.startsWith('unknown_') || error.code === 'invalid_request');

/** Fetches a product and how much of it is sold on the day of visit; null if the product or venue does not exist. */
export const getProductQuery = (dinCode: DinCode, prodCode: ProdCode, visitDay: SeoulDate | null) =>
  queryOptions({
    queryKey: [...productQueries.queryKey, dinCode, 'one', prodCode, visitDay],
    queryFn: async ({ signal }): Promise<ProductPage | null> => {
      const body = { dinCode, prodCode, prodSaleYn: 'Y' as const, resvDate: visitDay ?? '' };
      const result = await call('POST /api/app/prod/list', { body, signal }).catch((error: unknown) => {
        if (isNotFoundOrInvalid(error)) return null;
        throw error;
      });
      if (result === null) return null;
      const listedProduct = decodeProductList(result, visitDay).find(({ product }) => product.prodCode === prodCode);
      return listedProduct === undefined ? null : { listedProduct, menus: result.dinMenuList.map(decodeMenu) };
    },
    staleTime: 30_000,
    // Keeps the product visible while the data of another day loads.
    placeholderData: (previous, query) =>
      query?.queryKey[1] === dinCode && query.queryKey[3] === prodCode ? previous : undefined,
    meta: { renderedOnServer: true },
  });
