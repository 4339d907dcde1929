import { expect, type Locator } from '@playwright/test';
import type { Guest } from './guest';
import { createPattern } from './languages';

export class CancellationDialog {
  constructor(readonly guest: Guest) {}

  get #texts() {
    return this.guest.texts.cancellation;
  }

  get openButton(): Locator {
    return this.guest.page.getByRole('main').getByRole('button', { name: this.#texts.title, exact: true });
  }

  get modal(): Locator {
    return this.guest.page.getByRole('dialog', { name: this.#texts.title });
  }

  /** Matches the name of the submit button, which may contain the refund. */
  get #submitNamePattern(): RegExp {
    const { submit, submitNoRefund, submitRefund } = this.#texts;
    const names = [submit, submitNoRefund, submitRefund].map((name) => createPattern(name).source);
    return new RegExp(`^(?:${names.join('|')})$`);
  }

  get submitButton(): Locator {
    return this.modal.getByRole('button', { name: this.#submitNamePattern });
  }

  get agreeBox(): Locator {
    return this.modal.getByRole('checkbox', { name: createPattern(this.#texts.agree) });
  }

  /** Returns the value of the row with this label. */
  getRow(label: string, container: Locator = this.modal): Locator {
    return container
      .locator('dl > div')
      .filter({ has: this.guest.page.locator('dt', { hasText: label }) })
      .locator('dd');
  }

  async open(): Promise<void> {
    await this.openButton.click();
    await expect(this.modal).toBeVisible();
  }

  async cancel(): Promise<void> {
    await this.agreeBox.check();
    await this.submitButton.click();
    await this.guest.expectAlert(this.#texts.alerts.confirm);
    await this.confirmButton.click();
  }

  get confirmButton(): Locator {
    return this.guest.page.getByRole('alertdialog').getByRole('button', { name: this.#submitNamePattern });
  }

  async expectDoneAndCancelled(): Promise<void> {
    await this.guest.expectAlert(this.#texts.alerts.done);
    await this.guest.closeAlert();
    await this.expectCancelled();
  }

  async expectCancelled(): Promise<void> {
    const { page, texts } = this.guest;
    await expect(page.getByRole('heading', { level: 1, name: texts.resvStatus.sentences.cancel })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: this.#texts.past.title })).toBeVisible();
    await expect(this.openButton).toHaveCount(0);
  }
}
