import type { CouponWire } from '@dining/contract/site/coupons';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call';

const memberOptions = { staleTime: 0, networkMode: 'always', refetchOnReconnect: true } as const;

/** Matches every query of the member's coupons. */
export const couponQueries = queryOptions({ queryKey: ['coupons'] });

/** The member's coupons that can still be used. */
export const usableCouponsQuery = queryOptions({
  queryKey: [...couponQueries.queryKey, 'usable'],
  queryFn: ({ signal }): Promise<readonly CouponWire[]> =>
    call('GET /api/myCouponList', { signal }).then(({ resultList }) => resultList),
  ...memberOptions,
});

/** All of them, used and expired ones too. */
export const allCouponsQuery = queryOptions({
  queryKey: [...couponQueries.queryKey, 'all'],
  queryFn: ({ signal }): Promise<readonly CouponWire[]> =>
    call('GET /api/mypage/myCouponList', { signal }).then(({ resultList }) => resultList),
  ...memberOptions,
});
