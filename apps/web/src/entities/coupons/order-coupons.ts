import { decodeCoupon, type NamedCoupon } from '@dining/contract/codecs/coupon';
import { type CouponEvaluation, evaluateCoupons } from '@dining/domain/pricing/evaluate-coupons';
import { createCouponOrder } from '@dining/domain/pricing/quote';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useToday } from '../../lib/clock';
import type { Order } from '../orders/order';
import { useSession } from '../session/session';
import { usableCouponsQuery } from './queries';

export interface OrderCoupons {
  readonly evaluations: readonly CouponEvaluation<NamedCoupon>[];
  readonly isPending: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  readonly retrying: boolean;
}

const noEvaluations: OrderCoupons['evaluations'] = [];

export function useOrderCoupons({ product, visit, quote }: Order): OrderCoupons {
  const isMember = useSession()?.userDetails !== undefined;
  const today = useToday();
  const { data, isPending, error, refetch, isFetching } = useQuery({ ...usableCouponsQuery, enabled: isMember });
  const { prodCode, htlCode } = product;
  const evaluations = useMemo(() => {
    if (data === undefined) return noEvaluations;
    const coupons = data.map((wire) => decodeCoupon(wire, { prodCode, visit }));
    return evaluateCoupons(coupons, createCouponOrder(quote, htlCode, today));
  }, [data, prodCode, htlCode, visit, quote, today]);
  return { evaluations, isPending: isMember && isPending, error, retry: () => void refetch(), retrying: isFetching };
}
