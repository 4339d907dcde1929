import type { Coupon } from '@dining/domain/pricing/coupon';
import type { ProdCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { Visit } from '@dining/domain/shared/seoul-time';
import type { CouponWire } from '../site/coupons';
import { flagFromWire } from './flag';
import { textFromWire } from './text';
import { visitToWire } from './visit';

/** A coupon with its name. */
export interface NamedCoupon extends Coupon {
  readonly name: LocalizedText;
}

/**
 * A member's coupon for an order that he is about to make. What is being paid for the same visit with it gives way to that order, so
 * that the coupon is free for it.
 */
export function couponFromWire(wire: CouponWire, order: { readonly prodCode: ProdCode; readonly visit: Visit }): NamedCoupon {
  const held = wire.couponHeld;
  const isOwn = held?.prodCode === order.prodCode && held.resvDate === visitToWire(order.visit);
  return {
    couponNo: wire.couponNo,
    name: textFromWire('couponName', wire),
    kind: wire.couponType,
    value: wire.couponValue,
    minOrderAmount: wire.couponMinOrderAmnt,
    maxDiscount: wire.couponMaxDistAmnt,
    validity: { from: wire.couponStartDate, to: wire.couponEndDate },
    htlCode: wire.htlCode,
    taken: flagFromWire(wire.couponUsedYn) || (held !== null && !isOwn),
  };
}
