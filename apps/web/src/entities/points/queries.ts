import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../../lib/call';

export type Points = Answer<'POST /api/mypage/pointList'>;

/** The member's points and a page of where they came from. */
export const pointsQuery = (pageIndex: number) =>
  queryOptions({
    queryKey: ['points', pageIndex],
    queryFn: ({ signal }): Promise<Points> => call('POST /api/mypage/pointList', { body: { pageIndex }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    networkMode: 'always',
    refetchOnReconnect: true,
  });
