import type { OrderToCheck } from '@dining/domain/orders/check-order';
import type { OrderRequest } from '@dining/domain/orders/order-request';
import type { Coupon } from '@dining/domain/pricing/coupon';
import { calculateQuote, type Quote } from '@dining/domain/pricing/quote';
import type { OrderChannel } from '@dining/domain/products/party-checks';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { OrderContext } from './order-context';

export interface QuoteContext {
  readonly userId: string | null;
  readonly now: Date;
  /** Set if staff take the order. The default is the site. */
  readonly channel?: OrderChannel;
}

export const quoteOrder = (
  request: OrderRequest,
  context: Pick<OrderContext, 'product' | 'holidays' | 'memberRule'>,
  { userId, now }: QuoteContext,
  coupon: Coupon | null = null,
): Quote =>
  calculateQuote({
    product: context.product,
    date: request.visit.date,
    holidays: context.holidays,
    member: userId === null ? null : { hotelRule: context.memberRule, coupon, points: null },
    today: getTodayInSeoul(now),
    party: request.party,
    menus: request.menus,
    quantity: request.quantity,
  });

export const createOrderToCheck = (
  request: OrderRequest,
  context: OrderContext,
  { orderAmount }: Quote,
  { userId, now, channel = 'site' }: QuoteContext,
): OrderToCheck => ({
  ...request,
  product: context.product,
  stock: context.stock,
  usage: context.usage,
  sold: context.sold,
  holidays: context.holidays,
  isMember: userId !== null,
  orderAmount,
  channel,
  now,
});
