import { decodeVenue, type Venue } from '@dining/contract/codecs/venue';
import type { HtlCode } from '@dining/domain/shared/codes';
import { queryOptions } from '@tanstack/react-query';
import { alwaysFetch } from '../../lib/always-fetch';
import { call } from '../../lib/call';

export type { Venue };

const tenMinutesMs = 10 * 60_000;

export const getVenuesQuery = (htlCode: HtlCode) =>
  queryOptions({
    queryKey: ['venues', htlCode],
    queryFn: async ({ signal }) => {
      const { dinList } = await call('POST /api/din/listByHtlCodeWithPhoto', { body: { htlCode }, signal });
      return dinList.map(decodeVenue);
    },
    staleTime: tenMinutesMs,
    meta: { renderedOnServer: true },
  });

export const getVenueSummariesQuery = (htlCode: HtlCode) =>
  queryOptions({
    queryKey: ['venue-names', htlCode],
    queryFn: async ({ signal }) => (await call('POST /api/din/listByHtlCode', { body: { htlCode }, signal })).dinList,
    staleTime: tenMinutesMs,
    meta: { renderedOnServer: true },
    ...alwaysFetch,
  });
