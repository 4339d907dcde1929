import { type DailyPricesRequest, decodeDailyPricesRequest } from '@dining/contract/codecs/daily-prices-request';
import { fail } from '@dining/contract/failure';
import { listStockPrices, type StockPriceWire } from '@dining/contract/site/orders/stock-prices';
import { calculateUsage } from '@dining/domain/availability/calculate-usage';
import { pickupTime } from '@dining/domain/availability/pickup';
import { listProductSlots } from '@dining/domain/availability/product-slots';
import { indexUsage } from '@dining/domain/availability/usage';
import { calculateSaleUnits } from '@dining/domain/inventory/units';
import { checkChoice } from '@dining/domain/orders/choice';
import { normalizeOrderRequest, type OrderRequest } from '@dining/domain/orders/order-request';
import { findCheapestMenus } from '@dining/domain/pricing/cheapest-menus';
import type { Product } from '@dining/domain/products/product';
import { getProductOnDay } from '@dining/domain/products/product-on-day';
import { listDays } from '@dining/domain/shared/seoul-calendar';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { type Catalogue, getCatalogueCache } from '../../../booking/catalogue/catalogue';
import { createMemberKey } from '../../../booking/checkout/keys';
import { quoteOrder } from '../../../booking/checkout/quote';
import { createOrderFailure } from '../../../booking/checkout/refusals';
import type { Deps } from '../../../config/deps';
import type { Call, HandlerResult } from '../../../http/mount';
import { SerializedJson } from '../../../http/serialized-json';
import { createValidatedCache } from '../../../lib/cache';
import type { StoredStock } from '../../../stores/inventory/stock';
import { listOccupancy, listSoldByDay, listSoldToPerson } from '../../../stores/inventory/usage';
import { getUsageVersion } from '../../../stores/inventory/usage-version';
import { stockPriceToWire } from './prices-to-wire';

/** Creates the order whose price is listed for a day: with the chosen menus, otherwise with the cheapest ones. */
function createListedOrder(range: DailyPricesRequest, product: Product, date: SeoulDate): OrderRequest {
  const { reservationType, prodCode, dinCode } = product;
  const { dinRoomCode, party, menus } = range;
  const quantity = Math.max(range.quantity, 1);
  const visit = { date, time: pickupTime };
  const order = normalizeOrderRequest({
    dinCode,
    prodCode,
    reservationType,
    dinRoomCode,
    visit,
    party,
    menus,
    quantity,
  });
  return menus.length > 0 ? order : { ...order, menus: findCheapestMenus(getProductOnDay(product, date), order.party) };
}

/** Number of cached price lists, each of about 60 kB. */
const maxCachedRanges = 100;
const minuteMs = 60_000;

interface PricedProduct {
  readonly product: Product;
  readonly storedStock: StoredStock;
}

async function findPricedProduct(
  catalogue: Catalogue,
  { dinCode, prodCode }: DailyPricesRequest,
): Promise<PricedProduct | undefined> {
  const htlCode = (await catalogue.getDirectory()).hotelByVenue.get(dinCode);
  const storedStock = await catalogue.findStock(dinCode);
  if (htlCode === undefined || storedStock === undefined) return undefined;
  const storedProduct = (await catalogue.getHotel(htlCode)).products.find(
    ({ product, onSale }) => onSale && product.prodCode === prodCode && product.dinCode === dinCode,
  );
  return storedProduct && { product: storedProduct.product, storedStock };
}

export function createStockPriceHandler(
  deps: Deps,
): (call: Call<typeof listStockPrices>) => Promise<HandlerResult<typeof listStockPrices>> {
  const catalogue = getCatalogueCache(deps.database);
  const { pool } = deps.database;
  const cachedRanges = createValidatedCache<SerializedJson>({ max: maxCachedRanges });

  return async ({ body, visitor }) => {
    const range = decodeDailyPricesRequest(body);
    const { from, to, dinCode, prodCode } = range;
    const pricedProduct = await findPricedProduct(catalogue, range);
    if (pricedProduct === undefined) return fail('unknown_product');
    const userId = visitor.userId ?? null;
    const choice = checkChoice({
      ...createListedOrder(range, pricedProduct.product, from),
      product: pricedProduct.product,
      isMember: userId !== null,
    });
    if (!choice.ok)
      return createOrderFailure(
        { ...choice, count: null, missingForAdults: null },
        pricedProduct.product,
        deps.database,
      );

    const now = deps.now();
    const personKey = userId === null ? null : createMemberKey(userId);
    const usageRange = { dinCode, from, to, prodCodes: [prodCode], personKey };
    const getVersion = async () => `${(await catalogue.getVersions()).all} ${await getUsageVersion(pool, usageRange)}`;
    const key = JSON.stringify([range, userId, Math.floor(now.getTime() / minuteMs)]);
    return cachedRanges.get(key, getVersion, async () => {
      const stockPriceList = await listPrices(deps, (await findPricedProduct(catalogue, range)) ?? pricedProduct, {
        range,
        userId,
        now,
      });
      return SerializedJson.createCompressed(
        Buffer.from(JSON.stringify(listStockPrices.result.parse({ stockPriceList }))),
      );
    });
  };
}

async function listPrices(
  { database }: Deps,
  { product, storedStock }: PricedProduct,
  { range, userId, now }: { readonly range: DailyPricesRequest; readonly userId: string | null; readonly now: Date },
): Promise<StockPriceWire[]> {
  const { pool } = database;
  const { from, to } = range;
  const { dinCode, htlCode, prodCode } = product;
  const { holidays, hotels } = await getCatalogueCache(database).getDirectory();
  const occupancy = await listOccupancy(pool, dinCode, from, to);
  const soldByDay = new Map((await listSoldByDay(pool, [prodCode], from, to)).map(({ date, sold }) => [date, sold]));
  const toPerson = userId === null ? undefined : await listSoldToPerson(pool, [prodCode], createMemberKey(userId));
  const days = listDays(from, to);
  const usage = indexUsage(
    calculateUsage({ stock: storedStock.stock, days, occupancyByDay: occupancy, holidays: holidays.calendar }),
  );
  const memberRule = hotels.find((hotel) => hotel.htlCode === htlCode)?.memberFoodRule ?? null;

  return days.flatMap((date) => {
    const sold = { onDay: soldByDay.get(date) ?? 0, toPerson: toPerson?.get(prodCode) ?? 0 };
    const order = createListedOrder(range, product, date);
    const units =
      range.menus.length > 0 || product.reservationType === 'pickup' ? calculateSaleUnits(product, order) : null;
    const productOnDay = getProductOnDay(product, date);
    const context = {
      product: productOnDay,
      stock: storedStock.stock,
      usage,
      sold,
      holidays: holidays.calendar,
      memberRule,
    };
    const quote = quoteOrder(order, context, { userId, now });
    return listProductSlots({ ...context, party: order.party, units, dinRoomCode: order.dinRoomCode, now }, date).map(
      (slot) => stockPriceToWire(date, slot, context, order, quote, storedStock.roomNames),
    );
  });
}
