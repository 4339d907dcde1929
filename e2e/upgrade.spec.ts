import { expect, type Page, test } from '@playwright/test';
import { Guest, getDayAhead } from './support/guest';
import { createPattern } from './support/languages';

/* These journeys keep a tab open while the server gets a new build of the site, which lacks the files that the open
   page has not loaded yet. */

/**
 * Answers requests for script and style files with 404 if `isMissing` returns true. Returns a function that returns the
 * number of page loads since this call.
 */
async function replaceBuild(
  page: Page,
  isMissing: (request: { readonly loadCount: number; readonly method: string; readonly path: string }) => boolean,
) {
  let loadCount = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loadCount += 1;
  });
  await page.route('**/assets/**', (route) => {
    const request = route.request();
    const details = { loadCount, method: request.method(), path: new URL(request.url()).pathname };
    return isMissing(details) ? route.fulfill({ status: 404, body: '' }) : route.continue();
  });
  return () => loadCount;
}

/** Returns true before the next page load. After that the page belongs to the new build, which has all its files. */
const isOldBuild = ({ loadCount }: { readonly loadCount: number }): boolean => loadCount === 0;

test('a page opened after a deployment comes from the new build, and Back restores what was typed', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  await guest.openDetail(getDayAhead(44));
  await guest.setMenuCount(0, 2);
  await guest.pressReserve();
  await guest.continueAsGuest();
  await guest.fillInForm({ name: 'Han Bada' });
  const getLoadCount = await replaceBuild(page, isOldBuild);

  await page.getByRole('link', { name: guest.texts.common.header.promotions, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.promotion.title })).toBeVisible();
  expect(getLoadCount()).toBe(1);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.payment.title })).toBeVisible();
  const booker = page.getByRole('region', { name: guest.texts.payment.booker.title });
  await expect(
    booker.getByRole('textbox', { name: createPattern(guest.texts.payment.booker.name) }).first(),
  ).toHaveValue('Han Bada');
  await expect(booker.getByRole('textbox', { name: guest.texts.phone.korean })).toHaveValue('010-4321-8765');
});

test('a dialog whose script is missing reloads its page, and opens with the next press', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  await guest.open('/reservation/lookup');
  const termsLink = page.getByRole('contentinfo').getByRole('navigation').getByRole('link').first();
  await expect(termsLink).toBeVisible();
  const getLoadCount = await replaceBuild(page, isOldBuild);
  // The old page stays until the server responds with the new one.
  await Promise.all([page.waitForEvent('load'), termsLink.click()]);
  expect(getLoadCount()).toBe(1);
  await expect(page.locator('.load-error')).toHaveCount(0);
  await termsLink.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(getLoadCount()).toBe(1);
});

test('a page is reloaded once during a rolling deployment and then shows an error with a retry button', async ({
  page,
}) => {
  const guest = new Guest(page, 'ja');
  await guest.open('/reservation/lookup');
  // As if the file requests reached a server process with another build than the page request did.
  const getLoadCount = await replaceBuild(
    page,
    ({ method, path }) => method === 'HEAD' || path.includes('/venue-info-page-'),
  );
  await page.getByRole('link', { name: guest.texts.common.header.venues, exact: true }).click();
  const failureMessage = page.getByRole('alert').filter({ hasText: guest.texts.common.errorPage.title });
  await expect.poll(getLoadCount).toBe(1);
  await expect(failureMessage).toContainText(guest.texts.common.loadFailed);
  await expect(guest.getButton(guest.texts.common.buttons.retry)).not.toHaveAttribute('aria-busy');
  expect(getLoadCount()).toBe(1);
});
