import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { formatFullDay } from '@dining/i18n/formats';
import type { Locator } from '@playwright/test';
import type { Guest } from './guest';
import { chooseTile } from './tiles';

/**
 * Operates the table finder: its line, which is on the main page and above the results, and the sheet that the line
 * opens.
 */
export class TableFinderPage {
  readonly line: Locator;
  readonly sheet: Locator;
  readonly #guest: Guest;

  constructor(guest: Guest) {
    const name = guest.texts.availability.title;
    this.#guest = guest;
    this.sheet = guest.page.getByRole('dialog', { name });
    this.line = guest.page.locator('[aria-haspopup="dialog"]').filter({ hasText: name });
  }

  async open(): Promise<void> {
    await this.line.click();
    await this.sheet.waitFor();
  }

  /** Chooses a day by its tile, or in the calendar if it has none. */
  async chooseDay(day: SeoulDate): Promise<void> {
    const { texts, languageSetup } = this.#guest;
    const name = formatFullDay(day, languageSetup.language);
    const tile = this.sheet.getByRole('group', { name: texts.availability.days }).getByRole('radio', { name });
    if ((await tile.count()) > 0) return chooseTile(tile);
    await this.sheet.getByRole('button', { name: texts.availability.anotherDay }).click();
    const dayButton = this.sheet.getByRole('button', { name });
    for (let months = 0; (await dayButton.count()) === 0 && months < 12; months += 1)
      await this.sheet.getByRole('button', { name: texts.reservation.date.nextMonth }).click();
    await dayButton.click();
  }

  /** Chooses a meal, a hotel or another radio option by its name. */
  async choose(name: string): Promise<void> {
    await chooseTile(this.sheet.getByRole('radio', { name, exact: true }));
  }

  /** Adds adults or kids, as `label` names them, or removes some if `difference` is negative. */
  async changeGuests(label: string, difference: number): Promise<void> {
    const { increase, decrease } = this.#guest.texts.common.buttons;
    const name = (difference > 0 ? increase : decrease).replace('{{label}}', label);
    const button = this.sheet.getByRole('button', { name });
    for (let times = 0; times < Math.abs(difference); times += 1) await button.click();
  }

  async search(): Promise<void> {
    await this.sheet.getByRole('button', { name: this.#guest.texts.availability.title }).click();
  }
}
