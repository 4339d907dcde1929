import { expect, type Page } from '@playwright/test';

/** Milliseconds without a pending request after which the network counts as idle. */
const idleMs = 150;

/** Returns a function that waits until no request is pending. It resolves sooner than Playwright's `networkidle`. */
export function createNetworkIdleWait(page: Page): () => Promise<void> {
  const pending = new Set<unknown>();
  let lastChange = Date.now();
  page.on('request', (request) => void pending.add(request));
  const removeRequest = (request: unknown) => {
    pending.delete(request);
    lastChange = Date.now();
  };
  page.on('requestfinished', removeRequest);
  page.on('requestfailed', removeRequest);
  return () =>
    expect.poll(() => pending.size === 0 && Date.now() - lastChange >= idleMs, { intervals: [30] }).toBe(true);
}
