import { write } from '@dining/client/write';
import type { UserDetails } from '@dining/contract/site/session/session';
import { call } from '../../lib/call';
import { queryClient } from '../../lib/query-client';
import { endVisit, ofVisitor, sessionQuery } from './session';
import { claimTab } from './whose-tab';

/** Signs out and begins anew. */
export const signOut = (): Promise<void> =>
  write(queryClient, () => call('POST /api/me/logout', { body: {}, own: true })).then(endVisit);

/**
 * Starts the visit without an account (decision 1). Answers the member whom the server still knows in this browser, as after signing in
 * in another window: it books in his name, so nothing of his may look like a guest's, and whoever asked welcomes him.
 */
export async function startGuestSession(): Promise<UserDetails | undefined> {
  const { guestYn } = await write(queryClient, () => call('POST /api/guest/start', { body: {} }));
  if (guestYn === 'N') return (await call('GET /api/me')).userDetails;
  // A member was here whose session has run out: the guest sees none of his answers.
  if (claimTab(undefined)) await queryClient.resetQueries({ predicate: ofVisitor });
  queryClient.setQueryData(sessionQuery.queryKey, { guestYn });
  return undefined;
}
