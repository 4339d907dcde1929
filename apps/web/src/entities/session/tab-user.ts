import { forgetTab, keepInTab, readFromTab } from '../../lib/session-store';

const key = 'tabOf';

/** Owner of a tab without a signed-in member. Signing in keeps the tab's data. */
const anonymous = '';

function getTabUser(): string {
  const kept = readFromTab(key);
  return typeof kept === 'string' ? kept : anonymous;
}

/** Returns true if the tab's data belongs to a member other than the given user (undefined: nobody signed in). */
export const belongsToOtherUser = (userId: string | undefined): boolean =>
  getTabUser() !== anonymous && getTabUser() !== (userId ?? anonymous);

/** Binds the tab to the current user. Returns true if it belonged to another member, whose data is then cleared. */
export function bindTabToUser(userId: string | undefined): boolean {
  const another = belongsToOtherUser(userId);
  if (another) forgetTab();
  keepInTab(key, userId ?? anonymous);
  return another;
}

/** Clears the tab's data but keeps its user, so that the next page can show why it restarted. */
export function clearTabData(): void {
  const before = getTabUser();
  forgetTab();
  keepInTab(key, before);
}
