import { randomInt } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { getMailCode, getSmsCode } from './codes-and-links';
import { Guest } from './guest';
import { createPattern, type LanguageName } from './languages';

/** A person who joins. */
export interface NewPerson {
  readonly name: string;
  readonly email: string;
  readonly phone: readonly [middle: string, last: string];
  readonly password: string;
  readonly birthday: string;
}

/** Creates a person whose phone number is not that of a demo member: those begin with 010-0000. */
export function createPerson(): NewPerson {
  const digits = String(randomInt(20_000_000, 99_999_999));
  return {
    name: '한바다',
    email: `bada.${digits}@example.test`,
    phone: [digits.slice(0, 4), digits.slice(4)],
    password: 'a quiet harbour',
    birthday: '19900131',
  };
}

export class JoinPages {
  constructor(
    readonly guest: Guest,
    readonly person: NewPerson = createPerson(),
  ) {}

  get #texts() {
    return this.guest.texts.join;
  }

  get accountSection(): Locator {
    return this.guest.page.getByRole('region', { name: this.#texts.form.account, exact: true });
  }

  get identitySection(): Locator {
    return this.guest.page.getByRole('region', { name: this.#texts.form.person, exact: true });
  }

  getTextbox(name: string, section?: Locator): Locator {
    return (section ?? this.guest.page.getByRole('main')).getByRole('textbox', { name: createPattern(name) }).first();
  }

  getButton(name: string, section?: Locator): Locator {
    return (section ?? this.guest.page.getByRole('main')).getByRole('button', { name, exact: true });
  }

  get joinButton(): Locator {
    return this.getButton(this.#texts.form.submit);
  }

  getVerifiedText(section: Locator): Locator {
    return section.getByText(this.guest.texts.oneTimeCode.proven, { exact: true });
  }

  getConsentCheckbox(name: keyof Guest['texts']['join']['consents']): Locator {
    return this.guest.page.getByRole('checkbox', { name: new RegExp(`^${this.#texts.consents[name]}`) });
  }

  async agree(): Promise<void> {
    await this.getConsentCheckbox('all').check();
    await this.getButton(this.guest.texts.common.buttons.next).click();
    await expect(this.guest.page).toHaveURL(/\/join\/form/);
  }

  async typeCode(code: string, section: Locator): Promise<void> {
    const field = this.getTextbox(this.guest.texts.oneTimeCode.label, section);
    await field.fill(code);
    await field.press('Enter');
  }

  async requestEmailCode(): Promise<void> {
    await this.getTextbox(this.#texts.form.email, this.accountSection).fill(this.person.email);
    await this.getButton(this.guest.texts.oneTimeCode.send, this.accountSection).click();
  }

  async verifyEmail(): Promise<void> {
    await this.requestEmailCode();
    await this.typeCode(await getMailCode(this.person.email), this.accountSection);
    await expect(this.getVerifiedText(this.accountSection)).toBeVisible();
  }

  async requestPhoneCode(): Promise<void> {
    await this.getTextbox(this.#texts.form.name, this.identitySection).fill(this.person.name);
    await this.getTextbox(this.guest.texts.phone.korean, this.identitySection).fill(`010${this.person.phone.join('')}`);
    await this.getButton(this.guest.texts.oneTimeCode.send, this.identitySection).click();
  }

  async verifyPhone(): Promise<void> {
    await this.requestPhoneCode();
    await this.typeCode(await getSmsCode(`010${this.person.phone.join('')}`), this.identitySection);
    await expect(this.getVerifiedText(this.identitySection)).toBeVisible();
  }

  get passwordField(): Locator {
    return this.guest.page.getByLabel(
      new RegExp(`^${this.#texts.form.password}\\s*${this.guest.texts.common.required}$`),
    );
  }

  async openDetails(): Promise<void> {
    await this.guest.page.getByRole('heading', { name: this.#texts.form.details, exact: true }).click();
  }

  async fillPasswordAndBirthday(): Promise<void> {
    await this.passwordField.fill(this.person.password);
    await this.getTextbox(this.#texts.form.birthday).fill(this.person.birthday);
  }

  async expectWelcome(): Promise<void> {
    await expect(this.guest.page).toHaveURL(/\/join\/complete/);
    await expect(this.guest.page.getByRole('heading', { level: 1, name: this.#texts.complete.title })).toBeVisible();
  }
}

export async function openJoinForm(page: Page, name: LanguageName): Promise<JoinPages> {
  const joiner = new JoinPages(new Guest(page, name));
  await joiner.guest.open('/join/agreement');
  await joiner.agree();
  return joiner;
}
