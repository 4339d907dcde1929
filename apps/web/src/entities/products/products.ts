import { decodeProduct, decodeUnitsSold } from '@dining/contract/codecs/product';
import { decodeProductDisplay, type ProductDisplay } from '@dining/contract/codecs/product-display';
import type { UnitsSold } from '@dining/domain/inventory/choice-limits';
import type { Product, ReservationType } from '@dining/domain/products/product';
import type { DinCode } from '@dining/domain/shared/codes';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { queryOptions } from '@tanstack/react-query';
import { type CallResult, call } from '../../lib/call';
import { excludeUnitsOfOpenPayment } from '../payments/open-payment';
import { productQueries } from './product-queries';

export interface ListedProduct {
  product: Product;
  display: ProductDisplay;
  sold: UnitsSold;
}

export interface ProductFilter {
  dinCode: DinCode;
  type: ReservationType;
  categoryName: string;
  visitDay: SeoulDate | null;
}

const pageSize = 100;

export const decodeProductList = (
  { prodList, dinMenuList }: CallResult<'POST /api/app/prod/list'>,
  visitDay: SeoulDate | null,
): ListedProduct[] =>
  prodList.map((wire) => ({
    product: decodeProduct(wire, dinMenuList),
    display: decodeProductDisplay(wire),
    sold: excludeUnitsOfOpenPayment(wire.prodCode, visitDay, decodeUnitsSold(wire)),
  }));

export const getProductsQuery = ({ dinCode, type, categoryName, visitDay }: ProductFilter) =>
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
      return decodeProductList(await call('POST /api/app/prod/list', { body, signal }), visitDay);
    },
    staleTime: 30_000,
  });
