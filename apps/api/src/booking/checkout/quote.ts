import type { OrderToCheck } from '@dining/domain/orders/check-order';
import type { OrderRequest } from '@dining/domain/orders/order-request';
import type { Coupon } from '@dining/domain/pricing/coupon';
import { calculateQuote, type Quote } from '@dining/domain/pricing/quote';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { OrderContext } from './order-context';

/** Who asks, and when. */
export interface Asker {
  readonly userId: string | null;
  readonly now: Date;
}

/** The server's own price of what is ordered, for a member with the coupon they mean to use, or for anybody else. */
export const quoteFor = (
  request: OrderRequest,
  context: Pick<OrderContext, 'product' | 'holidays' | 'memberRule'>,
  { userId, now }: Asker,
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

/** An order beside all that it is held against (Spec §5). Nothing is held yet: the counters have the last word. */
export const orderToCheck = (
  request: OrderRequest,
  context: OrderContext,
  { orderAmount }: Quote,
  { userId, now }: Asker,
): OrderToCheck => ({
  ...request,
  product: context.product,
  stock: context.stock,
  usage: context.usage,
  sold: context.sold,
  holidays: context.holidays,
  isMember: userId !== null,
  orderAmount,
  now,
});
