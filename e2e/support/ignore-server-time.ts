import type { Page } from '@playwright/test';

/** Removes the server's time from API responses and pages, so that the site uses the page's clock, which tests set. */
export async function ignoreServerTime(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith('/api/') || !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch({ maxRedirects: 0 });
      const { date: _date, 'server-timing': _timing, ...headers } = response.headers();
      // The journey may have ended.
      await route.fulfill({ response, headers }).catch(() => undefined);
    },
  );
}
