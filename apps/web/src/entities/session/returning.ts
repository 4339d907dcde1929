import { pathOfThisSite } from '../../lib/return-path';
import { forgetInTab, keepInTab, keptInTab } from '../../lib/session-store';

const key = 'returnTo';
/** Pages of the way in itself: whoever has come in wants to be elsewhere. */
const authPaths = /^\/(login|join|find-id|homepagelogin|[a-z]+-oauth)(?![\w-])/;

/** Where someone who signs in may be led afterwards, out of anything that an address or a tab holds; null for nowhere. */
export function pathAfterSignIn(text: unknown): string | null {
  const path = pathOfThisSite(text);
  return path === null || authPaths.test(path) ? null : path;
}

/** Keeps where the visitor wanted to go while they sign in (Spec §4 Route guard). */
export function rememberPath(path: string): void {
  if (pathAfterSignIn(path) !== null) keepInTab(key, path);
}

/** The remembered path, or null; it stays remembered, for a page that is merely asked about. */
export const rememberedPath = (): string | null => pathAfterSignIn(keptInTab(key));

export const forgetPath = (): void => forgetInTab(key);
