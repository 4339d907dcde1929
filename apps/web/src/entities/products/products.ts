import { type ProductSold, productFromWire, soldFromWire } from '@dining/contract/codecs/product';
import { type ProductDisplay, productDisplayFromWire } from '@dining/contract/codecs/product-display';
import type { Product, ReservationType } from '@dining/domain/products/product';
import type { DinCode } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../../lib/call';
import { excludeOwnUnits } from '../payments/open-payment';
import { productQueries } from './product-queries';

export type { ProductSold };

/** A product as the rules see it, what a page shows of it, and what is sold of it for the day asked about. */
export interface ListedProduct {
  product: Product;
  display: ProductDisplay;
  sold: ProductSold;
}

/** What a product list is asked for: the products of one type at a venue, with what is sold of them for a day of visit. */
export interface ProductFilter {
  dinCode: DinCode;
  type: ReservationType;
  /** A pickup's category; blank takes all. */
  categoryName: string;
  visitDay: SeoulDate | null;
}

/** Spec §9: the page of a product list. */
const pageSize = 100;

/** The products of an answer, each beside what is sold of it for the day of visit. */
export const listedProducts = (
  { prodList, dinMenuList }: Answer<'POST /api/app/prod/list'>,
  visitDay: SeoulDate | null,
): ListedProduct[] =>
  prodList.map((wire) => ({
    product: productFromWire(wire, dinMenuList),
    display: productDisplayFromWire(wire),
    sold: excludeOwnUnits(wire.prodCode, visitDay, soldFromWire(wire)),
  }));

export const productsQuery = ({ dinCode, type, categoryName, visitDay }: ProductFilter) =>
  queryOptions({
    queryKey: [...productQueries.queryKey, dinCode, type, categoryName, visitDay],
    queryFn: async ({ signal }): Promise<ListedProduct[]> => {
      const body = {
        dinCode,
        prodResvType: type,
        dinCateName: categoryName,
        prodSaleYn: 'Y' as const,
        resvDate: visitDay ?? '',
        recordCountPerPage: pageSize,
      };
      return listedProducts(await call('POST /api/app/prod/list', { body, signal }), visitDay);
    },
    staleTime: 30_000,
  });
