import type { UserDetails } from '@dining/contract/site/session/session';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { type Answer, call } from '../../lib/call';
import { useHydrated } from '../../lib/hydration';
import { leaveDocument } from '../../lib/leave-document';
import { appDataQuery, hotelsQuery } from '../app/app-data';
import { forgetSearch } from '../search/search-state';
import { belongsToOtherUser, bindTabToUser, clearTabData } from './tab-user';

export type Session = Answer<'GET /api/me'>;

/** Who is here: a member, a guest who chose to go on without an account, or anyone. The server's answer, kept until it changes. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => call('GET /api/me', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  networkMode: 'always',
  meta: { loading: 'appData' },
});

/** Whom the server renders pages for. */
const anonymous: Session = { guestYn: 'N' };

/** Who is here; nobody while the page is still what the server rendered. */
export function useSession(): Session | undefined {
  const { data } = useQuery(sessionQuery);
  return useHydrated() ? data : anonymous;
}

/** Whether a name is of start-up's own answers, which are the same for everybody. */
const isLasting = (name: unknown): boolean =>
  [sessionQuery, appDataQuery, hotelsQuery].some(({ queryKey }) => queryKey[0] === name);
/** Whether an answer may be another one for another visitor. */
export const isVisitorQuery = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean => !isLasting(queryKey[0]);

/** The other windows of this browser, which share its session. */
const windows = new BroadcastChannel('session');
const notifyWindows = (userId: string | undefined): void =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches this origin alone
  windows.postMessage(userId);

/** Begins anew at the first page with nothing of whoever was here (Spec §4 Login state). */
function restartSite(): void {
  forgetSearch();
  leaveDocument(() => location.assign('/'));
}

/** Begins anew because the browser is somebody else's by now; the page that follows says why. */
function restartForOtherUser(): void {
  clearTabData();
  restartSite();
}

/** Whether what is in sight is of one person: a member, or a guest who reserves without an account. */
const isPersonal = ({ guestYn, userDetails }: Session): boolean => guestYn === 'Y' || userDetails !== undefined;

/**
 * Checks the session of a page that comes back from the back/forward cache. Its member may have signed out in another tab, or another one
 * in: personal data is hidden when the page goes, and shown again only if it is still of whoever is here.
 */
function checkRestoredPages(queryClient: QueryClient): void {
  const { dataset } = document.documentElement;
  const known = () => queryClient.getQueryData(sessionQuery.queryKey);
  addEventListener('pagehide', ({ persisted }) => {
    const session = known();
    if (persisted && session !== undefined && isPersonal(session)) dataset['restoring'] = '';
  });
  const check = async (): Promise<void> => {
    const before = known();
    const session = await call('GET /api/me', { skipErrorHandler: true });
    const member = session.userDetails?.user_id;
    const isGuestGone = before?.guestYn === 'Y' && !isPersonal(session);
    if (belongsToOtherUser(member) || isGuestGone) return restartForOtherUser();
    bindTabToUser(member);
    queryClient.setQueryData(sessionQuery.queryKey, session);
    delete dataset['restoring'];
    await queryClient.invalidateQueries({ predicate: isVisitorQuery });
  };
  addEventListener('pageshow', ({ persisted }) => {
    // Without an answer the page is loaded anew: the browser or the server says what is wrong.
    if (persisted) check().catch(() => location.reload());
  });
}

/**
 * Starts with whoever is here: what another has left in this tab is forgotten, and `onReplaced` is told. Hears of who comes and goes in other
 * windows.
 */
export function startSession(queryClient: QueryClient, session: Session, onReplaced: (member: string | undefined) => void): void {
  const member = session.userDetails?.user_id;
  if (bindTabToUser(member)) {
    forgetSearch();
    onReplaced(member);
  }
  queryClient.setQueryData(sessionQuery.queryKey, session);
  windows.addEventListener('message', ({ data: userId }: MessageEvent<string | undefined>) => {
    if (belongsToOtherUser(userId)) return restartForOtherUser();
    bindTabToUser(userId);
    void queryClient.invalidateQueries();
  });
  checkRestoredPages(queryClient);
}

/** The server knows nobody any more: who was here may sign in again and find all as it was. */
export const clearSession = (queryClient: QueryClient): void =>
  void queryClient.setQueryData(sessionQuery.queryKey, { guestYn: 'N' });

/**
 * A member has signed in. What a visitor was at goes on with it: true. What was another member's ends here, and the page begins
 * anew.
 */
export async function applySignIn(queryClient: QueryClient, userDetails: UserDetails): Promise<boolean> {
  notifyWindows(userDetails.user_id);
  // Nobody needs to be told of what he has just done himself.
  if (bindTabToUser(userDetails.user_id)) {
    restartSite();
    return false;
  }
  queryClient.setQueryData(sessionQuery.queryKey, { guestYn: 'N', userDetails });
  // What was read before may now have a member's price, or be open to members alone.
  await queryClient.invalidateQueries({ predicate: isVisitorQuery });
  return true;
}

/** The session is over by its member's own will: every window of the browser begins anew, and the others say why. */
export function endSession(): void {
  notifyWindows(undefined);
  bindTabToUser(undefined);
  restartSite();
}
