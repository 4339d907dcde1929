import type { Coupon } from '@dining/domain/pricing/coupon';
import type { ProdCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { Visit } from '@dining/domain/shared/seoul-time';
import type { CouponWire } from '../site/coupons';
import { decodeFlag } from './flag';
import { decodeText } from './text';
import { encodeVisit } from './visit';

export interface CouponWithName extends Coupon {
  readonly name: LocalizedText;
}

/**
 * Parses a member's coupon for a new order. The order supersedes a payment in progress for the same product and visit,
 * so the coupon of that payment counts as free.
 */
export function decodeCoupon(
  wire: CouponWire,
  order: { readonly prodCode: ProdCode; readonly visit: Visit },
): CouponWithName {
  const hold = wire.couponHeld;
  const isHoldOfOrder = hold?.prodCode === order.prodCode && hold.resvDate === encodeVisit(order.visit);
  return {
    couponNo: wire.couponNo,
    name: decodeText('couponName', wire),
    kind: wire.couponType,
    value: wire.couponValue,
    minOrderAmount: wire.couponMinOrderAmnt,
    maxDiscount: wire.couponMaxDistAmnt,
    validity: { from: wire.couponStartDate, to: wire.couponEndDate },
    htlCode: wire.htlCode,
    isHeldOrUsed: decodeFlag(wire.couponUsedYn) || (hold !== null && !isHoldOfOrder),
  };
}
