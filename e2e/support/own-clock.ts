import type { Page } from '@playwright/test';

/** Has the site go by the page's own clock, which a journey moves: the server's answers do not tell the time. */
export async function ignoreServerTime(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith('/api/') || !/\.\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch({ maxRedirects: 0 });
      const { date: _date, 'server-timing': _timing, ...headers } = response.headers();
      // The journey may be over by now.
      await route.fulfill({ response, headers }).catch(() => undefined);
    },
  );
}
