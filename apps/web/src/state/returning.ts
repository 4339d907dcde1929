import { pathOfThisSite } from '../lib/return-path';

const key = 'returnTo';

/** Keeps where the visitor wanted to go while they sign in (Spec §4 Route guard). */
export const rememberPath = (path: string): void => sessionStorage.setItem(key, path);

/** The remembered path, or null; it stays remembered, for a page that is merely asked about. */
export const rememberedPath = (): string | null => pathOfThisSite(sessionStorage.getItem(key));

/** The remembered path once, or `/`. */
export function takeRememberedPath(): string {
  const path = rememberedPath() ?? '/';
  sessionStorage.removeItem(key);
  return path;
}
