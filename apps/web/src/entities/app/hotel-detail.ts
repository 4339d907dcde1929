import type { HtlCode } from '@dining/domain/shared/codes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call';

/** Company registration, pictures and member benefits of a hotel. */
export const getHotelDetailQuery = (htlCode: HtlCode) =>
  queryOptions({
    queryKey: ['hotel-detail', htlCode],
    queryFn: async ({ signal }) => (await call('POST /api/hotel/addnInfo', { body: { htlCode }, signal })).result,
  });
