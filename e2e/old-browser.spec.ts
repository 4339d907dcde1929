import { expect, type Page, test } from '@playwright/test';
import { Guest } from './support/guest';
import type { LanguageName } from './support/languages';

/** Browsers older than those of decision 64, simulated by removing features or replacing the site's scripts. */
const olderBrowsers: readonly {
  name: string;
  languageName: LanguageName;
  removeFeatures: (page: Page) => Promise<unknown>;
}[] = [
  {
    name: 'without toSorted',
    languageName: 'ko',
    removeFeatures: (page) => page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted')),
  },
  {
    name: 'without modules',
    languageName: 'ja',
    removeFeatures: async (page) => {
      await page.addInitScript(() => Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule'));
      await page.route(/\/assets\/.*\.js$/, (route) =>
        route.request().url().includes('old-browser') ? route.continue() : route.abort(),
      );
    },
  },
  {
    name: 'that cannot parse the site’s code',
    languageName: 'en',
    removeFeatures: (page) =>
      page.route(/\/assets\/entry-.*\.js$/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `const broken = /(?<a/;\n${await response.text()}` });
      }),
  },
];

for (const { name, languageName, removeFeatures } of olderBrowsers) {
  for (const path of ['/', '/reservation/step/1', '/login'])
    test(`a browser ${name} shows the old-browser notice and the phone number on ${path}`, async ({ page }) => {
      const guest = new Guest(page, languageName);
      await removeFeatures(page);
      await guest.goTo(path);
      const notice = page.getByRole('alert').filter({ hasText: guest.texts.device.oldBrowser });
      await expect(notice).toBeVisible();
      await expect(notice.getByRole('link')).toHaveAttribute('href', /^tel:[\d+-]+$/);
      await expect(page.getByText(guest.texts.common.errorPage.title)).toHaveCount(0);
      await expect(page.getByText(guest.texts.common.loadFailed)).toHaveCount(0);
    });

  test(`a browser ${name} keeps the rendered page, with links that work`, async ({ page }) => {
    const guest = new Guest(page, languageName);
    await removeFeatures(page);
    await guest.goTo('/fnb/dinInfo?hotelCode=DJE');
    await expect(page.locator('#old-browser')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/dining\//);
    await expect(page.locator('#old-browser')).toBeVisible();
  });
}

test('a supported browser shows no old-browser notice', async ({ page }) => {
  const guest = new Guest(page, 'cn');
  await guest.open('/');
  await expect(page.locator('#old-browser')).toBeHidden();
});
