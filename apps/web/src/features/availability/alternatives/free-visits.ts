import { decodeHolidays } from '@dining/contract/codecs/holidays';
import { listAlternatives, type RoomVisit, type UnavailableScope } from '@dining/domain/availability/nearest-times';
import { toSlots } from '@dining/domain/availability/product-day';
import { listProductSlots } from '@dining/domain/availability/product-slots';
import { emptyUsage, indexUsage } from '@dining/domain/availability/usage';
import { calculateSaleUnits } from '@dining/domain/inventory/units';
import type { Product } from '@dining/domain/products/product';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { listDays } from '@dining/domain/shared/seoul-calendar';
import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { QueryClient } from '@tanstack/react-query';
import { appDataQuery } from '../../../entities/app/app-data';
import { getDaySalesQuery, getMonth, getStockQuery, getUsageQuery } from '../../../entities/availability/stock';
import type { Order } from '../../../entities/orders/order';
import { getProductQuery } from '../../../entities/products/product';

export interface FreeVisit extends RoomVisit {
  readonly roomName: LocalizedText | null;
}

/** Days searched before and after the visit of the order. */
const maxDaysAway = 7;
const maxVisits = 3;

async function fetchMonthCounts(queryClient: QueryClient, { dinCode, reservationType: type }: Product, month: string) {
  const isSeating = type !== 'pickup';
  const [usage, sales] = await Promise.all([
    isSeating ? queryClient.fetchQuery(getUsageQuery(dinCode, type, month)) : [],
    queryClient.fetchQuery(getDaySalesQuery(dinCode, type, month)),
  ]);
  return { usage, sales };
}

/**
 * Lists up to three free visits for an order, nearest first; empty if a request fails. Does not check limits per
 * guest, which the server checks when the guest orders.
 */
export async function listFreeVisits(
  queryClient: QueryClient,
  order: Order,
  unavailableScope: UnavailableScope,
  now: Date,
): Promise<readonly FreeVisit[]> {
  const { visit: orderVisit, party } = order;
  const today = getTodayInSeoul(now);
  const days = listDays(addDays(orderVisit.date, -maxDaysAway), addDays(orderVisit.date, maxDaysAway)).filter(
    (date) => date >= today,
  );
  const { dinCode, prodCode, reservationType } = order.product;
  try {
    const [appData, page, stock, ...months] = await Promise.all([
      queryClient.ensureQueryData(appDataQuery),
      queryClient.fetchQuery(getProductQuery(dinCode, prodCode, orderVisit.date)),
      queryClient.fetchQuery(getStockQuery(dinCode)),
      ...[...new Set(days.map(getMonth))].map((month) => fetchMonthCounts(queryClient, order.product, month)),
    ]);
    const product = page?.listedProduct.product;
    if (product === undefined) return [];
    const usage = months.flatMap((month) => month.usage);
    const visitInput = {
      product,
      party,
      units: calculateSaleUnits(product, order),
      dinRoomCode: null,
      stock: stock.stock,
      usage: usage.length === 0 ? emptyUsage : indexUsage(usage),
      holidays: decodeHolidays(appData.dbPropList),
      now,
    };
    const slotsByDay = days.map((date) => {
      const sale = months
        .flatMap((month) => month.sales)
        .find((daySale) => daySale.date === date && daySale.prodCode === prodCode);
      const sold = { onDay: sale?.sold ?? 0, toPerson: 0 };
      return { date, slots: toSlots(listProductSlots({ ...visitInput, sold }, date)) };
    });
    // Pickups have no times (decision 13).
    return listAlternatives(order, reservationType === 'pickup' ? 'day' : unavailableScope, slotsByDay, maxVisits).map(
      (alternative) => ({
        ...alternative,
        roomName: (alternative.dinRoomCode && stock.roomNames.get(alternative.dinRoomCode)) ?? null,
      }),
    );
  } catch {
    return [];
  }
}
