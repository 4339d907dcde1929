import { type CouponWithName, decodeCoupon } from '@dining/contract/codecs/coupon';
import { type CouponEvaluation, evaluateCoupons } from '@dining/domain/pricing/evaluate-coupons';
import { createCouponOrder } from '@dining/domain/pricing/quote';
import type { CouponNo } from '@dining/domain/shared/codes';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useToday } from '../../lib/clock';
import type { Order } from '../orders/order';
import { useSession } from '../session/session';
import { usableCouponsQuery } from './queries';

export interface OrderCoupons {
  readonly evaluations: readonly CouponEvaluation<CouponWithName>[];
  readonly chosenCoupon: CouponWithName | null;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  readonly isRetrying: boolean;
}

const noEvaluations: OrderCoupons['evaluations'] = [];

/**
 * Evaluates the member's coupons for an order. The chosen coupon is that of `couponNo`, or the one with the highest
 * discount for `best` (decision 50); null if there is no such coupon that can be used.
 */
export function useOrderCoupons({ product, visit, quote }: Order, couponNo: CouponNo | 'best' | null): OrderCoupons {
  const isMember = useSession()?.userDetails !== undefined;
  const today = useToday();
  const { data, isPending, error, refetch, isFetching } = useQuery({ ...usableCouponsQuery, enabled: isMember });
  const { prodCode, htlCode } = product;
  const evaluations = useMemo(() => {
    if (data === undefined) return noEvaluations;
    const coupons = data.map((wire) => decodeCoupon(wire, { prodCode, visit }));
    return evaluateCoupons(coupons, createCouponOrder(quote, htlCode, today));
  }, [data, prodCode, htlCode, visit, quote, today]);
  const usableEvaluations = evaluations.filter(({ refusal }) => refusal === null);
  const chosenEvaluation =
    couponNo === 'best' ? usableEvaluations[0] : usableEvaluations.find(({ coupon }) => coupon.couponNo === couponNo);
  return {
    evaluations,
    chosenCoupon: chosenEvaluation?.coupon ?? null,
    isPending: isMember && isPending,
    error,
    retry: () => void refetch(),
    isRetrying: isFetching,
  };
}
