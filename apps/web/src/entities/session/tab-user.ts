import { forgetTab, keepInTab, keptInTab } from '../../lib/session-store';

const key = 'tabOf';

/** A visitor stays the same person when he signs in: what is his goes with him. */
const anonymous = '';

function getTabUser(): string {
  const kept = keptInTab(key);
  return typeof kept === 'string' ? kept : anonymous;
}

/** Whether what this tab keeps and shows is a member's, and another is here now; undefined is nobody who is signed in. */
export const belongsToOtherUser = (userId: string | undefined): boolean =>
  getTabUser() !== anonymous && getTabUser() !== (userId ?? anonymous);

/** From now on the tab is of whoever is here. Where it was another member's, it has forgotten all that it kept: true. */
export function bindTabToUser(userId: string | undefined): boolean {
  const another = belongsToOtherUser(userId);
  if (another) forgetTab();
  keepInTab(key, userId ?? anonymous);
  return another;
}

/** Forgets what the tab kept, but not whose it was: the page that begins anew finds another there, and says so. */
export function clearTabData(): void {
  const before = getTabUser();
  forgetTab();
  keepInTab(key, before);
}
