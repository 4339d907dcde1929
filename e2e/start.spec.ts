import { expect, type Page, test } from '@playwright/test';
import { Guest, getRetrySafeDay } from './support/guest';
import { signIn } from './support/member';

const getSiteUrl = (): string => test.info().project.use.baseURL ?? '';

/** Removes the boot data from the HTML, so that the site has to request it. */
async function removeBootData(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<script type="application\/json" id="boot">.*?<\/script>/s, '');
      await route.fulfill({ response, body });
    },
  );
}

const getFailureAlert = (guest: Guest) =>
  guest.page.getByRole('alert').filter({ hasText: guest.texts.common.errorPage.title });

test('a first load whose data fails reports it in the visitor’s language and can be retried', async ({ page }) => {
  const guest = new Guest(page, 'ja');
  await removeBootData(page);
  await page.route('**/api/app/data', (route) => route.abort());
  await guest.open('/');
  await expect(getFailureAlert(guest)).toContainText(guest.texts.common.offline);
  await expect(page).toHaveURL(/\/\?lang=jp/);

  await page.unroute('**/api/app/data');
  await guest.getButton(guest.texts.common.buttons.retry).click();
  await expect(page.getByRole('navigation', { name: guest.texts.common.header.label })).toBeVisible();
});

test('a first load that the server answers with an error reports it and keeps its URL', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  await removeBootData(page);
  await page.route('**/api/hotel/allList', (route) => route.fulfill({ status: 500, body: 'x' }));
  await guest.open('/');
  await expect(getFailureAlert(guest)).toContainText(guest.texts.common.loadFailed);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a first load whose texts are missing reports it and can be retried', async ({ page }) => {
  const guest = new Guest(page, 'cn');
  await page.route('**/assets/texts-*/cn/common.js', (route) => route.abort());
  await guest.open('/reservation/lookup');
  await expect(getFailureAlert(guest)).toContainText(guest.texts.common.loadFailed);
  await page.unroute('**/assets/texts-*/cn/common.js');
  await guest.getButton(guest.texts.common.buttons.retry).click();
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.complete.lookup.title })).toBeVisible();
});

test('a first load whose code fails to load reports it and can be retried', async ({ page }) => {
  const guest = new Guest(page, 'en');
  await page.route('**/assets/entry-*.js', (route) => route.abort());
  await guest.goTo('/');
  const message = page.locator('.load-error p');
  await expect(message).toBeVisible({ timeout: 90_000 });
  // The texts are in the stylesheet, so that no page has an error text in its HTML.
  expect(await message.evaluate((element) => getComputedStyle(element, '::before').content)).toContain(
    guest.texts.common.loadFailed,
  );
  await page.unroute('**/assets/entry-*.js');
  await page.getByRole('link', { name: guest.texts.common.buttons.retry }).click();
  await expect(page.getByRole('navigation', { name: guest.texts.common.header.label })).toBeVisible();
});

test('broken cookies are ignored', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const brokenCookies = ['locale', 'hotelCode', 'resvMenu', 'dinCateName'].map((name) => ({
    name,
    value: '%E0%A4%A',
    url: getSiteUrl(),
  }));
  await page.context().addCookies(brokenCookies);
  await page.goto('/reservation/step/1');
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.reservation.title })).toBeVisible();
});

test('a page whose code is missing on the server reports it under the header and loads on a retry', async ({
  page,
}) => {
  const guest = new Guest(page, 'ko');
  await guest.open('/reservation/lookup');
  await page.route('**/assets/venue-info-page-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('link', { name: guest.texts.common.header.venues, exact: true }).click();
  await expect(getFailureAlert(guest)).toContainText(guest.texts.common.loadFailed);
  await expect(page.getByRole('navigation', { name: guest.texts.common.header.label })).toBeVisible();
  await expect(page).toHaveURL(/\/fnb\/dinInfo/);

  await page.unroute('**/assets/venue-info-page-*.js');
  await guest.getButton(guest.texts.common.buttons.retry).click();
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.venue.title })).toBeVisible();
});

test('a page opened offline reports it and loads by itself once online', async ({ page }) => {
  const guest = new Guest(page, 'en');
  await guest.open('/reservation/lookup');
  await expect(page.getByRole('contentinfo').getByRole('heading').first()).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('link', { name: guest.texts.common.header.promotions, exact: true }).click();
  await expect(getFailureAlert(guest)).toContainText(guest.texts.common.offline);
  const retryButton = guest.getButton(guest.texts.common.buttons.retry);
  await retryButton.click();
  await expect(retryButton).not.toHaveAttribute('aria-busy');
  await expect(getFailureAlert(guest)).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.promotion.title })).toBeVisible();
});

test('a dialog whose code fails to load is reported by an alert, and opens with the next press', async ({ page }) => {
  const guest = new Guest(page, 'cn');
  await guest.open('/reservation/lookup');
  const termsLink = page.getByRole('contentinfo').getByRole('navigation').getByRole('link').first();
  await page.route('**/assets/terms-dialog-*.js', (route) => route.abort());
  await termsLink.click();
  await guest.expectAlert(guest.texts.common.loadFailed);
  await guest.closeAlert();
  await page.unroute('**/assets/terms-dialog-*.js');
  await termsLink.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a member whose browser forbids storage signs in on the way to the payment page, and pays', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  await page.addInitScript(() => {
    for (const storage of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await guest.openDetail(getRetrySafeDay(41));
  await guest.setMenuCount(0, 2);
  await guest.pressReserve();
  await guest.getButton(guest.texts.guard.otherWays).click();
  await signIn(guest);
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.payment.title })).toBeVisible();
  await guest.fillInForm();
  const { window } = await guest.openPaymentWindow();
  await Promise.all([page.waitForURL(/\/payment\/complete\//), window.pay()]);
});
