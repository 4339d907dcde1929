import { getTabItem, removeTabItem, setTabItem } from '../../lib/tab-storage';

const key = 'signInWindow';

/**
 * Stores the id of the attempt for which this window was opened, beyond the provider's pages. Undefined removes it.
 */
export const setWindowAttempt = (attemptId: string | undefined): void =>
  attemptId === undefined ? removeTabItem(key) : setTabItem(key, attemptId);

export function findWindowAttempt(): string | undefined {
  const attemptId = getTabItem(key);
  return typeof attemptId === 'string' ? attemptId : undefined;
}
