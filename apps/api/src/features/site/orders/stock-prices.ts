import { type PriceRange, priceRangeFromWire } from '@dining/contract/codecs/price-range';
import { fail } from '@dining/contract/failure';
import type { listStockPrices } from '@dining/contract/site/orders/stock-prices';
import { pickupTime } from '@dining/domain/availability/pickup';
import { productSlotsOfDay } from '@dining/domain/availability/product-slots';
import { usageByTime } from '@dining/domain/availability/usage';
import { saleUnits } from '@dining/domain/inventory/units';
import { checkChoice } from '@dining/domain/orders/choice';
import { type OrderRequest, orderOfKind } from '@dining/domain/orders/order-request';
import { leastMenus } from '@dining/domain/pricing/least-menus';
import type { Product } from '@dining/domain/products/product';
import { daysFrom } from '@dining/domain/shared/seoul-time';
import { usageOfDays } from '../../../booking/capacity/usage-of-days';
import { quoteFor } from '../../../booking/orders/quote';
import { orderFailure } from '../../../booking/orders/refusals';
import { memberKey } from '../../../booking/reservations/keys';
import { catalogueOf } from '../../../catalogue';
import type { Deps } from '../../../deps';
import type { Answer, Call } from '../../../http/mount';
import { occupancyOfVenue, soldByDay, soldToPerson } from '../../../stores/inventory/usage';
import { stockPriceToWire } from './prices-to-wire';

/** What is asked for, on its first day; where nothing is chosen, the least that can be ordered stands for it. */
function leastOrdered(asked: PriceRange, product: Product): OrderRequest {
  const { reservationType, prodCode, dinCode } = product;
  const { dinRoomCode, party, menus } = asked;
  const quantity = Math.max(asked.quantity, 1);
  const visit = { date: asked.from, time: pickupTime };
  const order = orderOfKind({ dinCode, prodCode, reservationType, dinRoomCode, visit, party, menus, quantity });
  return menus.length > 0 ? order : { ...order, menus: leastMenus(product, order.party) };
}

/** Price and what is left by day and start time over a range (decision 24). A day without a start time has no row. */
export async function pricesOfRange(
  deps: Deps,
  { body, visitor }: Call<typeof listStockPrices>,
): Promise<Answer<typeof listStockPrices>> {
  const asked = priceRangeFromWire(body);
  const { from, to, dinCode, prodCode } = asked;
  const catalogue = catalogueOf(deps.database);
  const { pool } = deps.database;
  const { hotelOfVenue, holidays, hotels } = await catalogue.directory();
  const htlCode = hotelOfVenue.get(dinCode);
  const stored = await catalogue.stock(dinCode);
  if (htlCode === undefined || stored === undefined) return fail('unknown_product');
  const found = (await catalogue.ofHotel(htlCode)).products.find(
    ({ product, onSale }) => onSale && product.prodCode === prodCode && product.dinCode === dinCode,
  );
  if (found === undefined) return fail('unknown_product');
  const { product } = found;
  const userId = visitor.userId ?? null;
  const ordered = leastOrdered(asked, product);
  const choice = checkChoice({ ...ordered, product, isMember: userId !== null });
  if (!choice.ok) return orderFailure({ ...choice, count: null }, dinCode, deps.database);

  const occupancy = await occupancyOfVenue(pool, dinCode, from, to);
  const soldOn = new Map((await soldByDay(pool, [prodCode], from, to)).map(({ date, sold }) => [date, sold]));
  const toPerson = userId === null ? undefined : await soldToPerson(pool, [prodCode], memberKey(userId));
  const now = deps.now();
  const usage = usageByTime(usageOfDays(stored.stock, occupancy, holidays.calendar));
  const units = saleUnits(product, ordered);
  const memberRule = hotels.find((hotel) => hotel.htlCode === htlCode)?.memberFoodRule ?? null;

  const stockPriceList = daysFrom(from, to).flatMap((date) => {
    const sold = { onDay: soldOn.get(date) ?? 0, toPerson: toPerson?.get(prodCode) ?? 0 };
    const offered = { product, stock: stored.stock, usage, sold, holidays: holidays.calendar, memberRule };
    const price = quoteFor({ ...ordered, visit: { ...ordered.visit, date } }, offered, { userId, now });
    return productSlotsOfDay({ ...offered, party: ordered.party, units, dinRoomCode: ordered.dinRoomCode, now }, date).map(
      (slot) => stockPriceToWire(date, slot, offered, ordered.party, price, stored.roomNames),
    );
  });
  return { stockPriceList };
}
