import { expect, it } from 'vitest';
import { getCouponGroup } from './coupon-groups';

it.each([
  ['until today', { couponUsedYn: 'N', couponEndDate: '2026-11-21' }, 'usable'],
  ['until yesterday', { couponUsedYn: 'N', couponEndDate: '2026-11-20' }, 'expired'],
  ['used', { couponUsedYn: 'Y', couponEndDate: '2026-12-31' }, 'used'],
  ['used, and its time is over', { couponUsedYn: 'Y', couponEndDate: '2026-11-20' }, 'used'],
] as const)('%s', (_case, coupon, group) => expect(getCouponGroup(coupon, '2026-11-21')).toBe(group));
