import { forgetInTab, keepInTab, readFromTab } from '../../lib/session-store';

const key = 'signInWindow';

/** This window was opened for one attempt; it stays known over the provider's pages. Without one the page goes on by itself. */
export const becomeWindowOf = (attempt: string | undefined): void =>
  attempt === undefined ? forgetInTab(key) : keepInTab(key, attempt);

export function attemptOfWindow(): string | undefined {
  const attempt = readFromTab(key);
  return typeof attempt === 'string' ? attempt : undefined;
}
