import { checkProductAtVisit, type ProductAvailability } from '@dining/domain/availability/product-at-visit';
import { emptyUsage, indexUsage } from '@dining/domain/availability/usage';
import { checkOrder, type OrderCheckResult } from '@dining/domain/orders/check-order';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useHolidays } from '../../../entities/app/holidays';
import { getMonth, getStockQuery, getUsageQuery } from '../../../entities/availability/stock';
import type { Order } from '../../../entities/orders/order';
import type { ListedProduct } from '../../../entities/products/products';
import { useClock, useNow } from '../../../lib/clock';
import { throwIfNoData } from '../../../lib/throw-if-no-data';

interface VisitCheck {
  /** Availability at the visit in any room; undefined while loading or without a visit. */
  availability: ProductAvailability | undefined;
  /**
   * Checks the current order and its room against the latest usage (Spec §5). Resolves to undefined while loading or
   * without a visit.
   */
  check: (isMember: boolean) => Promise<OrderCheckResult | undefined>;
}

export function useVisitCheck(listedProduct: ListedProduct | undefined, order: Order | null): VisitCheck {
  const { now } = useClock();
  const queryClient = useQueryClient();
  const isSeating = listedProduct !== undefined && listedProduct.product.reservationType !== 'pickup';
  const dinCode = listedProduct?.product.dinCode;
  const type = listedProduct?.product.reservationType ?? 'table';
  const currentMinute = useNow();
  const month = getMonth(order?.visit.date ?? getTodayInSeoul(currentMinute));
  const isEnabled = dinCode !== undefined && order !== null;
  const stock = useQuery({ ...getStockQuery(dinCode ?? noVenueCode), enabled: isEnabled, throwOnError: throwIfNoData });
  const usage = useQuery({
    ...getUsageQuery(dinCode ?? noVenueCode, type, month),
    enabled: isEnabled && isSeating,
    throwOnError: throwIfNoData,
  });
  const holidays = useHolidays();
  const isUnknown = stock.data === undefined || (isSeating && usage.data === undefined);
  if (listedProduct === undefined || order === null || isUnknown)
    return { availability: undefined, check: () => Promise.resolve(undefined) };

  // Refetches outdated usage. If that fails, the server still checks the order.
  const fetchUsage = () =>
    queryClient
      .fetchQuery({ ...getUsageQuery(listedProduct.product.dinCode, type, month), networkMode: 'always', retry: false })
      .then(indexUsage, () => visitInput.usage);
  const visitInput = {
    product: listedProduct.product,
    visit: order.visit,
    party: order.party,
    stock: stock.data.stock,
    usage: usage.data === undefined ? emptyUsage : indexUsage(usage.data),
    sold: listedProduct.sold,
    holidays,
  };
  return {
    availability: checkProductAtVisit({ ...visitInput, now: currentMinute, units: null, dinRoomCode: null }),
    check: async (isMember) =>
      checkOrder({
        ...visitInput,
        usage: isSeating ? await fetchUsage() : visitInput.usage,
        now: now(),
        dinRoomCode: order.dinRoomCode,
        isMember,
        reservationType: listedProduct.product.reservationType,
        menus: order.menus,
        quantity: order.quantity,
        orderAmount: order.quote.orderAmount,
      }),
  };
}

const noVenueCode = '' as NonNullable<ListedProduct['product']['dinCode']>;
