import { encodeFlag } from '@dining/contract/codecs/flag';
import { encodeText } from '@dining/contract/codecs/text';
import { encodeDateTime, encodeVisit } from '@dining/contract/codecs/visit';
import type { CouponWire } from '@dining/contract/site/coupons';
import type { StoredCoupon } from '../../../stores/coupons/coupons';

export const couponToWire = ({ usedBy, heldFor, ...coupon }: StoredCoupon): CouponWire => ({
  couponNo: coupon.couponNo,
  htlCode: coupon.htlCode,
  ...encodeText('couponName', coupon.name),
  couponType: coupon.kind,
  couponValue: coupon.value,
  couponMinOrderAmnt: coupon.minOrderAmount,
  couponMaxDistAmnt: coupon.maxDiscount,
  couponStartDate: coupon.validity.from,
  couponEndDate: coupon.validity.to,
  couponUsedYn: encodeFlag(usedBy !== null),
  couponUsedDate: encodeDateTime(usedBy?.at ?? null),
  resvCode: usedBy?.resvCode ?? '',
  couponHeld: heldFor && {
    prodCode: heldFor.prodCode,
    resvDate: encodeVisit({ date: heldFor.visitDay, time: heldFor.visitTime }),
  },
});
