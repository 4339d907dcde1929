import type { OrderToCheck } from '@dining/domain/orders/check-order';
import type { OrderRequest } from '@dining/domain/orders/order-request';
import type { Coupon } from '@dining/domain/pricing/coupon';
import { type Quote, quote } from '@dining/domain/pricing/total';
import { todayInSeoul } from '@dining/domain/shared/seoul-time';
import type { Offer } from './offer';

/** Who asks, and when. */
export interface Asker {
  readonly userId: string | null;
  readonly now: Date;
}

/** The server's own price of what is ordered, for a member with the coupon he means to use, or for anybody else. */
export const quoteFor = (
  request: OrderRequest,
  offer: Pick<Offer, 'product' | 'holidays' | 'memberRule'>,
  { userId, now }: Asker,
  coupon: Coupon | null = null,
): Quote =>
  quote({
    product: offer.product,
    date: request.visit.date,
    holidays: offer.holidays,
    member: userId === null ? null : { hotelRule: offer.memberRule, coupon, points: null },
    today: todayInSeoul(now),
    party: request.party,
    menus: request.menus,
    quantity: request.quantity,
  });

/** An order beside all that it is held against (Spec §5). Nothing is held yet: the counters have the last word. */
export const orderToCheck = (
  request: OrderRequest,
  offer: Offer,
  { orderAmount }: Quote,
  { userId, now }: Asker,
): OrderToCheck => ({
  ...request,
  product: offer.product,
  stock: offer.stock,
  usage: offer.usage,
  sold: offer.sold,
  holidays: offer.holidays,
  isMember: userId !== null,
  orderAmount,
  now,
});
