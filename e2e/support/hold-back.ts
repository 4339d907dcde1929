import type { Page } from '@playwright/test';

/** Delays the page's requests for this address until they are released. */
export async function holdBack(page: Page, address: string | RegExp | ((url: URL) => boolean)): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
