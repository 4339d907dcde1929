import type { HtlCode } from '@dining/domain/shared/codes';
import { queryOptions } from '@tanstack/react-query';
import { type Body, call, createIdempotencyHeaders } from '../../lib/call';

export const getRatingsQuery = (htlCode: HtlCode) =>
  queryOptions({
    queryKey: ['ratings', htlCode],
    queryFn: async ({ signal }) => (await call('POST /api/staff/ratings/view', { body: { htlCode }, signal })).ratings,
  });

export const saveRatingsSwitch = (body: Body<'POST /api/staff/ratings/save'>, key: string) =>
  call('POST /api/staff/ratings/save', { body, headers: createIdempotencyHeaders(key) });
