import { getTabItem, removeTabItem, setTabItem } from '../../lib/tab-storage';

const key = 'signInWindow';

/**
 * Stores the attempt for which this window was opened, so that it outlives the provider's pages. Undefined removes it.
 */
export const setWindowAttempt = (attempt: string | undefined): void =>
  attempt === undefined ? removeTabItem(key) : setTabItem(key, attempt);

export function findWindowAttempt(): string | undefined {
  const attempt = getTabItem(key);
  return typeof attempt === 'string' ? attempt : undefined;
}
