import { queryOptions, useQuery } from '@tanstack/react-query';
import { createContext, useSyncExternalStore } from 'react';
import { type CallResult, call } from '../../lib/call';
import { useRequired } from '../../lib/required-context';
import type { Store } from '../../lib/store';

export type Me = CallResult<'GET /api/staff/session/me'>['me'];

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => (await call('GET /api/staff/session/me', { signal, skipProblemHandler: true })).me,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Returns the signed-in staff member. Screens that need one open only after it is loaded (`app/routes`). */
export function useMe(): Me {
  const { data } = useQuery(meQuery);
  if (data === undefined) throw new Error('no staff member is signed in on this screen');
  return data;
}

/** `ended` if the session ended while a screen is open: the sign-in is then shown over that screen. */
export type SessionState = 'active' | 'ended';

export const SessionStateContext = createContext<Store<SessionState> | undefined>(undefined);

export function useSessionState(): readonly [SessionState, (state: SessionState) => void] {
  const { get, set, watch } = useRequired(SessionStateContext);
  return [useSyncExternalStore(watch, get), set];
}
