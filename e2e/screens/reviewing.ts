import { readFile } from 'node:fs/promises';
import { createPattern } from '../support/languages';
import { signIn } from '../support/member';
import type { Screenshots } from './screenshots';

const photo = new URL('../../apps/web/public/pictures/abalone-rice-1600.webp', import.meta.url);

export async function captureReviewScreens(shots: Screenshots): Promise<void> {
  const { guest, page } = shots;
  const { review } = guest.texts;
  const dialog = page.getByRole('dialog');
  await guest.open('/login');
  await signIn(guest);
  await guest.open('/fnb/mypage/main');
  await guest
    .getButton(new RegExp(`^${review.write.title}`))
    .first()
    .click();
  await dialog.getByRole('textbox').waitFor();
  await shots.takeView('review-blank');
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: review.write.addPhoto }).click();
  await (await chooser).setFiles({ name: 'photo.webp', mimeType: 'image/webp', buffer: await readFile(photo) });
  await dialog.getByRole('img').waitFor();
  await dialog.getByRole('textbox').fill(review.write.placeholder);
  await dialog.getByRole('button', { name: createPattern(review.write.removePhoto) }).scrollIntoViewIfNeeded();
  await shots.takeView('review-photo');
  await page.keyboard.press('Escape');
  await guest
    .getButton(new RegExp(`^${review.view}`))
    .first()
    .click();
  await dialog.getByRole('time').first().waitFor();
  await shots.takeView('review-written');
}
