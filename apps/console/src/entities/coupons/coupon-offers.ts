import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type Body, type CallResult, call, createIdempotencyHeaders } from '../../lib/call';

export type CouponOfferView = CallResult<'POST /api/staff/coupon-offer/view'>;
export type CouponOffer = CouponOfferView['offer'];

export const couponOffersKey = ['coupon offers'] as const;

/** Reads the offers that are running or planned, or those that have ended or are stopped. */
export const getCouponOffersQuery = (isPast: boolean) =>
  infiniteQueryOptions({
    queryKey: [...couponOffersKey, 'list', isPast],
    queryFn: ({ signal, pageParam }) =>
      call('POST /api/staff/coupon-offer/list', { body: { isPast, after: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

export const getCouponOfferQuery = (offerId: string) =>
  queryOptions({
    queryKey: [...couponOffersKey, 'view', offerId],
    queryFn: ({ signal }) => call('POST /api/staff/coupon-offer/view', { body: { offerId }, signal }),
  });

export const createCouponOffer = (body: Body<'POST /api/staff/coupon-offer/create'>, key: string) =>
  call('POST /api/staff/coupon-offer/create', { body, headers: createIdempotencyHeaders(key) });
export const saveCouponOffer = (body: Body<'POST /api/staff/coupon-offer/save'>, key: string) =>
  call('POST /api/staff/coupon-offer/save', { body, headers: createIdempotencyHeaders(key) });
export const stopCouponOffer = (body: Body<'POST /api/staff/coupon-offer/stop'>, key: string) =>
  call('POST /api/staff/coupon-offer/stop', { body, headers: createIdempotencyHeaders(key) });
