import { pathOfThisSite } from '../../lib/return-path';
import { forgetInTab, keepInTab, keptInTab } from '../../lib/session-store';

const key = 'returnTo';

/** Keeps where the visitor wanted to go while they sign in (Spec §4 Route guard). */
export const rememberPath = (path: string): void => keepInTab(key, path);

/** The remembered path, or null; it stays remembered, for a page that is merely asked about. */
export const rememberedPath = (): string | null => pathOfThisSite(keptInTab(key));

export const forgetPath = (): void => forgetInTab(key);
