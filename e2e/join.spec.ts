import { type Browser, devices, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { tagFullRun } from './support/full-run';
import { Guest } from './support/guest';
import { createIpAddressOptions } from './support/ip-address-options';
import { JoinPages, openJoinForm } from './support/join-pages';
import { type LanguageName, languageSetups } from './support/languages';
import { openCard } from './support/modal';

test.use(createIpAddressOptions());

const names = Object.keys(languageSetups) as LanguageName[];

async function openPageOnDevice(browser: Browser, device: 'desktop' | 'phone'): Promise<Page> {
  const baseURL = test.info().project.use.baseURL ?? '';
  const { defaultBrowserType: _type, ...pixelOptions } = devices['Pixel 7'] ?? { defaultBrowserType: 'chromium' };
  const context = await browser.newContext(
    device === 'phone' ? { ...pixelOptions, viewport: { width: 390, height: 844 }, baseURL } : { baseURL },
  );
  return context.newPage();
}

for (const [index, name] of names.entries()) {
  for (const device of ['desktop', 'phone'] as const) {
    test(
      `a person joins with id and password, is signed in and gets a coupon, in ${name} on a ${device}`,
      tagFullRun(name === 'ko' && device === 'phone'),
      async ({ browser }) => {
        const page = await openPageOnDevice(browser, device);
        const guest = new Guest(page, name);
        const joiner = new JoinPages(guest);
        const { join, common, login } = guest.texts;
        await guest.open('/login');
        await page.getByRole('main').getByRole('link', { name: login.join }).click();

        await joiner.getButton(common.buttons.next).click();
        await guest.expectAlert(join.alerts.terms);
        await guest.closeAlert();
        await expect(joiner.getConsentCheckbox('terms')).toBeFocused();
        await joiner.getConsentCheckbox('all').check();
        await joiner.getConsentCheckbox('sms').uncheck();
        await page.getByText(join.agreement.read).first().click();
        await expect(page.getByText(/제1조|Article 1 |第1条|第一条/).first()).toBeVisible();
        await expectAccessible(page, 'agreement');
        await joiner.getButton(common.buttons.next).click();

        await joiner.verifyEmail();
        await joiner.verifyPhone();
        await joiner.fillPasswordAndBirthday();
        await joiner.openDetails();
        await page.getByRole('combobox', { name: join.form.path }).selectOption(index % 2 === 0 ? '12' : '99');
        await (index % 2 === 0
          ? page.getByRole('combobox', { name: join.form.department }).selectOption({ index: 1 })
          : joiner.getTextbox(join.form.pathOther).fill('a letter'));
        await expect(page.getByRole('combobox', { name: join.form.hotelUsedWhich })).toBeDisabled();
        await page.getByRole('radio', { name: join.form.hotelUsedYes }).check();
        await page.getByRole('combobox', { name: join.form.hotelUsedWhich }).selectOption('H03');
        await expectAccessible(page, 'form');
        await joiner.joinButton.click();
        await joiner.expectWelcome();
        await expect(page.getByText(joiner.person.email)).toBeVisible();

        const coupon = page.getByRole('region', { name: join.complete.coupon }).getByRole('listitem');
        await expect(coupon).toContainText('30,000');
        await expectAccessible(page, 'complete');
        await joiner.getButton(join.complete.login).click();
        await expect(page).toHaveURL(/\/(\?|$)/);
        await guest.open('/fnb/mypage/benefits');
        await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '30,000' })).toBeVisible();
        await guest.open('/join/form');
        await expect(page.getByRole('heading', { level: 1, name: join.already.title })).toBeVisible();
      },
    );
  }
}

for (const [provider, name, isVerified] of [
  ['KAKAO', 'ja', { email: true, phone: true }],
  ['NAVER', 'cn', { email: false, phone: true }],
  ['GOOGLE', 'en', { email: true, phone: false }],
] as const) {
  test(`a person joins with the profile of ${provider}, without a password, in ${name}`, async ({ page }) => {
    const guest = new Guest(page, name);
    const joiner = new JoinPages(guest);
    const { login, join } = guest.texts;
    await guest.open('/login');
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page
        .getByRole('button', { name: { KAKAO: login.kakao, NAVER: login.naver, GOOGLE: login.google }[provider] })
        .click(),
    ]);
    await popup.getByRole('radio').last().check();
    await popup.locator('button[value="agree"]').click();
    await guest.expectAlert(login.notJoined);
    await guest.closeAlert();
    await expect(page).toHaveURL(new RegExp(`/join/agreement\\?login_type=${provider}`));
    await joiner.agree();
    await expect(page.getByText(join.type[provider], { exact: true })).toBeVisible();
    // The form contains the provider's profile. An e-mail address or phone number that the provider has verified needs
    // no code.
    if (isVerified.email) await expect(joiner.getVerifiedText(joiner.accountSection)).toBeVisible();
    else await joiner.verifyEmail();
    await expect(joiner.passwordField).toHaveCount(0);
    if (isVerified.phone) await expect(joiner.getVerifiedText(joiner.identitySection)).toBeVisible();
    else {
      await expect(joiner.getTextbox(join.form.name, joiner.identitySection)).not.toHaveValue('');
      await joiner.verifyPhone();
    }
    await joiner.getTextbox(join.form.birthday).fill('1990-01-31');
    await joiner.joinButton.click();
    await joiner.expectWelcome();
    await expect(page.getByText(join.type[provider], { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: join.complete.coupon })).toBeVisible();
  });
}

test('no step of joining can be skipped by its URL', async ({ page }) => {
  const guest = new Guest(page, 'ja');
  const agreementHeading = page.getByRole('heading', { level: 1, name: guest.texts.join.title });
  for (const path of ['/join/form', '/join/complete']) {
    await guest.open(path);
    await expect(page).toHaveURL(/\/join\/agreement/);
    await expect(agreementHeading).toBeVisible();
  }
  await guest.open('/join/form?login_type=KAKAO');
  await guest.expectAlert(guest.texts.problems.invalid_auth_result);
  await guest.closeAlert();
  await expect(page).toHaveURL(/\/login/);
  await guest.open('/join/agreement?login_type=KAKAO');
  const joiner = new JoinPages(guest);
  await joiner.getConsentCheckbox('all').check();
  await joiner.getButton(guest.texts.common.buttons.next).click();
  await guest.expectAlert(guest.texts.problems.invalid_auth_result);
});

test('a reload followed by Back keeps what was typed, except the password', async ({ page }) => {
  const joiner = await openJoinForm(page, 'cn');
  const { join, common } = joiner.guest.texts;
  await joiner.requestEmailCode();
  await joiner.getTextbox(join.form.name, joiner.identitySection).fill('江月');
  await joiner.fillPasswordAndBirthday();
  await joiner.openDetails();
  await joiner.getTextbox(join.form.wedding).fill('150905');
  await expect(joiner.getTextbox(joiner.guest.texts.oneTimeCode.label, joiner.accountSection)).toBeVisible();
  await page.reload();
  await expect(joiner.getTextbox(joiner.guest.texts.oneTimeCode.label, joiner.accountSection)).toHaveValue('');
  await page.goBack();
  await expect(joiner.getConsentCheckbox('all')).toBeChecked();
  await joiner.getButton(common.buttons.next).click();
  await expect(joiner.getTextbox(join.form.email, joiner.accountSection)).toHaveValue(joiner.person.email);
  await expect(joiner.getTextbox(join.form.name, joiner.identitySection)).toHaveValue('江月');
  await expect(joiner.getTextbox(join.form.birthday)).toHaveValue(joiner.person.birthday);
  await expect(joiner.getTextbox(join.form.wedding)).toHaveValue('150905');
  await expect(joiner.passwordField).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(joiner.person.password);
});

for (const name of names) {
  test(
    `the benefits, the header and a members’ product link to the join page, in ${name}`,
    tagFullRun(name === 'ja'),
    async ({ page }) => {
      const guest = new Guest(page, name);
      const { common, main, offer } = guest.texts;
      await guest.open('/');
      await page.getByRole('button', { name: main.links.benefits }).click();
      await page.getByRole('dialog').getByRole('link', { name: main.benefits.join }).click();
      await expect(page).toHaveURL(/\/join\/agreement/);
      await guest.open('/');
      await page.getByRole('banner').getByRole('link', { name: common.header.join }).click();
      await expect(page).toHaveURL(/\/join\/agreement/);
      await guest.open('/');
      await openCard(guest, { venue: { ko: /오보로/, en: /Oboro/, cn: /胧/, ja: /朧/ }[name], prodCode: 'P10403' });
      await guest.expectAlert(offer.membersOnly.title);
      await page.getByRole('alertdialog').getByRole('button', { name: offer.membersOnly.join }).click();
      await expect(page).toHaveURL(/\/join\/agreement/);
    },
  );
}
