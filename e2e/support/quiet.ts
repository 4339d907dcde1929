import { expect, type Page } from '@playwright/test';

/** Milliseconds without a request after which a page counts as loaded. */
const silence = 150;

/** Waits until no request is pending, for less than Playwright's half second. */
export function createQuietWait(page: Page): () => Promise<void> {
  const under = new Set<unknown>();
  let last = Date.now();
  page.on('request', (request) => void under.add(request));
  const ended = (request: unknown) => {
    under.delete(request);
    last = Date.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return () => expect.poll(() => under.size === 0 && Date.now() - last >= silence, { intervals: [30] }).toBe(true);
}
