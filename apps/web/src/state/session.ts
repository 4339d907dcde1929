import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type Answer, call } from '../lib/call';
import { queryClient, write } from '../lib/query-client';

export type Session = Answer<'GET /api/me'>;

/** Who is here: a member, a guest who chose to go on without an account, or anyone. The server's answer, kept until it changes. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => call('GET /api/me', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { loading: 'appData' },
});

export const useSession = (): Session | undefined => useQuery(sessionQuery).data;

/** Takes over what an answer said of the visitor, after signing in for one. */
export const setSession = (session: Session): void => {
  queryClient.setQueryData(sessionQuery.queryKey, session);
};

/** Signs out and begins anew at `/` (Spec §4 Login state). */
export const useSignOut = () =>
  useMutation({ mutationFn: () => call('POST /api/me/logout', { body: {}, own: true }), onSuccess: () => location.assign('/') });

/** Starts the visit without an account (decision 1). */
export async function startGuestSession(): Promise<void> {
  const { guestYn } = await write(() => call('POST /api/guest/start', { body: {} }));
  setSession({ guestYn });
}
