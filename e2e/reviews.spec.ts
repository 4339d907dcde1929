import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { tagFullRun } from './support/full-run';
import { Guest, getDayAhead } from './support/guest';
import { createPattern } from './support/languages';
import { findModal } from './support/modal';

/** Dinner at Manwol with two pages of reviews by demo members (Spec §2.10, §2.13, §9). */
const buffet = { hotel: 'DSE', dinCode: 'D101', prodCode: 'P10104' };
const listPath = `/review/list/${buffet.dinCode}/${buffet.prodCode}`;

const getReviews = (page: Page) => page.getByRole('main').getByRole('list').getByRole('listitem');
const getPhotos = (guest: Guest) => guest.getButton(createPattern(guest.texts.review.enlarge));
const getReviewsTab = (guest: Guest) =>
  guest.page.getByRole('tab', { name: new RegExp(`^${guest.texts.product.tabs.reviewsUncounted}`) });
const recordRequestedPageSizes = (page: Page) => {
  const requestedSizes: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/review/prod/list'))
      requestedSizes.push((request.postDataJSON() as { recordCountPerPage: number }).recordCountPerPage);
  });
  return requestedSizes;
};

for (const { name, width } of [
  { name: 'ja', width: 1440 },
  { name: 'en', width: 390 },
] as const) {
  test(
    `a product’s page leads to all its reviews and back, in ${name} at ${width} px`,
    tagFullRun(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const guest = new Guest(page, name);
      const { review, product } = guest.texts;
      const requestedSizes = recordRequestedPageSizes(page);
      await guest.openDetail(getDayAhead(40), buffet);
      await expect(getReviewsTab(guest)).toHaveText(/13$/);
      expect(requestedSizes).toEqual([]);

      await page.getByRole('tab', { name: product.tabs.details, exact: true }).press('ArrowRight');
      await expect(getReviewsTab(guest)).toBeFocused();
      const panel = page.getByRole('tabpanel');
      await expect(panel.getByRole('listitem')).toHaveCount(3);
      expect(requestedSizes).toEqual([3]);
      await expect(page).toHaveURL(/resvDate=.*#reviews$/);
      await guest.reload();
      await expect(panel.getByRole('listitem')).toHaveCount(3);

      await panel.getByRole('link', { name: product.tabs.reviewsMore }).click();
      await expect(page).toHaveURL(new RegExp(`${listPath}(\\?|$)`));
      await expect(getReviews(page)).toHaveCount(10);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

      await getPhotos(guest).last().press('Enter');
      const dialog = findModal(guest);
      await expect(dialog.getByRole('img', { name: createPattern(review.photo) })).toBeVisible();
      const nextButton = dialog.getByRole('button', { name: review.next });
      await expect(async () => {
        await nextButton.press('Enter');
        await expect(nextButton).toHaveAttribute('aria-disabled', 'true', { timeout: 100 });
      }).toPass();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(getPhotos(guest).last()).toBeFocused();

      const newestReview = await getReviews(page).first().textContent();
      await page.getByRole('button', { name: guest.texts.paging.next }).press('Enter');
      await expect(getReviews(page)).toHaveCount(3);
      await expect(page).toHaveURL(/pageIndex=2$/);
      await expect(page.getByRole('region', { name: createPattern(review.tabs.reviews) })).toBeFocused();
      await expect(page.getByRole('button', { name: guest.texts.paging.next })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await guest.reload();
      await expect(getReviews(page)).toHaveCount(3);

      await page.goBack();
      await expect(getReviews(page)).toHaveCount(10);
      await expect(getReviews(page).first()).toHaveText(newestReview ?? '');
      await page.goBack();
      await expect(page).toHaveURL(/\/reservation\/prod\/detail\/.*#reviews$/);
      await expect(getReviewsTab(guest)).toHaveAttribute('aria-selected', 'true');
    },
  );
}

test('names are masked except for their first character, and a review in another language is marked as such', async ({
  page,
}) => {
  const guest = new Guest(page, 'ko');
  await guest.open(listPath);
  await expect(getReviews(page)).toHaveCount(10);
  for (const text of await getReviews(page).locator('p > span').allTextContents()) expect(text).toMatch(/^.\*+$/u);
  for (const [language, expectedText] of [
    ['zh-Hans', /虾饺/],
    ['ja', /ローストビーフ/],
    ['en', /oysters/],
  ] as const)
    await expect(page.locator(`p[lang="${language}"]`).filter({ hasText: expectedText })).toBeVisible();
});

test('a product whose hotel is not the chosen one is reserved at its own hotel', async ({ page }) => {
  const guest = new Guest(page, 'cn');
  await guest.open('/?hotelCode=DBU');
  await guest.open(listPath);
  await page.getByRole('main').getByRole('link', { name: guest.texts.common.buttons.reserve, exact: true }).click();
  await expect(page).toHaveURL(/\/reservation\/prod\/detail\/D101\/P10104\?hotelCode=DSE/);
  await expect(page.getByRole('heading', { level: 1, name: '晚餐自助' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('an empty list of reviews says so, and one of an unknown product says that there is no such product', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  await guest.open('/review/list/D103/P10302');
  await expect(page.getByText(guest.texts.review.empty)).toBeVisible();
  await guest.open('/review/list/D103/P99999');
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.product.empty })).toBeVisible();
});

test('reviews that load slowly show placeholders, and reviews that fail offer a retry and leave the product shown', async ({
  page,
  context,
}) => {
  const guest = new Guest(page, 'en');
  const { common } = guest.texts;
  await guest.openDetail(getDayAhead(42), buffet);
  await expect(getReviewsTab(guest)).toHaveText(/13$/);
  await context.setOffline(true);
  await getReviewsTab(guest).click();
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('alert')).toContainText(common.offline);
  await expect(page.getByRole('region', { name: guest.texts.product.menus.title })).toBeVisible();
  await context.setOffline(false);
  await panel.getByRole('button', { name: common.buttons.retry }).press('Enter');
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await expect(panel).toBeFocused();

  let releaseRequests = () => {};
  const releasePromise = new Promise<void>((resolve) => {
    releaseRequests = resolve;
  });
  await page.route('**/api/review/prod/list', async (route) => {
    await releasePromise;
    await route.fulfill({ status: 503 });
  });
  await panel.getByRole('link', { name: guest.texts.product.tabs.reviewsMore }).click();
  await expect(page.getByRole('main').locator('[aria-busy]')).toBeVisible();
  releaseRequests();
  await expect(page.getByRole('alert')).toContainText(common.loadFailed);
  await expect(page.getByRole('heading', { level: 1, name: 'Dinner buffet' })).toBeVisible();
  await expectAccessible(page, 'reviews that could not be loaded');
  await page.unroute('**/api/review/prod/list');
  await guest.getButton(common.buttons.retry).press('Enter');
  await expect(getReviews(page)).toHaveCount(10);
  await expect(page.getByRole('region', { name: createPattern(guest.texts.review.tabs.reviews) })).toBeFocused();
});
