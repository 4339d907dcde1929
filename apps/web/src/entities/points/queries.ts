import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type CallResult, call } from '../../lib/call';

export type Points = CallResult<'POST /api/mypage/pointList'>;

export const pointsQueries = queryOptions({ queryKey: ['points'] });

export const getPointsQuery = (pageIndex: number) =>
  queryOptions({
    queryKey: [...pointsQueries.queryKey, pageIndex],
    queryFn: ({ signal }): Promise<Points> => call('POST /api/mypage/pointList', { body: { pageIndex }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    networkMode: 'always',
    refetchOnReconnect: true,
  });
