import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/accessibility';
import { browserProfiles } from './support/browser-profiles';
import { createPattern } from './support/languages';
import { Reviewer, reviewText } from './support/reviewer';
import { runStaffCommand } from './support/staff-command';

test.use(browserProfiles.withPictures);

const visit = { memberName: 'sora', dinCode: 'D102', prodCode: 'P10203' };
const listPath = `/review/list/${visit.dinCode}/${visit.prodCode}`;

const createPhoto = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

/** Returns the number of reviews with a rating that the overview shows. */
const getRatingCount = async (page: Page, countText: string): Promise<number> => {
  const overview = await page.getByText(createPattern(countText)).first().textContent();
  return Number(/\d+/.exec(overview ?? '')?.[0]);
};

test('a member rates a visit with two photos, the overview counts it, and the hotel answers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const guest = new Reviewer(page, 'en');
  const { review } = guest.texts;
  const getStar = (aspect: 'food' | 'service', stars: number) =>
    guest.dialog.getByRole('radio', { name: `${review.ratings.aspects[aspect]}: ${stars} of 5` });
  await guest.open(listPath);
  const countBefore = await getRatingCount(page, review.ratings.count);

  await guest.signIn(visit.memberName);
  await guest.writeButton.first().click();
  await guest.dialog.getByText(review.ratings.hint).waitFor();
  await getStar('food', 1).focus();
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowRight');
  await expect(getStar('food', 5)).toBeChecked();
  await guest.dialog
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: `${review.ratings.aspects.service}: 4 of 5` }) })
    .click();
  await guest.contents.fill(reviewText);
  await page.reload();
  await guest.writeButton.first().click();
  await expect(getStar('food', 5)).toBeChecked();
  await expect(getStar('service', 4)).toBeChecked();
  await guest.chooseFiles(await createPhoto('one.jpg', '#8a5a2b'), await createPhoto('two.jpg', '#2b5a8a'));
  await expect(guest.preview).toHaveCount(2);
  await expectAccessible(page, 'a rated review with two photos');
  await guest.submitAndConfirm();
  await guest.expectAlertAndClose(review.alerts.saved);
  await expect(guest.dialog.getByText('Food: 5 of 5')).toBeAttached();
  await expect(guest.dialog.getByRole('img', { name: createPattern(review.photoNumbered) })).toHaveCount(2);

  await guest.open(listPath);
  const newestReview = page.getByRole('main').getByRole('listitem').filter({ hasText: 'We come again.' });
  await expect(newestReview.getByText('+1')).toBeVisible();
  expect(await getRatingCount(page, review.ratings.count)).toBe(countBefore + 1);
  await expectAccessible(page, 'the overview of ratings');

  const [code = ''] = /RV[0-9A-F]{16}/.exec(await runStaffCommand('reviews', visit.dinCode, '--most', '1')) ?? [];
  expect(await runStaffCommand('answer-review', code, 'Thank you. We look forward to it.')).toContain('is answered');
  await expect(async () => {
    await guest.open(listPath);
    await expect(newestReview.getByText('Thank you. We look forward to it.')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expect(newestReview.getByText(review.answer)).toBeVisible();
});
