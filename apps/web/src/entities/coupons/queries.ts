import type { CouponWire } from '@dining/contract/site/coupons';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call';

const ofMember = { staleTime: 0, networkMode: 'always', refetchOnReconnect: true } as const;

/** Begins the key of every query of the member's coupons. */
export const couponsKey = ['coupons'] as const;

/** The member's coupons that can still be used. */
export const usableCouponsQuery = queryOptions({
  queryKey: [...couponsKey, 'usable'],
  queryFn: ({ signal }): Promise<readonly CouponWire[]> =>
    call('GET /api/myCouponList', { signal }).then(({ resultList }) => resultList),
  ...ofMember,
});

/** All of them, used and expired ones too. */
export const allCouponsQuery = queryOptions({
  queryKey: [...couponsKey, 'all'],
  queryFn: ({ signal }): Promise<readonly CouponWire[]> =>
    call('GET /api/mypage/myCouponList', { signal }).then(({ resultList }) => resultList),
  ...ofMember,
});
