import { runMutation } from '@dining/client/run-mutation';
import type { UserDetails } from '@dining/contract/site/session/session';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/call';
import { createCookiesProblem, requireCookies } from '../../lib/require-cookies';
import { deleteUnusablePhotos } from '../reviews/delete-photos';
import { endSession, isVisitorQuery, sessionQuery } from './session';
import { bindTabToUser } from './tab-user';

/**
 * Checks that the browser has stored the new session's cookie.
 * @throws ProblemError `cookies_required` if the server does not recognise the member
 */
export async function assertSessionCookieStored({ user_id: userId }: UserDetails): Promise<void> {
  const visitor = await call('GET /api/me', { skipProblemHandler: true });
  if (visitor.userDetails?.user_id !== userId) throw createCookiesProblem();
}

/**
 * Signs a member in by id and password.
 * @throws ProblemError `cookies_required` if the browser does not store the session's cookie
 */
export async function signInByPassword(body: { username: string; password: string }): Promise<UserDetails> {
  requireCookies();
  const { userDetails } = await call('POST /api/authentications', { body });
  await assertSessionCookieStored(userDetails);
  return userDetails;
}

export const signOut = (queryClient: QueryClient): Promise<void> =>
  runMutation(queryClient, () => call('POST /api/me/logout', { body: {}, skipProblemHandler: true }))
    .then(() => deleteUnusablePhotos(undefined))
    .then(endSession);

/**
 * Starts a guest session without an account (decision 1). Returns the member if one is still signed in, for example
 * from another window: bookings then belong to that member, so the caller must apply that sign-in.
 * @throws ProblemError `cookies_required` if the browser does not store the session's cookie
 */
export async function startGuestSession(queryClient: QueryClient): Promise<UserDetails | undefined> {
  requireCookies();
  const { guestYn } = await runMutation(queryClient, () => call('POST /api/guest/start', { body: {} }));
  const visitor = await call('GET /api/me');
  if (guestYn === 'N') return visitor.userDetails;
  if (visitor.guestYn !== 'Y') throw createCookiesProblem();
  // If the session of a member has expired, the guest must not see that member's data.
  if (bindTabToUser(undefined)) await queryClient.resetQueries({ predicate: isVisitorQuery });
  queryClient.setQueryData(sessionQuery.queryKey, { guestYn });
  return undefined;
}
