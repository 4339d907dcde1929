import { staff } from '@dining/demo';
import { cn } from '@dining/i18n/console/cn';
import { en } from '@dining/i18n/console/en';
import { ja } from '@dining/i18n/console/ja';
import { ko } from '@dining/i18n/console/ko';
import { expect, type Locator, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { createPattern, type TongueName, tongues } from './tongues';

export const consoleTexts = { ko, en, cn, ja };

export const demoStaffPassword = 'moonlight-2026';

/** Somebody who uses the console: their page, their texts and their authenticator app. */
export class StaffMember {
  readonly texts;
  readonly #query: string;
  #lastStep = 0;

  constructor(
    readonly page: Page,
    name: TongueName,
  ) {
    this.texts = { ...consoleTexts[name], common: tongues[name].texts.common };
    this.#query = tongues[name].query;
  }

  open(path: string): Promise<unknown> {
    const [address = '', fragment] = path.split('#');
    const separator = address.includes('?') ? '&' : '?';
    const hash = fragment === undefined ? '' : `#${fragment}`;
    return this.page.goto(`${address}${separator}lang=${this.#query}${hash}`);
  }

  getButton(name: string, within: Page | Locator = this.page): Locator {
    return within.getByRole('button', { name, exact: true });
  }

  getField(label: string, within: Page | Locator = this.page): Locator {
    return within.getByLabel(createPattern(label)).first();
  }

  /** Types a code that the app shows; each is accepted once, so a later one is waited for. */
  async typeCode(secret: string, within: Page | Locator = this.page): Promise<void> {
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const getStep = () => Math.floor(Date.now() / 30_000);
    // The server accepts the codes of one step before and after.
    await expect.poll(getStep, { timeout: 90_000 }).toBeGreaterThanOrEqual(this.#lastStep);
    this.#lastStep = Math.max(this.#lastStep + 1, getStep());
    await this.getField(this.texts.staffSignIn.code, within).fill(
      totp.generate({ timestamp: this.#lastStep * 30_000 }),
    );
  }

  /** Signs in as a staff member of the demo group, on the page of the sign-in. */
  async signIn(email: string): Promise<void> {
    const person = staff.find((each) => each.email === email);
    if (person === undefined) throw new Error(`${email} is not staff of the demo group`);
    const { staffSignIn } = this.texts;
    await this.getField(staffSignIn.email).fill(email);
    await this.page.getByRole('textbox', { name: createPattern(staffSignIn.password) }).fill(demoStaffPassword);
    await this.getButton(staffSignIn.next).click();
    await this.typeCode(person.totpSecret);
    await this.getButton(staffSignIn.submit).click();
    await expect(this.getField(staffSignIn.code)).toHaveCount(0);
  }
}
