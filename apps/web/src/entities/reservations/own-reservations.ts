import { pageSizes } from '@dining/domain/shared/pagination';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { alwaysFetch } from '../../lib/always-fetch';
import { type CallResult, call } from '../../lib/call';
import type { ListSearch } from '../members/mypage-params';

export type OwnReservation = CallResult<'POST /api/mypage/resvList'>['result'][number];

export const ownReservationsQueries = queryOptions({ queryKey: ['own-reservations'] });

/** One page of the member's reservations. Fetched each time it is opened, because reservations change elsewhere. */
export const getOwnReservationsQuery = ({ pageIndex = 1, orderBy }: ListSearch) =>
  queryOptions({
    queryKey: [...ownReservationsQueries.queryKey, orderBy, pageIndex],
    queryFn: async ({ signal }) => {
      const body = {
        showTab: 'resv',
        pageIndex,
        recordCountPerPage: pageSizes.mypage,
        orderBy: orderBy ?? 'new',
      } as const;
      const { result, paginationInfo } = await call('POST /api/mypage/resvList', { body, signal });
      return { rows: result, paginationInfo };
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    ...alwaysFetch,
  });
