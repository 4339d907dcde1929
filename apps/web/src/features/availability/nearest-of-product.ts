import { holidaysFromWire } from '@dining/contract/codecs/holidays';
import { nearestFreeTimes } from '@dining/domain/availability/nearest';
import { slotsOfProduct } from '@dining/domain/availability/product-day';
import { productSlotsOfDay } from '@dining/domain/availability/product-slots';
import { noUsage, usageByTime } from '@dining/domain/availability/usage';
import { noStock } from '@dining/domain/inventory/stock';
import type { Product } from '@dining/domain/products/product';
import type { Party } from '@dining/domain/reservations/party';
import type { DinRoomCode } from '@dining/domain/shared/codes';
import { addDays, daysFrom, todayInSeoul, type Visit } from '@dining/domain/shared/seoul-time';
import { appDataQuery } from '../../entities/app/app-data';
import { daySalesQuery, monthOf, stockQuery, usageQuery } from '../../entities/availability/stock';
import { now } from '../../lib/clock';
import { queryClient } from '../../lib/query-client';

/** A time at which the product can be had, with the smallest room that holds the party where it is one. */
export interface FreeVisit {
  readonly visit: Visit;
  readonly dinRoomCode: DinRoomCode | null;
}

/** Days on either side that are looked at. */
const reach = 7;
const offers = 3;

/** What others have taken of the product in a month, as the server knows it now. */
async function takenIn({ dinCode, reservationType: type }: Product, month: string) {
  const seating = type !== 'pickup';
  const [usage, sales] = await Promise.all([
    seating ? queryClient.fetchQuery(usageQuery(dinCode, type, month)) : [],
    queryClient.fetchQuery(daySalesQuery(dinCode, type, month)),
  ]);
  return { usage, sales };
}

/**
 * The free times of a product nearest to a visit that cannot be had any more, at most three; none where the server cannot be asked.
 * What the guest himself has bought before is for the server to weigh.
 */
export async function nearestOfProduct(product: Product, party: Party, wanted: Visit): Promise<readonly FreeVisit[]> {
  const today = todayInSeoul(now());
  const days = daysFrom(addDays(wanted.date, -reach), addDays(wanted.date, reach)).filter((date) => date >= today);
  try {
    const [appData, stock, ...months] = await Promise.all([
      queryClient.ensureQueryData(appDataQuery),
      product.reservationType === 'pickup' ? null : queryClient.fetchQuery(stockQuery(product.dinCode)),
      ...[...new Set(days.map(monthOf))].map((month) => takenIn(product, month)),
    ]);
    const usage = months.flatMap((month) => month.usage);
    const at = {
      product,
      party,
      units: null,
      dinRoomCode: null,
      stock: stock?.stock ?? noStock,
      usage: usage.length === 0 ? noUsage : usageByTime(usage),
      holidays: holidaysFromWire(appData.dbPropList),
      now: now(),
    };
    const slotsOf = days.map((date) => {
      const sale = months.flatMap((month) => month.sales).find((one) => one.date === date && one.prodCode === product.prodCode);
      const sold = { onDay: sale?.sold ?? 0, toPerson: 0 };
      return { date, slots: slotsOfProduct(productSlotsOfDay({ ...at, sold }, date)) };
    });
    return nearestFreeTimes(wanted, slotsOf, offers).map((visit) => {
      const slot = slotsOf.find(({ date }) => date === visit.date)?.slots.find(({ time }) => time === visit.time);
      return { visit, dinRoomCode: slot?.rooms[0]?.dinRoomCode ?? null };
    });
  } catch {
    return [];
  }
}
