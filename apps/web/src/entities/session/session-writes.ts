import { write } from '@dining/client/write';
import { call } from '../../lib/call';
import { queryClient } from '../../lib/query-client';
import { endVisit, ofVisitor, sessionQuery } from './session';
import { claimTab } from './whose-tab';

/** Signs out and begins anew. */
export const signOut = (): Promise<void> =>
  write(queryClient, () => call('POST /api/me/logout', { body: {}, own: true })).then(endVisit);

/** Starts the visit without an account (decision 1). */
export async function startGuestSession(): Promise<void> {
  const { guestYn } = await write(queryClient, () => call('POST /api/guest/start', { body: {} }));
  // A member was here whose session has run out: the guest sees none of his answers.
  if (claimTab(undefined)) await queryClient.resetQueries({ predicate: ofVisitor });
  queryClient.setQueryData(sessionQuery.queryKey, { guestYn });
}
