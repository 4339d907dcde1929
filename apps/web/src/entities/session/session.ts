import type { UserDetails } from '@dining/contract/site/session/session';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { type CallResult, call } from '../../lib/call';
import { useIsHydrated } from '../../lib/hydration';
import { navigateAway } from '../../lib/navigate-away';
import { appDataQuery, hotelsQuery } from '../app/app-data';
import { deleteUnusablePhotos } from '../reviews/delete-photos';
import { deleteSearchCookies } from '../search/search-state';
import { bindTabToUser, clearTabData, isOtherUsersTab } from './tab-user';

export type Session = CallResult<'GET /api/me'>;

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => call('GET /api/me', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
  meta: { loading: 'appData' },
});

const anonymous: Session = { guestYn: 'N' };

export function useSession(): Session | undefined {
  const { data } = useQuery(sessionQuery);
  return useIsHydrated() ? data : anonymous;
}

const isStartUpQuery = (name: unknown): boolean =>
  [sessionQuery, appDataQuery, hotelsQuery].some(({ queryKey }) => queryKey[0] === name);
/** Returns true for queries to fetch again for another visitor: all but the session itself, app data and hotels. */
export const isVisitorQuery = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean =>
  !isStartUpQuery(queryKey[0]);

const sessionChannel = new BroadcastChannel('session');
const notifyWindows = (userId: string | undefined): void =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches only this origin
  sessionChannel.postMessage(userId);

/** Restarts the site at the main page without the visitor's data (Spec §4 Login state). */
function restartSite(): void {
  deleteSearchCookies();
  navigateAway(() => location.assign('/'));
}

/**
 * Restarts the site because the tab's user has signed out or been replaced in another window. If they were a member,
 * the next page shows a notice.
 */
function restartAfterUserChange(): void {
  clearTabData();
  restartSite();
}

const isPersonal = ({ guestYn, userDetails }: Session): boolean => guestYn === 'Y' || userDetails !== undefined;

/**
 * Checks the session of pages restored from the back/forward cache, because the user may have changed in another tab.
 * Hides personal data when the page is left, and shows it again only to the same user.
 */
function checkRestoredPages(queryClient: QueryClient): void {
  const { dataset } = document.documentElement;
  const getKnownSession = () => queryClient.getQueryData(sessionQuery.queryKey);
  addEventListener('pagehide', ({ persisted }) => {
    const session = getKnownSession();
    if (persisted && session !== undefined && isPersonal(session)) dataset['restoring'] = '';
  });
  const check = async (): Promise<void> => {
    const previousSession = getKnownSession();
    const session = await call('GET /api/me', { skipProblemHandler: true });
    const memberId = session.userDetails?.user_id;
    const hasGuestSessionEnded = previousSession?.guestYn === 'Y' && !isPersonal(session);
    if (isOtherUsersTab(memberId) || hasGuestSessionEnded) return restartAfterUserChange();
    bindTabToUser(memberId);
    queryClient.setQueryData(sessionQuery.queryKey, session);
    delete dataset['restoring'];
    await queryClient.invalidateQueries({ predicate: isVisitorQuery });
  };
  addEventListener('pageshow', ({ persisted }) => {
    // If the check fails, reloading shows the problem.
    if (persisted) check().catch(() => location.reload());
  });
}

/**
 * Starts the session of a visitor. If the tab belonged to another user, clears that user's data and calls
 * `onUserChanged`. Follows sign-ins and sign-outs of other windows.
 */
export function startSession(
  queryClient: QueryClient,
  session: Session,
  onUserChanged: (memberId: string | undefined) => void,
): void {
  const memberId = session.userDetails?.user_id;
  if (bindTabToUser(memberId)) {
    deleteSearchCookies();
    void deleteUnusablePhotos(memberId);
    onUserChanged(memberId);
  }
  queryClient.setQueryData(sessionQuery.queryKey, session);
  sessionChannel.addEventListener('message', ({ data: userId }: MessageEvent<string | undefined>) => {
    if (isOtherUsersTab(userId)) return restartAfterUserChange();
    bindTabToUser(userId);
    void queryClient.invalidateQueries();
  });
  checkRestoredPages(queryClient);
}

export const clearSession = (queryClient: QueryClient): void =>
  void queryClient.setQueryData(sessionQuery.queryKey, { guestYn: 'N' });

/**
 * Applies a sign-in. Returns true if the visitor continues, or false if the tab belonged to another member; the site
 * then restarts.
 */
export async function applySignIn(queryClient: QueryClient, userDetails: UserDetails): Promise<boolean> {
  notifyWindows(userDetails.user_id);
  const deletion = deleteUnusablePhotos(userDetails.user_id);
  // No notice, because the visitor signed in here.
  if (bindTabToUser(userDetails.user_id)) {
    await deletion;
    restartSite();
    return false;
  }
  queryClient.setQueryData(sessionQuery.queryKey, { guestYn: 'N', userDetails });
  // Responses may now include member prices or content for members only.
  await queryClient.invalidateQueries({ predicate: isVisitorQuery });
  return true;
}

export function endSession(): void {
  notifyWindows(undefined);
  bindTabToUser(undefined);
  restartSite();
}
