import type { ProductAvailability } from '@dining/domain/availability/product-at-visit';
import { checkProductsAtVisit, listProductSlots } from '@dining/domain/availability/product-slots';
import { hasSaleEnded } from '@dining/domain/availability/sale-calendar';
import { emptyUsage, indexUsage } from '@dining/domain/availability/usage';
import { emptyStock } from '@dining/domain/inventory/stock';
import type { SearchState } from '@dining/domain/search/search-state';
import { getSearchVisit } from '@dining/domain/search/search-visit';
import type { DinCode } from '@dining/domain/shared/codes';
import { getTodayInSeoul, type SeoulDate, type SeoulTime } from '@dining/domain/shared/seoul-time';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useHolidays } from '../../../entities/app/holidays';
import { getMonth, getStockQuery, getUsageQuery } from '../../../entities/availability/stock';
import { isNotFoundOrInvalid } from '../../../entities/products/product';
import { getProductsQuery, type ListedProduct } from '../../../entities/products/products';
import { useNow } from '../../../lib/clock';

export interface ProductOffer {
  listedProduct: ListedProduct;
  availability: ProductAvailability;
  otherTimes: readonly SeoulTime[];
}

export type ProductSearch = Pick<SearchState, 'type' | 'categoryName' | 'adults' | 'kids' | 'prodCode'> & {
  visitDay: SeoulDate;
  visitTime: SeoulTime | null;
};

export interface ProductsAtVisit {
  readonly offers: readonly ProductOffer[];
  readonly isPending: boolean;
  readonly failure: { readonly error: unknown; readonly isRetrying: boolean; readonly onRetry: () => void } | undefined;
}

/**
 * Lists a venue's products on sale: first the available ones, then the others, each group beginning with the product of
 * the search (Spec §2.9, §5).
 */
export function useProductsAtVisit(dinCode: DinCode, search: ProductSearch): ProductsAtVisit {
  const { type, categoryName, visitDay, visitTime, adults, kids, prodCode } = search;
  const isSeating = type !== 'pickup';
  const products = useQuery(getProductsQuery({ dinCode, type, categoryName, visitDay }));
  const stock = useQuery(getStockQuery(dinCode));
  const usage = useQuery({ ...getUsageQuery(dinCode, type, getMonth(visitDay)), enabled: isSeating });
  const holidays = useHolidays();
  const now = useNow();
  const isPending = products.data === undefined || stock.data === undefined || (isSeating && usage.data === undefined);

  const offers = useMemo((): readonly ProductOffer[] => {
    const visit = getSearchVisit({ type, visitDay, visitTime });
    if (visit === null || isPending) return [];
    const visitInput = {
      visit,
      party: { adults, kids },
      dinRoomCode: null,
      stock: stock.data?.stock ?? emptyStock,
      usage: usage.data === undefined ? emptyUsage : indexUsage(usage.data),
      holidays,
      now,
    };
    const listOtherTimes = ({ product, sold }: ListedProduct) =>
      listProductSlots({ ...visitInput, product, sold, units: null }, visit.date)
        .filter((slot) => slot.availability.ok)
        .map((slot) => slot.time);
    const getRank = ({ listedProduct, availability }: Pick<ProductOffer, 'listedProduct' | 'availability'>) =>
      (availability.ok ? 0 : 2) + (listedProduct.product.prodCode === prodCode ? 0 : 1);
    const today = getTodayInSeoul(now);
    const productsOnSale = (products.data ?? []).filter(({ product }) => !hasSaleEnded(product, today));
    return checkProductsAtVisit(productsOnSale, visitInput)
      .map(({ listed: listedProduct, availability }) => ({
        listedProduct,
        availability,
        otherTimes: availability.ok || !isSeating ? [] : listOtherTimes(listedProduct),
      }))
      .toSorted((a, b) => getRank(a) - getRank(b));
  }, [
    products.data,
    stock.data,
    usage.data,
    holidays,
    now,
    type,
    visitDay,
    visitTime,
    adults,
    kids,
    prodCode,
    isPending,
    isSeating,
  ]);

  // An unknown venue or an invalid request is no failure here: the page reports it, because it has loaded all venues.
  const failedQueries = [products, stock, usage].filter(
    (query) => query.isError && query.data === undefined && !isNotFoundOrInvalid(query.error),
  );
  const [firstFailedQuery] = failedQueries;
  const failure = firstFailedQuery && {
    error: firstFailedQuery.error,
    isRetrying: failedQueries.some((query) => query.isFetching),
    onRetry: () => {
      for (const query of failedQueries) void query.refetch();
    },
  };
  return { offers, isPending, failure };
}
