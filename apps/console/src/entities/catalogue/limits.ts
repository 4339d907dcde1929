import type { DinCode } from '@dining/domain/shared/codes';
import { queryOptions } from '@tanstack/react-query';
import { type Body, type CallResult, call, createIdempotencyHeaders } from '../../lib/call';

export type VenueLimits = CallResult<'POST /api/staff/limit/view'>;

export const getLimitsQuery = (dinCode: DinCode) =>
  queryOptions({
    queryKey: ['limits', dinCode],
    queryFn: ({ signal }) => call('POST /api/staff/limit/view', { body: { dinCode }, signal }),
  });

export const saveLimits = (body: Body<'POST /api/staff/limit/save'>, key: string) =>
  call('POST /api/staff/limit/save', { body, headers: createIdempotencyHeaders(key) });
