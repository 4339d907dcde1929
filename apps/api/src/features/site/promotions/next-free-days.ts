import { setImmediate } from 'node:timers/promises';
import { fail } from '@dining/contract/failure';
import type { listNextFreeDays } from '@dining/contract/site/promotions';
import { calculateUsage } from '@dining/domain/availability/calculate-usage';
import { getLastBookableDay } from '@dining/domain/availability/horizon';
import { listProductSlots } from '@dining/domain/availability/product-slots';
import { indexUsage } from '@dining/domain/availability/usage';
import type { VenueStock } from '@dining/domain/inventory/stock';
import type { Product } from '@dining/domain/products/product';
import { findPromotionProduct } from '@dining/domain/promotions/promotion-product';
import type { PromCode } from '@dining/domain/shared/codes';
import type { HolidayCalendar } from '@dining/domain/shared/holidays';
import { listDays } from '@dining/domain/shared/seoul-calendar';
import { addDays, getTodayInSeoul, type SeoulDate } from '@dining/domain/shared/seoul-time';
import { createSoldKey, loadCounts, type VenueCounts } from '../../../booking/capacity/venue-counts';
import { type Catalogue, getCatalogue } from '../../../booking/catalogue/catalogue';
import { listProductsOnSale } from '../../../booking/catalogue/products-on-sale';
import type { Deps } from '../../../config/deps';
import type { Answer, Call } from '../../../http/mount';
import { createSingleFlight } from '../../../lib/cache';

interface OfferedPromotion {
  readonly promCode: PromCode;
  readonly product: Product;
  readonly stock: VenueStock;
  /** The first day of the promotion, if it has not begun. */
  readonly from: SeoulDate;
  /** Null if its end is open. */
  readonly to: SeoulDate | null;
}

const reachDays = 28;
const party = { adults: 2, kids: 0 };

async function listOfferedPromotions(
  catalogue: Catalogue,
  promCodes: ReadonlySet<PromCode>,
  now: Date,
): Promise<OfferedPromotion[]> {
  const { hotels } = await catalogue.getDirectory();
  const today = getTodayInSeoul(now);
  const catalogues = await Promise.all(hotels.map(({ htlCode }) => catalogue.getHotel(htlCode)));
  const found = catalogues.flatMap(({ promotions, products }) => {
    const onSale = listProductsOnSale(products, now);
    return promotions.flatMap((promotion) => {
      const { promCode, period } = promotion;
      const product = findPromotionProduct(promotion, onSale);
      const from = period.startsOn !== null && period.startsOn > today ? period.startsOn : today;
      if (product === undefined || !promCodes.has(promCode) || from > getLastBookableDay(today)) return [];
      return [{ promCode, product, from, to: period.endsOn }];
    });
  });
  const stocked = await Promise.all(
    found.map(async (offered) => {
      const stored = await catalogue.findStock(offered.product.dinCode);
      return stored === undefined ? [] : [{ ...offered, stock: stored.stock }];
    }),
  );
  return stocked.flat();
}

function isFreeOn(
  { product, stock }: OfferedPromotion,
  date: SeoulDate,
  { occupancy, sold }: VenueCounts,
  { holidays, now }: { readonly holidays: HolidayCalendar; readonly now: Date },
): boolean {
  const occupancyByDay = occupancy.get(product.dinCode) ?? new Map();
  const usage = indexUsage(calculateUsage({ stock, days: [date], occupancyByDay, holidays }));
  const soldOnDay = sold.get(createSoldKey(product.prodCode, date)) ?? 0;
  const slots = listProductSlots(
    {
      product,
      party,
      units: null,
      dinRoomCode: null,
      stock,
      usage,
      sold: { onDay: soldOnDay, toPerson: 0 },
      holidays,
      now,
    },
    date,
  );
  return slots.some(({ availability }) => availability.ok);
}

/**
 * Answers POST /prom/nextFreeDays. Reads the counters of the next four weeks of the promotions' venues in two
 * statements, so the cost does not grow with history.
 */
export function createNextFreeDays(
  deps: Deps,
): (call: Call<typeof listNextFreeDays>) => Promise<Answer<typeof listNextFreeDays>> {
  const catalogue = getCatalogue(deps.database);
  const counting = createSingleFlight<VenueCounts>();
  return async ({ body }) => {
    const now = deps.now();
    const offered = await listOfferedPromotions(catalogue, new Set(body.promCodeList), now);
    if (offered.length === 0) return fail('not_found');
    const { holidays } = await catalogue.getDirectory();
    const from = offered.map((one) => one.from).toSorted()[0] ?? getTodayInSeoul(now);
    const to = addDays(
      offered
        .map((one) => one.from)
        .toSorted()
        .at(-1) ?? from,
      reachDays - 1,
    );
    const products = offered.map(({ product }) => product);
    const venues = [...new Set(products.map(({ dinCode }) => dinCode))].map((dinCode) => ({
      dinCode,
      products: products.filter((product) => product.dinCode === dinCode),
    }));
    const key = [from, to, ...products.map(({ prodCode }) => prodCode)].join(' ');
    const counts = await counting(key, () => loadCounts(deps.database, venues, from, to));
    const dayList: { promCode: PromCode; resvDate: SeoulDate }[] = [];
    for (const promotion of offered) {
      const day = listDays(promotion.from, addDays(promotion.from, reachDays - 1))
        .filter((date) => promotion.to === null || date <= promotion.to)
        .find((date) => isFreeOn(promotion, date, counts, { holidays: holidays.calendar, now }));
      if (day !== undefined) dayList.push({ promCode: promotion.promCode, resvDate: day });
      await setImmediate();
    }
    return { dayList };
  };
}
