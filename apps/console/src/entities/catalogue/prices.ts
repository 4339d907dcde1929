import type { DinCode } from '@dining/domain/shared/codes';
import { queryOptions } from '@tanstack/react-query';
import { type Body, type CallResult, call, createIdempotencyHeaders } from '../../lib/call';

export type VenuePrices = CallResult<'POST /api/staff/price/view'>;

export const getPricesQuery = (dinCode: DinCode) =>
  queryOptions({
    queryKey: ['prices', dinCode],
    queryFn: ({ signal }) => call('POST /api/staff/price/view', { body: { dinCode }, signal }),
  });

export const savePrices = (body: Body<'POST /api/staff/price/save'>, key: string) =>
  call('POST /api/staff/price/save', { body, headers: createIdempotencyHeaders(key) });
