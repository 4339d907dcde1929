import type { HtlCode } from '@dining/domain/shared/codes';
import { queryOptions } from '@tanstack/react-query';
import { type Body, type CallResult, call, createIdempotencyHeaders } from '../../lib/call';

export type HotelPhotosView = CallResult<'POST /api/staff/hotel-photo/view'>;

export const getHotelPhotosQuery = (htlCode: HtlCode) =>
  queryOptions({
    queryKey: ['hotel photos', htlCode],
    queryFn: ({ signal }) => call('POST /api/staff/hotel-photo/view', { body: { htlCode }, signal }),
  });

export const saveHotelPhotos = (body: Body<'POST /api/staff/hotel-photo/save'>, key: string) =>
  call('POST /api/staff/hotel-photo/save', { body, headers: createIdempotencyHeaders(key) });
