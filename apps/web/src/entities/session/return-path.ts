import { parseSitePath } from '../../lib/site-path';
import { getTabItem, removeTabItem, setTabItem } from '../../lib/tab-storage';

const storageKey = 'returnPath';
/** Sign-in and join pages, to which sign-in never returns. */
const authPaths = /^\/(login|join|find-id|homepagelogin|[a-z]+-oauth)(?![\w-])/;

/** Returns the path to open after sign-in, parsed from an untrusted value, or null if it is not allowed. */
export function parseReturnPath(text: unknown): string | null {
  const path = parseSitePath(text);
  return path === null || authPaths.test(path) ? null : path;
}

/** Stores the path that the visitor requested before signing in (Spec §4 Route guard). */
export function saveReturnPath(path: string): void {
  if (parseReturnPath(path) !== null) setTabItem(storageKey, path);
}

export const getReturnPath = (): string | null => parseReturnPath(getTabItem(storageKey));

export const removeReturnPath = (): void => removeTabItem(storageKey);
