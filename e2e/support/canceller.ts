import { expect, type Locator } from '@playwright/test';
import type { Guest } from './guest';
import { pattern } from './tongues';

/** A guest on the page of a reservation that can be cancelled. */
export class Canceller {
  constructor(readonly guest: Guest) {}

  get #texts() {
    return this.guest.texts.cancellation;
  }

  /** The button that opens the modal. */
  get way(): Locator {
    return this.guest.page.getByRole('main').getByRole('button', { name: this.#texts.title, exact: true });
  }

  get modal(): Locator {
    return this.guest.page.getByRole('dialog', { name: this.#texts.title });
  }

  get submit(): Locator {
    return this.modal.getByRole('button', { name: this.#texts.submit, exact: true });
  }

  get box(): Locator {
    return this.modal.getByRole('checkbox', { name: pattern(this.#texts.agree) });
  }

  /** The value beside a name, in the modal or on the page. */
  row(label: string, within: Locator = this.modal): Locator {
    return within
      .locator('dl > div')
      .filter({ has: this.guest.page.locator('dt', { hasText: label }) })
      .locator('dd');
  }

  async open(): Promise<void> {
    await this.way.click();
    await expect(this.modal).toBeVisible();
  }

  /** Agrees, presses the button, and answers the question with yes. */
  async cancel(): Promise<void> {
    await this.box.check();
    await this.submit.click();
    await this.guest.alertSays(this.#texts.alerts.confirm);
    await this.sure.click();
  }

  /** Yes, in the question before anything is sent. */
  get sure(): Locator {
    return this.guest.page.getByRole('alertdialog').getByRole('button', { name: this.#texts.submit, exact: true });
  }

  /** The news, and the page as it is afterwards. */
  async isCancelled(): Promise<void> {
    await this.guest.alertSays(this.#texts.alerts.done);
    await this.guest.closeAlert();
    await this.showsCancelled();
  }

  async showsCancelled(): Promise<void> {
    const { page, texts } = this.guest;
    await expect(page.getByRole('heading', { level: 1, name: texts.resvStatus.sentences.cancel })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: this.#texts.past.title })).toBeVisible();
    await expect(this.way).toHaveCount(0);
  }
}
