import { expect } from '@playwright/test';
import sharp from 'sharp';
import { Guest } from './guest';
import { createPattern } from './languages';
import { signIn } from './member';
import { findModal } from './modal';
import { pressTwice } from './press-twice';

export const reviewText = '<b>정말 맛있었어요</b> 😀\n\nWe come again.';

/** Creates a photo of twelve megapixels with an EXIF orientation, as phones take them. */
const createPhonePhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#8a5a2b' } })
    .withExif({ IFD0: { Artist: 'Jane Doe' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** A member who writes a review in the dialog of a visit. */
export class Reviewer extends Guest {
  readonly dialog = findModal(this);
  readonly contents = this.dialog.getByRole('textbox', { name: this.texts.review.write.contents });
  readonly submitButton = this.dialog.getByRole('button', { name: this.texts.review.write.submit, exact: true });
  readonly preview = this.dialog.getByRole('img', { name: createPattern(this.texts.review.write.yourPhoto) });
  readonly photo = this.dialog.getByRole('img', { name: createPattern(this.texts.review.photo) });

  async signIn(memberName: string): Promise<void> {
    await this.open('/login');
    await signIn(this, `${memberName}@dalbit.example`);
    await this.openVisits();
  }

  async openVisits(): Promise<void> {
    await this.page.goto('/fnb/mypage/main');
    await expect(this.writeButton).not.toHaveCount(0);
  }

  get writeButton() {
    return this.getButton(new RegExp(`^${this.texts.review.write.title}`));
  }

  async chooseFiles(...files: readonly { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
    const fileChooser = this.page.waitForEvent('filechooser');
    const { addPhoto, anotherPhoto } = this.texts.review.write;
    await this.dialog.getByRole('button', { name: new RegExp(`^(${addPhoto}|${anotherPhoto})$`) }).click();
    await (await fileChooser).setFiles([...files]);
  }

  async choosePhoto(): Promise<void> {
    await this.chooseFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await createPhonePhoto() });
    await expect(this.preview).toBeVisible();
  }

  async expectAlertAndClose(text: string): Promise<void> {
    await this.expectAlert(text);
    await this.closeAlert();
  }

  /**
   * Submits by two quick presses, which must ask only once, and confirms. `runBeforeConfirming` runs after the question
   * and before the confirmation.
   */
  async submitAndConfirm(runBeforeConfirming?: () => Promise<void>): Promise<void> {
    await pressTwice(this.submitButton);
    await this.expectAlert(this.texts.review.alerts.confirm);
    await runBeforeConfirming?.();
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: this.texts.review.write.submit, exact: true })
      .click();
  }

  async expectWritten(): Promise<void> {
    await expect(this.dialog.getByRole('heading', { name: this.texts.review.own, exact: true })).toBeFocused();
    await expect(this.dialog.getByText(reviewText)).toHaveCSS('white-space', 'pre-line');
    await expect(this.photo).toBeVisible();
    await expect.poll(() => this.photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
}
