import { holidaysFromWire } from '@dining/contract/codecs/holidays';
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
import { daySalesQuery, getMonth, stockQuery, usageQuery } from '../../../entities/availability/stock';
import type { Order } from '../../../entities/orders/order';
import { productQuery } from '../../../entities/products/product';

/** What can be had in place of an order's visit, with the name of its room where it is one. */
export interface FreeVisit extends RoomVisit {
  readonly roomName: LocalizedText | null;
}

/** Days on either side that are looked at. */
const reach = 7;
const offers = 3;

/** What others have taken of the product in a month, as the server knows it now. */
async function takenIn(queryClient: QueryClient, { dinCode, reservationType: type }: Product, month: string) {
  const seating = type !== 'pickup';
  const [usage, sales] = await Promise.all([
    seating ? queryClient.fetchQuery(usageQuery(dinCode, type, month)) : [],
    queryClient.fetchQuery(daySalesQuery(dinCode, type, month)),
  ]);
  return { usage, sales };
}

/**
 * What of its product an order can have, as it is, in place of the visit that it was refused for, nearest first, at most three; none where
 * the server cannot be asked. What the guest himself has bought before is for the server to weigh.
 */
export async function nearestOfProduct(
  queryClient: QueryClient,
  order: Order,
  refused: UnavailableScope,
  now: Date,
): Promise<readonly FreeVisit[]> {
  const { visit: wanted, party } = order;
  const today = getTodayInSeoul(now);
  const days = listDays(addDays(wanted.date, -reach), addDays(wanted.date, reach)).filter((date) => date >= today);
  const { dinCode, prodCode, reservationType } = order.product;
  try {
    const [appData, page, stock, ...months] = await Promise.all([
      queryClient.ensureQueryData(appDataQuery),
      queryClient.fetchQuery(productQuery(dinCode, prodCode, wanted.date)),
      queryClient.fetchQuery(stockQuery(dinCode)),
      ...[...new Set(days.map(getMonth))].map((month) => takenIn(queryClient, order.product, month)),
    ]);
    // Its calendar may be what has changed.
    const product = page?.listed.product;
    if (product === undefined) return [];
    const usage = months.flatMap((month) => month.usage);
    const at = {
      product,
      party,
      units: calculateSaleUnits(product, order),
      dinRoomCode: null,
      stock: stock.stock,
      usage: usage.length === 0 ? emptyUsage : indexUsage(usage),
      holidays: holidaysFromWire(appData.dbPropList),
      now,
    };
    const slotsOf = days.map((date) => {
      const sale = months.flatMap((month) => month.sales).find((one) => one.date === date && one.prodCode === prodCode);
      const sold = { onDay: sale?.sold ?? 0, toPerson: 0 };
      return { date, slots: toSlots(listProductSlots({ ...at, sold }, date)) };
    });
    // A pickup has days only (decision 13).
    return listAlternatives(order, reservationType === 'pickup' ? 'day' : refused, slotsOf, offers).map((one) => ({
      ...one,
      roomName: (one.dinRoomCode && stock.roomNames.get(one.dinRoomCode)) ?? null,
    }));
  } catch {
    return [];
  }
}
