import type { HtlCode } from '@dining/domain/shared/codes';
import { queryOptions } from '@tanstack/react-query';
import { type Body, type CallResult, call, createIdempotencyHeaders } from '../../lib/call';

export type BenefitsView = CallResult<'POST /api/staff/benefit/view'>;
export type JoiningCouponView = CallResult<'POST /api/staff/coupon/view-joining'>;

export const getBenefitsQuery = (htlCode: HtlCode) =>
  queryOptions({
    queryKey: ['benefits', htlCode],
    queryFn: ({ signal }) => call('POST /api/staff/benefit/view', { body: { htlCode }, signal }),
  });

/** Reads the coupon for new members of a hotel, or of all hotels (null). */
export const getJoiningCouponQuery = (htlCode: HtlCode | null) =>
  queryOptions({
    queryKey: ['joining coupon', htlCode],
    queryFn: ({ signal }) => call('POST /api/staff/coupon/view-joining', { body: { htlCode }, signal }),
  });

export const saveBenefits = (body: Body<'POST /api/staff/benefit/save'>, key: string) =>
  call('POST /api/staff/benefit/save', { body, headers: createIdempotencyHeaders(key) });
export const saveJoiningCoupon = (body: Body<'POST /api/staff/coupon/save-joining'>, key: string) =>
  call('POST /api/staff/coupon/save-joining', { body, headers: createIdempotencyHeaders(key) });
