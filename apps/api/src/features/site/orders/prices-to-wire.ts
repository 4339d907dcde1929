import { encodeFlag } from '@dining/contract/codecs/flag';
import type { RoomNames } from '@dining/contract/codecs/stock';
import { encodeText } from '@dining/contract/codecs/text';
import { encodeOffsetVisit, encodeVisit } from '@dining/contract/codecs/visit';
import type { DayDiscountWire, StockPriceWire } from '@dining/contract/site/orders/stock-prices';
import type { ProductSlot } from '@dining/domain/availability/product-slots';
import { checkAmounts } from '@dining/domain/orders/amounts';
import type { OrderRequest } from '@dining/domain/orders/order-request';
import type { DayDiscount } from '@dining/domain/pricing/discount';
import type { Quote } from '@dining/domain/pricing/quote';
import type { Product } from '@dining/domain/products/product';
import { getProductOnDay } from '@dining/domain/products/product-on-day';
import { deductPercent } from '@dining/domain/shared/krw';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { getOrderProblem } from '../../../booking/checkout/refusals';
import { countSpots, getRemaining, type SpotContext } from './spots';

const getDurationMinutes = ({ product, stock }: SpotContext): number | null =>
  ({ table: stock.tableTurnMinutes, room: stock.roomTurnMinutes, pickup: null })[product.reservationType];

export function stockPriceToWire(
  date: SeoulDate,
  { time, availability }: ProductSlot,
  context: SpotContext,
  order: OrderRequest,
  quote: Quote,
  names: RoomNames,
): StockPriceWire {
  const visit = { date, time };
  const spots = countSpots(context, visit, order.party);
  const remaining = getRemaining(context, spots, availability);
  const checkResult = availability.ok
    ? checkAmounts({ ...order, product: context.product, orderAmount: quote.orderAmount })
    : availability;
  return {
    resvDate: encodeVisit(visit),
    slotStartDate: encodeOffsetVisit(visit),
    slotDurationMin: getDurationMinutes(context),
    resvType: context.product.reservationType,
    stockYn: encodeFlag(checkResult.ok),
    errCd: checkResult.ok ? '' : getOrderProblem(checkResult),
    spotsTotal: spots.total,
    spotsOpen: spots.open,
    remainCnt: remaining.count,
    remainUnit: remaining.unit,
    dinRoomList: (availability.ok ? availability.rooms : []).map(({ dinRoomCode, minSeats, maxSeats }) => ({
      dinRoomCode,
      ...encodeText('dinRoomName', names.get(dinRoomCode) ?? { default: '' }),
      minSeatAmnt: minSeats,
      seatAmnt: maxSeats,
    })),
    resvOrderAmnt: quote.orderAmount,
    resvDistAmnt: quote.productDiscountAmount,
    resvMemberDistAmnt: quote.memberDiscountAmount,
    resvSetleAmnt: quote.payAmount,
  };
}

export const dayDiscountToWire = (
  storedProduct: Product,
  date: SeoulDate,
  { rate, source }: DayDiscount,
): DayDiscountWire => {
  const product = getProductOnDay(storedProduct, date);
  return {
    prodCode: product.prodCode,
    resvDate: date,
    earlyBirdYn: encodeFlag(source === 'period' && rate > 0),
    prodDistType: source,
    prodDistRate: rate,
    prodDistPeriodSaleSdate: product.discount.period?.from ?? null,
    prodDistPeriodSaleEdate: product.discount.period?.to ?? null,
    prodPrice: product.price,
    prodSalePrice: deductPercent(product.price, rate),
  };
};
