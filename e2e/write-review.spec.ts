import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { browserProfiles } from './support/browser-profiles';
import { tagFullRun } from './support/full-run';
import type { LanguageName } from './support/languages';
import { signIn } from './support/member';
import { Reviewer, reviewText } from './support/reviewer';

test.use(browserProfiles.withPictures);

/** Visits of demo members without a review: one for each journey, because a visit can be reviewed once. */
const visits = {
  ko: { memberName: 'mina', dinCode: 'D102', prodCode: 'P10202', isOnPhone: true },
  en: { memberName: 'james', dinCode: 'D103', prodCode: 'P10304', isOnPhone: false },
  cn: { memberName: 'xiaowen', dinCode: 'D104', prodCode: 'P10401', isOnPhone: true },
  ja: { memberName: 'sakura', dinCode: 'D106', prodCode: 'P10601', isOnPhone: false },
} as const satisfies Record<LanguageName, object>;
const phoneOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const countStoredPhotos = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const openRequest = indexedDB.open('review-photos');
        openRequest.onsuccess = () => {
          const countRequest = openRequest.result.transaction('drafts').objectStore('drafts').count();
          countRequest.onsuccess = () => resolve(countRequest.result);
        };
      }),
  );

const recordUploadSizes = (page: Page) => {
  const uploadSizes: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/upload/image')) uploadSizes.push(request.postDataBuffer()?.length ?? 0);
  });
  return uploadSizes;
};

for (const [name, { memberName, dinCode, prodCode, isOnPhone }] of Object.entries(visits) as [
  LanguageName,
  (typeof visits)[LanguageName],
][]) {
  test(
    `a member reviews a visit with a photo and the product’s list shows it, in ${name}${isOnPhone ? ' on a phone' : ''}`,
    tagFullRun(name === 'cn'),
    async ({ browser }) => {
      const context = await browser.newContext(isOnPhone ? phoneOptions : {});
      const page = await context.newPage();
      const guest = new Reviewer(page, name);
      const { review, problems } = guest.texts;
      const uploadSizes = recordUploadSizes(page);
      await guest.signIn(memberName);
      await guest.writeButton.click();
      await expect(guest.contents).toBeVisible();

      await guest.submitButton.click();
      await guest.expectAlertAndClose(review.alerts.contents);
      await expect(guest.contents).toBeFocused();
      await guest.contents.fill(reviewText);
      await guest.submitButton.click();
      await guest.expectAlertAndClose(review.alerts.photo);
      await guest.chooseFiles({ name: 'menu.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
      await guest.expectAlertAndClose(review.alerts.imageOnly);
      await guest.chooseFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') });
      await guest.expectAlertAndClose(problems.picture_unreadable);
      await guest.choosePhoto();
      const previewSize = await guest.preview.evaluate((image: HTMLImageElement) => [
        image.naturalWidth,
        image.naturalHeight,
      ]);
      // The picture is upright, as its EXIF orientation says, and reduced.
      expect(previewSize).toEqual([1800, 2400]);
      await expectAccessible(page, 'a review with its photo');

      await page.keyboard.press('Escape');
      await expect(guest.dialog).toHaveCount(0);
      await guest.writeButton.click();
      await expect(guest.contents).toHaveValue(reviewText);
      await expect(guest.preview).toBeVisible();

      expect(uploadSizes).toEqual([]);
      await guest.submitAndConfirm();
      await guest.expectAlertAndClose(review.alerts.saved);
      await guest.expectWritten();
      expect(uploadSizes).toHaveLength(1);
      expect(uploadSizes[0]).toBeLessThan(1_000_000);
      await expectAccessible(page, 'a review that was written');
      await page.keyboard.press('Escape');
      await expect(guest.writeButton).toHaveCount(0);
      await expect(guest.getButton(new RegExp(`^${review.view}`)).first()).toBeVisible();

      await page.goto(`/review/list/${dinCode}/${prodCode}`);
      const newestReview = page.getByRole('main').getByRole('list').getByRole('listitem').first();
      await expect(newestReview).toContainText('<b>정말 맛있었어요</b> 😀');
      const thumbnail = newestReview.locator('img');
      await expect.poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      expect(await thumbnail.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
        /\/api\/upload\/[0-9a-f-]{36}-\d+\.avif/,
      );
      await context.close();
    },
  );
}

test('a review is kept after a reload, a lost connection and the end of the session, and is written once', async ({
  page,
  context,
}) => {
  const guest = new Reviewer(page, 'en');
  const { common, review, problems } = guest.texts;
  await guest.signIn('member');
  await guest.writeButton.last().click();
  await guest.contents.fill(reviewText);
  await guest.choosePhoto();
  await expect.poll(() => countStoredPhotos(page)).toBe(1);
  await page.reload();
  await guest.writeButton.last().click();
  await expect(guest.contents).toHaveValue(reviewText);
  await expect(guest.preview).toBeVisible();

  await guest.submitAndConfirm(() => context.setOffline(true));
  await guest.expectAlertAndClose(common.offline);
  // The session must not end before the page, once online, has fetched the list of visits again.
  const listResponse = page.waitForResponse('**/api/mypage/resvList');
  await context.setOffline(false);
  await listResponse;

  await context.clearCookies({ name: 'sid' });
  await guest.submitAndConfirm();
  await expect(page).toHaveURL(/\/login/);
  await signIn(guest);
  await expect(page).toHaveURL(/\/fnb\/mypage\/main/);
  await guest.writeButton.last().click();
  await expect(guest.contents).toHaveValue(reviewText);
  await expect(guest.preview).toBeVisible();

  // The review is stored, but the response gets lost. Escape does not interrupt the request.
  const insertReviewUrl = '**/api/mypage/insertReview';
  await page.route(insertReviewUrl, async (route) => {
    await route.fetch();
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Escape');
    await route.abort();
  });
  await guest.submitAndConfirm();
  await guest.expectAlertAndClose(common.offline);
  await page.unroute(insertReviewUrl);
  await guest.submitAndConfirm();
  await guest.expectAlertAndClose(problems.review_written);
  await guest.expectWritten();
  expect(await countStoredPhotos(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(guest.writeButton).toHaveCount(1);

  await guest
    .getButton(new RegExp(`^${review.view}`))
    .first()
    .click();
  await expect(guest.dialog.getByText(reviewText)).toBeVisible();
});

test('photos of an unsent review are deleted when the member signs out, or when another member signs in', async ({
  page,
  context,
}) => {
  const guest = new Reviewer(page, 'en');
  const { common } = guest.texts;
  const choosePhoto = async () => {
    await guest.writeButton.first().click();
    await guest.choosePhoto();
    await expect.poll(() => countStoredPhotos(page)).toBe(1);
    await page.keyboard.press('Escape');
  };
  await guest.signIn('member');
  await choosePhoto();
  await page.getByRole('button', { name: common.header.logout }).click();
  await expect(page).toHaveURL(/\/(\?|$)/);
  expect(await countStoredPhotos(page)).toBe(0);

  await guest.signIn('member');
  await choosePhoto();
  await context.clearCookies({ name: 'sid' });
  await guest.open('/login');
  await signIn(guest, 'james@dalbit.example');
  await expect.poll(() => countStoredPhotos(page)).toBe(0);
});
