import { getTabItem, removeTabItem, setTabItem } from '../../lib/tab-storage';

const key = 'signInWindow';

/** Stores which attempt this window was opened for, to survive the provider's pages; undefined removes it. */
export const setWindowAttempt = (attempt: string | undefined): void =>
  attempt === undefined ? removeTabItem(key) : setTabItem(key, attempt);

export function findWindowAttempt(): string | undefined {
  const attempt = getTabItem(key);
  return typeof attempt === 'string' ? attempt : undefined;
}
