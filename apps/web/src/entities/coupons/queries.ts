import type { CouponWire } from '@dining/contract/site/coupons';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call';

const refetchOptions = { staleTime: 0, networkMode: 'always', refetchOnReconnect: true } as const;

export const couponQueries = queryOptions({ queryKey: ['coupons'] });

export const usableCouponsQuery = queryOptions({
  queryKey: [...couponQueries.queryKey, 'usable'],
  queryFn: ({ signal }): Promise<readonly CouponWire[]> =>
    call('GET /api/myCouponList', { signal }).then(({ resultList }) => resultList),
  ...refetchOptions,
});

export const allCouponsQuery = queryOptions({
  queryKey: [...couponQueries.queryKey, 'all'],
  queryFn: ({ signal }): Promise<readonly CouponWire[]> =>
    call('GET /api/mypage/myCouponList', { signal }).then(({ resultList }) => resultList),
  ...refetchOptions,
});
