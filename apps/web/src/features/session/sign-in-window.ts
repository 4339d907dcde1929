import { getTabItem, removeTabItem, setTabItem } from '../../lib/tab-storage';

const storageKey = 'signInWindow';

/**
 * Stores the id of the attempt for which this window was opened; it survives the provider's pages. Undefined removes
 * it.
 */
export const setWindowAttempt = (attemptId: string | undefined): void =>
  attemptId === undefined ? removeTabItem(storageKey) : setTabItem(storageKey, attemptId);

export function findWindowAttempt(): string | undefined {
  const attemptId = getTabItem(storageKey);
  return typeof attemptId === 'string' ? attemptId : undefined;
}
