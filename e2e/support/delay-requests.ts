import type { Page } from '@playwright/test';

/** Delays the page's requests to matching URLs. Returns a function that releases them. */
export async function delayRequests(
  page: Page,
  urlPattern: string | RegExp | ((url: URL) => boolean),
): Promise<() => void> {
  let release = (): void => {};
  const releasePromise = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(urlPattern, async (route) => {
    await releasePromise;
    await route.continue();
  });
  return release;
}
