import { expect, it } from 'vitest';
import { getCouponGroup } from './coupon-groups';

it.each([
  ['valid until today', { couponUsedYn: 'N', couponEndDate: '2026-11-21' }, 'usable'],
  ['valid until yesterday', { couponUsedYn: 'N', couponEndDate: '2026-11-20' }, 'expired'],
  ['that is used', { couponUsedYn: 'Y', couponEndDate: '2026-12-31' }, 'used'],
  ['that is used and past its end', { couponUsedYn: 'Y', couponEndDate: '2026-11-20' }, 'used'],
] as const)('a coupon %s is in the group $2', (_case, coupon, group) =>
  expect(getCouponGroup(coupon, '2026-11-21')).toBe(group),
);
