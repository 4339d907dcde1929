import { cn } from '@dining/i18n/console/cn';
import { en } from '@dining/i18n/console/en';
import { ja } from '@dining/i18n/console/ja';
import { ko } from '@dining/i18n/console/ko';
import { expect, type Locator, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { createPattern, type LanguageName, languageSetups } from './languages';
import { waitFor } from './wait-for';

export const consoleTexts = { ko, en, cn, ja };

export const demoStaffPassword = 'moonlight-2026';

const getStandInsUrl = () => process.env['EASYPAY_URL'] ?? 'http://127.0.0.1:4010';

/**
 * Waits for a code of an account that no journey has used, because the server accepts each code once. Takes it from the
 * authenticator app's stand-in.
 */
export const getDemoCode = (email: string): Promise<string> =>
  waitFor(
    `a new code of ${email} is shown`,
    async () => {
      const response = await fetch(`${getStandInsUrl()}/authenticator/_control/codes`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ label: email }),
      });
      const { code } = (await response.json()) as { code: string | null };
      return code ?? undefined;
    },
    180_000,
  );

/** Operates the console as a staff member, with their page, texts and authenticator app. */
export class StaffMember {
  readonly texts;
  readonly #query: string;
  #lastTimeStep = 0;

  constructor(
    readonly page: Page,
    readonly name: LanguageName,
  ) {
    this.texts = { ...consoleTexts[name], common: languageSetups[name].texts.common };
    this.#query = languageSetups[name].query;
  }

  open(path: string): Promise<unknown> {
    const [route = '', fragment] = path.split('#');
    const separator = route.includes('?') ? '&' : '?';
    const hash = fragment === undefined ? '' : `#${fragment}`;
    return this.page.goto(`${route}${separator}lang=${this.#query}${hash}`);
  }

  getButton(name: string, container: Page | Locator = this.page): Locator {
    return container.getByRole('button', { name, exact: true });
  }

  getField(label: string, container: Page | Locator = this.page): Locator {
    return container.getByLabel(createPattern(label)).first();
  }

  /** Returns the next code for a secret that the authenticator app's stand-in does not have. */
  async getCode(secret: string): Promise<string> {
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const getTimeStep = () => Math.floor(Date.now() / 30_000);
    // Each code is accepted once; codes one time step before and after the current one are accepted too.
    await expect.poll(getTimeStep, { timeout: 90_000 }).toBeGreaterThanOrEqual(this.#lastTimeStep);
    this.#lastTimeStep = Math.max(this.#lastTimeStep + 1, getTimeStep());
    return totp.generate({ timestamp: this.#lastTimeStep * 30_000 });
  }

  /** Signs in as a staff member of the demo group, on the sign-in page. */
  async signIn(email: string): Promise<void> {
    const { staffSignIn } = this.texts;
    await this.getField(staffSignIn.email).fill(email);
    await this.page.getByRole('textbox', { name: createPattern(staffSignIn.password) }).fill(demoStaffPassword);
    await this.getButton(staffSignIn.next).click();
    const codeField = this.getField(staffSignIn.code);
    // A code is refused if another journey has used a later one of the same staff member meanwhile.
    await expect(async () => {
      await codeField.fill(await getDemoCode(email));
      await this.getButton(staffSignIn.submit).click();
      await expect(codeField).toHaveCount(0, { timeout: 10_000 });
    }).toPass({ intervals: [5_000], timeout: 240_000 });
  }
}
