import { expect, type Page, test } from '@playwright/test';
import { dinner, Guest, getDayAhead } from './support/guest';
import { expectModalEntries, findModal } from './support/modal';

const getScrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function openModal(guest: Guest): Promise<void> {
  await guest.open('/fnb/prom/main');
  await guest.open('/?hotelCode=DJE');
  await guest.page.getByRole('tabpanel').locator('h3 a').first().click();
  await expect(findModal(guest)).toBeVisible();
}

test('Back closes the modal and keeps the scroll position, and the next Back leaves the page', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  await openModal(guest);
  const [url, scrollTop] = [page.url(), await getScrollTop(page)];
  await page.goBack();
  await expect(findModal(guest)).toHaveCount(0);
  expect(page.url()).toBe(url);
  expect(await getScrollTop(page)).toBe(scrollTop);
  await page.goBack();
  await expect(page).toHaveURL(/\/fnb\/prom\/main/);
});

test('a modal that was closed by its button leaves no history entry', async ({ page }) => {
  const guest = new Guest(page, 'en');
  await openModal(guest);
  await findModal(guest).getByRole('button', { name: guest.texts.common.buttons.close }).click();
  await expect(findModal(guest)).toHaveCount(0);
  await expectModalEntries(page, 0);
  await page.goBack();
  await expect(page).toHaveURL(/\/fnb\/prom\/main/);
});

test('Forward does not reopen a closed modal, and a reload closes an open modal without leaving a history entry', async ({
  page,
}) => {
  const guest = new Guest(page, 'ja');
  await openModal(guest);
  await page.goBack();
  await expect(findModal(guest)).toHaveCount(0);
  await page.goForward();
  await expectModalEntries(page, 0);
  await expect(findModal(guest)).toHaveCount(0);
  await page.getByRole('tabpanel').locator('h3 a').first().click();
  await expect(findModal(guest)).toBeVisible();
  await page.reload();
  await expect(page.locator('.load-error')).toHaveCount(0);
  await expect(findModal(guest)).toHaveCount(0);
  await expectModalEntries(page, 0);
  await page.goBack();
  await expect(page).toHaveURL(/\/fnb\/prom\/main/);
});

test('Back dismisses an alert, and returns to the product from the page that the alert opens', async ({ page }) => {
  const guest = new Guest(page, 'cn');
  await guest.openDetail(getDayAhead(21), { dinCode: dinner.dinCode });
  await guest.setMenuCount(0, 2);
  await guest.pressReserve();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  // The alert's history entry is added a moment later. Guests do not press Back that quickly.
  await expectModalEntries(page, 1);
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/reservation\/prod\/detail\//);
  await guest.pressReserve();
  await guest.getButton(guest.texts.guard.otherWays).click();
  await expect(page).toHaveURL(/\/login/);
  await expectModalEntries(page, 0);
  await page.goBack();
  await expect(page).toHaveURL(/\/reservation\/prod\/detail\//);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
