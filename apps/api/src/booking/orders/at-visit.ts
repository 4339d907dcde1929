import { checkProductAtVisit, type ProductAnswer } from '@dining/domain/availability/product-at-visit';
import { leastUnits, saleUnits } from '@dining/domain/inventory/units';
import { type Quote, quote } from '@dining/domain/pricing/total';
import { todayInSeoul } from '@dining/domain/shared/seoul-time';
import type { Offer } from './offer';
import type { Wanted } from './wanted';

/** Can it be had at that visit, and how many units would it take? Nothing is held: the counters have the last word. */
export function answerAtVisit(
  wanted: Wanted,
  offer: Offer,
  now: Date,
): { readonly units: number; readonly answer: ProductAnswer } {
  const { product } = offer;
  const units = Math.max(saleUnits(product, wanted), leastUnits(product, wanted.party));
  const answer = checkProductAtVisit({
    product,
    visit: wanted.visit,
    party: wanted.party,
    units,
    dinRoomCode: wanted.dinRoomCode,
    stock: offer.stock,
    usage: offer.usage,
    sold: offer.sold,
    holidays: offer.holidays,
    now,
  });
  return { units, answer };
}

/** The server's own price of what is wanted, for a member or for anybody else. */
export const priceOf = (
  wanted: Wanted,
  offer: Pick<Offer, 'product' | 'holidays' | 'memberRule'>,
  asker: { readonly userId: string | null; readonly now: Date },
): Quote =>
  quote({
    product: offer.product,
    date: wanted.visit.date,
    holidays: offer.holidays,
    member: asker.userId === null ? null : { hotelRule: offer.memberRule, coupon: null, points: null },
    today: todayInSeoul(asker.now),
    party: wanted.party,
    menus: wanted.menus,
    quantity: wanted.quantity,
  });
