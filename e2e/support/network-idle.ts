import { expect, type Page } from '@playwright/test';

/** Milliseconds without a pending request after which the network counts as idle. */
const idleMs = 150;

/**
 * Returns a function that waits until no request that was sent after this call has been pending for `idleMs`. It
 * resolves sooner than Playwright's `networkidle`.
 */
export function createNetworkIdleWait(page: Page): () => Promise<void> {
  const pendingRequests = new Set<unknown>();
  let lastEndedAt = Date.now();
  page.on('request', (request) => void pendingRequests.add(request));
  const removeRequest = (request: unknown) => {
    pendingRequests.delete(request);
    lastEndedAt = Date.now();
  };
  page.on('requestfinished', removeRequest);
  page.on('requestfailed', removeRequest);
  return () =>
    expect.poll(() => pendingRequests.size === 0 && Date.now() - lastEndedAt >= idleMs, { intervals: [30] }).toBe(true);
}
