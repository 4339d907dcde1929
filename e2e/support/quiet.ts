import { expect, type Page } from '@playwright/test';

/** Milliseconds without a request after which a page counts as loaded. */
const silence = 150;

/** Waits until no request is pending, for less than Playwright's half second. */
export function createQuietWait(page: Page): () => Promise<void> {
  const pending = new Set<unknown>();
  let last = Date.now();
  page.on('request', (request) => void pending.add(request));
  const removeRequest = (request: unknown) => {
    pending.delete(request);
    last = Date.now();
  };
  page.on('requestfinished', removeRequest);
  page.on('requestfailed', removeRequest);
  return () => expect.poll(() => pending.size === 0 && Date.now() - last >= silence, { intervals: [30] }).toBe(true);
}
