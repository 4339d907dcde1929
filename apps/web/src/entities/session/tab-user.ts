import { clearTabItems, getTabItem, setTabItem } from '../../lib/tab-storage';

const storageKey = 'tabUser';

const anonymous = '';

function getTabUser(): string {
  const storedValue = getTabItem(storageKey);
  return typeof storedValue === 'string' ? storedValue : anonymous;
}

/** Returns true if the tab's data belongs to a member other than `userId`, which is undefined without a sign-in. */
export const isOtherUsersTab = (userId: string | undefined): boolean =>
  getTabUser() !== anonymous && getTabUser() !== (userId ?? anonymous);

/** Binds the tab to the current user. Returns true if it belonged to another member, whose data is then cleared. */
export function bindTabToUser(userId: string | undefined): boolean {
  const wasOtherUsers = isOtherUsersTab(userId);
  if (wasOtherUsers) clearTabItems();
  setTabItem(storageKey, userId ?? anonymous);
  return wasOtherUsers;
}

/** Clears the tab's data but keeps its user, so that the next page can show why the site restarted. */
export function clearTabData(): void {
  const previousUser = getTabUser();
  clearTabItems();
  setTabItem(storageKey, previousUser);
}
