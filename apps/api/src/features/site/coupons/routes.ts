import { flagToWire } from '@dining/contract/codecs/flag';
import { textToWire } from '@dining/contract/codecs/text';
import { fail } from '@dining/contract/failure';
import { type CouponWire, myCouponList, mypageCouponList } from '@dining/contract/site/coupons';
import { todayInSeoul } from '@dining/domain/shared/seoul-time';
import { couponsOfMember, type StoredCoupon } from '../../../stores/coupons/coupons';
import type { Feature } from '../../feature';

const couponToWire = (coupon: StoredCoupon): CouponWire => ({
  couponNo: coupon.couponNo,
  htlCode: coupon.htlCode,
  ...textToWire('couponName', coupon.name),
  couponType: coupon.kind,
  couponValue: coupon.value,
  couponMinOrderAmnt: coupon.minOrderAmount,
  couponMaxDistAmnt: coupon.maxDiscount,
  couponStartDate: coupon.validFrom,
  couponEndDate: coupon.validTo,
  couponUsedYn: flagToWire(coupon.usedAt !== null),
});

/** A member's coupons: those that can still be used, and on my page all of them. */
export const coupons: Feature = (mount, deps) => {
  const { db } = deps.database;
  mount(myCouponList, async ({ visitor: { userId } }) =>
    userId === undefined
      ? fail('not_signed_in')
      : { resultList: (await couponsOfMember(db, userId, todayInSeoul(deps.now()))).map(couponToWire) },
  );
  mount(mypageCouponList, async ({ visitor: { userId } }) =>
    userId === undefined ? fail('not_signed_in') : { resultList: (await couponsOfMember(db, userId)).map(couponToWire) },
  );
};
