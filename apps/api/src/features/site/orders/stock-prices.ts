import { flagToWire } from '@dining/contract/codecs/flag';
import type { RoomNames } from '@dining/contract/codecs/stock';
import { textToWire } from '@dining/contract/codecs/text';
import { visitToWire } from '@dining/contract/codecs/visit';
import { fail } from '@dining/contract/failure';
import type { listStockPrices, StockPriceWire } from '@dining/contract/site/stock-prices';
import { type ProductSlot, productSlotsOfDay } from '@dining/domain/availability/product-slots';
import { usageByTime } from '@dining/domain/availability/usage';
import { leastUnits, saleUnits } from '@dining/domain/inventory/units';
import { leastMenus } from '@dining/domain/pricing/least-menus';
import type { Quote } from '@dining/domain/pricing/total';
import type { Product } from '@dining/domain/products/product';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { daysFrom } from '@dining/domain/shared/seoul-time';
import { usageOfDays } from '../../../booking/capacity/usage-of-days';
import { priceOf } from '../../../booking/orders/at-visit';
import { kindFailure } from '../../../booking/orders/choice-failure';
import { dearFailure, productFailure } from '../../../booking/orders/refusals';
import { type OrderedBody, type Wanted, wantedOf } from '../../../booking/orders/wanted';
import { memberKey } from '../../../booking/reservations/keys';
import { catalogueOf } from '../../../catalogue';
import type { Deps } from '../../../deps';
import type { Answer, Call } from '../../../http/mount';
import { marksOfVenue, soldByDay, soldToPerson } from '../../../stores/inventory/usage';
import { type Offered, remainingOf, spotsAt } from './spots';

type Body = Call<typeof listStockPrices>['body'];

/** What is asked for, on its first day; where nothing is chosen, the least that can be ordered stands for it. */
function wantedOfRange(body: Body, product: Product): Wanted {
  const { reservationType: resvType } = product;
  const prodPickupNum = Math.max(body.prodPickupNum, leastUnits(product, { adults: 0, kids: 0 }));
  const ordered: OrderedBody = { ...body, prodPickupNum, resvType, resvDate: `${body.strResvDate} 00:00` };
  const wanted = wantedOf(ordered);
  return wanted.menus.length > 0 ? wanted : { ...wanted, menus: leastMenus(product, wanted.party) };
}

const durationOf = ({ product, stock }: Offered): number | null =>
  ({ table: stock.tableTurnMinutes, room: stock.roomTurnMinutes, pickup: null })[product.reservationType];

function rowOf(date: SeoulDate, { time, answer }: ProductSlot, offered: Offered, wanted: Wanted, price: Quote, names: RoomNames) {
  const visit = { date, time };
  const spots = spotsAt(offered, visit, wanted.party);
  const refusal = answer.ok ? dearFailure(price) : productFailure(answer);
  return {
    resvDate: visitToWire(visit),
    slotStartDate: `${date}T${time}:00+09:00`,
    slotDurationMin: durationOf(offered),
    resvType: wanted.reservationType,
    stockYn: flagToWire(refusal === undefined),
    errCd: refusal?.failure ?? '',
    spotsTotal: spots.total,
    spotsOpen: spots.open,
    remainCnt: remainingOf(offered, spots, answer),
    dinRoomList: (answer.ok ? answer.rooms : []).map(({ dinRoomCode, minSeats, maxSeats }) => ({
      dinRoomCode,
      ...textToWire('dinRoomName', names.get(dinRoomCode) ?? { default: '' }),
      minSeatAmnt: minSeats,
      seatAmnt: maxSeats,
    })),
    resvOrderAmnt: price.orderAmount,
    resvDistAmnt: price.productDiscountAmount,
    resvMemberDistAmnt: price.memberDiscountAmount,
    resvSetleAmnt: price.payAmount,
  } satisfies StockPriceWire;
}

/** Price and what is left by day and start time over a range (decision 24). A day without a start time has no row. */
export async function pricesOfRange(
  deps: Deps,
  { body, visitor }: Call<typeof listStockPrices>,
): Promise<Answer<typeof listStockPrices>> {
  const catalogue = catalogueOf(deps.database);
  const { pool } = deps.database;
  const { hotelOfVenue, holidays, hotels } = await catalogue.directory();
  const htlCode = hotelOfVenue.get(body.dinCode);
  const stored = await catalogue.stock(body.dinCode);
  if (htlCode === undefined || stored === undefined) return fail('unknown_product');
  const found = (await catalogue.ofHotel(htlCode)).products.find(
    ({ product, onSale }) => onSale && product.prodCode === body.prodCode && product.dinCode === body.dinCode,
  );
  if (found === undefined) return fail('unknown_product');
  const { product } = found;
  const userId = visitor.userId ?? null;
  const wanted = wantedOfRange(body, product);
  const refusal = await kindFailure(wanted, product, { database: deps.database, userId });
  if (refusal !== undefined) return refusal;

  const [from, to] = [body.strResvDate, body.endResvDate];
  const marks = await marksOfVenue(pool, body.dinCode, from, to);
  const soldOn = new Map((await soldByDay(pool, [product.prodCode], from, to)).map(({ date, sold }) => [date, sold]));
  const toPerson = userId === null ? undefined : await soldToPerson(pool, [product.prodCode], memberKey(userId));
  const now = deps.now();
  const usage = usageByTime(usageOfDays(stored.stock, marks, holidays.calendar));
  const units = Math.max(saleUnits(product, wanted), leastUnits(product, wanted.party));
  const memberRule = hotels.find((hotel) => hotel.htlCode === htlCode)?.memberFoodRule ?? null;

  const stockPriceList = daysFrom(from, to).flatMap((date) => {
    const sold = { onDay: soldOn.get(date) ?? 0, toPerson: toPerson?.get(product.prodCode) ?? 0 };
    const offered = { product, stock: stored.stock, usage, sold, holidays: holidays.calendar, memberRule };
    const price = priceOf({ ...wanted, visit: { ...wanted.visit, date } }, offered, { userId, now });
    return productSlotsOfDay({ ...offered, party: wanted.party, units, dinRoomCode: wanted.dinRoomCode, now }, date).map((slot) =>
      rowOf(date, slot, offered, wanted, price, stored.roomNames),
    );
  });
  return { stockPriceList };
}
