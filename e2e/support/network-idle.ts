import { expect, type Page } from '@playwright/test';

/** Milliseconds without a pending request after which the network counts as idle. */
const idleMs = 150;

/**
 * Returns a function that waits until no request that was sent after this call is pending. It resolves sooner than
 * Playwright's `networkidle`.
 */
export function createNetworkIdleWait(page: Page): () => Promise<void> {
  const pending = new Set<unknown>();
  let lastEndedAt = Date.now();
  page.on('request', (request) => void pending.add(request));
  const removeRequest = (request: unknown) => {
    pending.delete(request);
    lastEndedAt = Date.now();
  };
  page.on('requestfinished', removeRequest);
  page.on('requestfailed', removeRequest);
  return () =>
    expect.poll(() => pending.size === 0 && Date.now() - lastEndedAt >= idleMs, { intervals: [30] }).toBe(true);
}
