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
import { type Catalogue, getCatalogueCache } from '../../../booking/catalogue/catalogue';
import { listProductsOnSale } from '../../../booking/catalogue/products-on-sale';
import type { Deps } from '../../../config/deps';
import type { Call, HandlerResult } from '../../../http/mount';
import { createSingleFlight } from '../../../lib/cache';

interface OfferedPromotion {
  readonly promCode: PromCode;
  readonly product: Product;
  readonly stock: VenueStock;
  /** Today, or the first day of the promotion if it has not begun. */
  readonly from: SeoulDate;
  /** The last day; null if the promotion has no end. */
  readonly to: SeoulDate | null;
}

const searchedDayCount = 28;
const party = { adults: 2, kids: 0 };

async function listOfferedPromotions(
  catalogue: Catalogue,
  promCodes: ReadonlySet<PromCode>,
  now: Date,
): Promise<OfferedPromotion[]> {
  const { hotels } = await catalogue.getDirectory();
  const today = getTodayInSeoul(now);
  const catalogues = await Promise.all(hotels.map(({ htlCode }) => catalogue.getHotel(htlCode)));
  const bookablePromotions = catalogues.flatMap(({ promotions, products }) => {
    const productsOnSale = listProductsOnSale(products, now);
    return promotions.flatMap((promotion) => {
      const { promCode, period } = promotion;
      const product = findPromotionProduct(promotion, productsOnSale);
      const from = period.startsOn !== null && period.startsOn > today ? period.startsOn : today;
      if (product === undefined || !promCodes.has(promCode) || from > getLastBookableDay(today)) return [];
      return [{ promCode, product, from, to: period.endsOn }];
    });
  });
  const promotionsWithStock = await Promise.all(
    bookablePromotions.map(async (promotion) => {
      const storedStock = await catalogue.findStock(promotion.product.dinCode);
      return storedStock === undefined ? [] : [{ ...promotion, stock: storedStock.stock }];
    }),
  );
  return promotionsWithStock.flat();
}

function hasFreeSlot(
  { product, stock }: OfferedPromotion,
  date: SeoulDate,
  { occupancy, soldUnits }: VenueCounts,
  { holidays, now }: { readonly holidays: HolidayCalendar; readonly now: Date },
): boolean {
  const occupancyByDay = occupancy.get(product.dinCode) ?? new Map();
  const usage = indexUsage(calculateUsage({ stock, days: [date], occupancyByDay, holidays }));
  const soldOnDay = soldUnits.get(createSoldKey(product.prodCode, date)) ?? 0;
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
 * Answers POST /prom/nextFreeDays: searches four weeks from today or from the promotion's first day, whichever is
 * later. Reads the counters of all promotions' days at once, for all venues in two statements.
 */
export function createNextFreeDaysHandler(
  deps: Deps,
): (call: Call<typeof listNextFreeDays>) => Promise<HandlerResult<typeof listNextFreeDays>> {
  const catalogue = getCatalogueCache(deps.database);
  const loadCountsOnce = createSingleFlight<VenueCounts>();
  return async ({ body }) => {
    const now = deps.now();
    const promotions = await listOfferedPromotions(catalogue, new Set(body.promCodeList), now);
    if (promotions.length === 0) return fail('not_found');
    const { holidays } = await catalogue.getDirectory();
    const from = promotions.map((promotion) => promotion.from).toSorted()[0] ?? getTodayInSeoul(now);
    const to = addDays(
      promotions
        .map((promotion) => promotion.from)
        .toSorted()
        .at(-1) ?? from,
      searchedDayCount - 1,
    );
    const products = promotions.map(({ product }) => product);
    const venues = [...new Set(products.map(({ dinCode }) => dinCode))].map((dinCode) => ({
      dinCode,
      products: products.filter((product) => product.dinCode === dinCode),
    }));
    const key = [from, to, ...products.map(({ prodCode }) => prodCode)].join(' ');
    const counts = await loadCountsOnce(key, () => loadCounts(deps.database, venues, from, to));
    const dayList: { promCode: PromCode; resvDate: SeoulDate }[] = [];
    for (const promotion of promotions) {
      const day = listDays(promotion.from, addDays(promotion.from, searchedDayCount - 1))
        .filter((date) => promotion.to === null || date <= promotion.to)
        .find((date) => hasFreeSlot(promotion, date, counts, { holidays: holidays.calendar, now }));
      if (day !== undefined) dayList.push({ promCode: promotion.promCode, resvDate: day });
      // Lets the server handle other requests meanwhile.
      await setImmediate();
    }
    return { dayList };
  };
}
