import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { alwaysFetch } from '../../lib/always-fetch';
import { type CallResult, call } from '../../lib/call';

export type Profile = CallResult<'POST /api/mypage/profile'>['result'];
export type OwnSession = CallResult<'POST /api/mypage/sessionList'>['sessionList'][number];
export type LeaveForm = CallResult<'POST /api/mypage/leaveForm'>['result'];

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }): Promise<Profile> =>
    call('POST /api/mypage/profile', { body: {}, signal }).then(({ result }) => result),
  ...alwaysFetch,
});

/** The member's sessions. Fetched each time, because they change on other devices. */
export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }): Promise<OwnSession[]> =>
    call('POST /api/mypage/sessionList', { body: {}, signal }).then(({ sessionList }) => sessionList),
  staleTime: 0,
  ...alwaysFetch,
});

export const invalidateSessions = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey });

export const setCachedMarketing = (
  queryClient: QueryClient,
  marketing: CallResult<'POST /api/mypage/changeMarketing'>['result'],
): void => void queryClient.setQueryData(profileQuery.queryKey, (profile) => profile && { ...profile, ...marketing });
