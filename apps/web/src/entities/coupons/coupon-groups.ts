import type { CouponWire } from '@dining/contract/site/coupons';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';

export const couponGroups = ['usable', 'used', 'expired'] as const;
export type CouponGroup = (typeof couponGroups)[number];

export function getCouponGroup(
  coupon: Pick<CouponWire, 'couponUsedYn' | 'couponEndDate'>,
  today: SeoulDate,
): CouponGroup {
  if (coupon.couponUsedYn === 'Y') return 'used';
  return coupon.couponEndDate < today ? 'expired' : 'usable';
}
