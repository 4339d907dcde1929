import { forgetInTab, keepInTab, keptInTab } from '../../lib/session-store';

const key = 'signInWindow';

/** This window was opened for one attempt; it stays known over the provider's pages. Without one the page goes on by itself. */
export const setWindowAttempt = (attempt: string | undefined): void =>
  attempt === undefined ? forgetInTab(key) : keepInTab(key, attempt);

export function findWindowAttempt(): string | undefined {
  const attempt = keptInTab(key);
  return typeof attempt === 'string' ? attempt : undefined;
}
