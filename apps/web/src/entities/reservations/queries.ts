import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import type { VisitInfo } from '@dining/contract/site/reservations/visit-day';
import { type ResvCode, toCode } from '@dining/domain/shared/codes';
import { queryOptions } from '@tanstack/react-query';
import { alwaysFetch } from '../../lib/always-fetch';
import { type CallResult, call } from '../../lib/call';

export const allergiesQuery = queryOptions({
  queryKey: ['allergies'],
  queryFn: ({ signal }) =>
    call('POST /api/app/allergy/list', { body: {}, signal }).then((response) => response.allergyInfoList),
  staleTime: Number.POSITIVE_INFINITY,
});

export const getVisitQuery = (resvCode: string, key: string) =>
  queryOptions({
    queryKey: ['visit', resvCode, key],
    queryFn: ({ signal }): Promise<VisitInfo> =>
      call('POST /api/resv/visit', { body: { resvCode: toCode<ResvCode>(resvCode), key }, signal }).then(
        (response) => response.visitInfo,
      ),
    staleTime: 0,
  });

/** Reservations are refetched on focus, because they may be cancelled in another tab or confirmed by staff. */
const refetchOnFocus = { staleTime: 0, refetchOnWindowFocus: true } as const;

export const reservationQueries = queryOptions({ queryKey: ['reservation'] });

export const getReservationQuery = (resvCode: string, key: string) =>
  queryOptions({
    queryKey: [...reservationQueries.queryKey, resvCode, key],
    queryFn: ({ signal }): Promise<ResvInfo> =>
      call('POST /api/resv/view', { body: { resvCode: toCode<ResvCode>(resvCode), key }, signal }).then(
        (response) => response.resvInfo,
      ),
    ...refetchOnFocus,
  });

/** The member's next visit; null if there is none. */
export const nextVisitQuery = queryOptions({
  queryKey: [...reservationQueries.queryKey, 'next'],
  queryFn: ({ signal }): Promise<ResvInfo | null> =>
    call('POST /api/mypage/nextVisit', { body: {}, signal }).then(({ result }) => result),
  ...refetchOnFocus,
  ...alwaysFetch,
  throwOnError: false,
});

export const getOwnReservationQuery = (resvCode: string) =>
  queryOptions({
    queryKey: [...reservationQueries.queryKey, resvCode, 'own'],
    queryFn: ({ signal }): Promise<CallResult<'POST /api/mypage/resvDetail'>['result']> =>
      call('POST /api/mypage/resvDetail', { body: { resvCode: toCode<ResvCode>(resvCode) }, signal }).then(
        ({ result }) => result,
      ),
    ...refetchOnFocus,
  });
