import type { HtlCode } from '@dining/domain/shared/codes';
import { queryOptions } from '@tanstack/react-query';
import { type Body, type CallResult, call, createIdempotencyHeaders } from '../../lib/call';

export type PointRate = CallResult<'POST /api/staff/point-rate/view'>['pointRate'];

export const getPointRateQuery = (htlCode: HtlCode) =>
  queryOptions({
    queryKey: ['pointRate', htlCode],
    queryFn: async ({ signal }) =>
      (await call('POST /api/staff/point-rate/view', { body: { htlCode }, signal })).pointRate,
  });

export const savePointRate = (body: Body<'POST /api/staff/point-rate/save'>, key: string) =>
  call('POST /api/staff/point-rate/save', { body, headers: createIdempotencyHeaders(key) });
