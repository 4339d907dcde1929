import { flagToWire } from '@dining/contract/codecs/flag';
import { textToWire } from '@dining/contract/codecs/text';
import { momentToWire, visitToWire } from '@dining/contract/codecs/visit';
import type { CouponWire } from '@dining/contract/site/coupons';
import type { StoredCoupon } from '../../../stores/coupons/coupons';

export const couponToWire = ({ usedBy, heldFor, ...coupon }: StoredCoupon): CouponWire => ({
  couponNo: coupon.couponNo,
  htlCode: coupon.htlCode,
  ...textToWire('couponName', coupon.name),
  couponType: coupon.kind,
  couponValue: coupon.value,
  couponMinOrderAmnt: coupon.minOrderAmount,
  couponMaxDistAmnt: coupon.maxDiscount,
  couponStartDate: coupon.validity.from,
  couponEndDate: coupon.validity.to,
  couponUsedYn: flagToWire(usedBy !== null),
  couponUsedDate: momentToWire(usedBy?.at ?? null),
  resvCode: usedBy?.resvCode ?? '',
  couponHeld: heldFor && {
    prodCode: heldFor.prodCode,
    resvDate: visitToWire({ date: heldFor.visitDay, time: heldFor.visitTime }),
  },
});
