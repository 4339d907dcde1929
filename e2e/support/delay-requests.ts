import type { Page } from '@playwright/test';

/** Delays the page's requests to this URL until they are released. */
export async function delayRequests(
  page: Page,
  address: string | RegExp | ((url: URL) => boolean),
): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
