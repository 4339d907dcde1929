import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../../lib/call';

export type Points = Answer<'POST /api/mypage/pointList'>;

/** Begins the key of every page of the member's points. */
export const pointsKey = ['points'] as const;

/** The member's points and a page of where they came from. */
export const pointsQuery = (pageIndex: number) =>
  queryOptions({
    queryKey: [...pointsKey, pageIndex],
    queryFn: ({ signal }): Promise<Points> => call('POST /api/mypage/pointList', { body: { pageIndex }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    networkMode: 'always',
    refetchOnReconnect: true,
  });
