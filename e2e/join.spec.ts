import { type Browser, devices, expect, type Page, test } from '@playwright/test';
import { expectClean } from './support/clean';
import { mailedCode, textedCode } from './support/codes';
import { dealt } from './support/dealt';
import { Guest } from './support/guest';
import { Joiner, newPerson, spoilText } from './support/joiner';
import { Keyboard } from './support/keyboard';
import { openCard } from './support/modal';
import { pattern, type TongueName, tongues } from './support/tongues';

const names = Object.keys(tongues) as TongueName[];

async function onDevice(browser: Browser, device: 'desk' | 'phone'): Promise<Page> {
  const baseURL = test.info().project.use.baseURL ?? '';
  const { defaultBrowserType: _type, ...pixel } = devices['Pixel 7'] ?? { defaultBrowserType: 'chromium' };
  const context = await browser.newContext(
    device === 'phone' ? { ...pixel, viewport: { width: 390, height: 844 }, baseURL } : { baseURL },
  );
  return context.newPage();
}

/** At the form with everything agreed to. */
async function atForm(page: Page, name: TongueName, person = newPerson()): Promise<Joiner> {
  const joiner = new Joiner(new Guest(page, name), person);
  await joiner.guest.open('/join/agreement');
  await joiner.agree();
  return joiner;
}

for (const [index, name] of names.entries()) {
  for (const device of ['desk', 'phone'] as const) {
    test(
      `joining with id and password, then signing in, in ${name} on a ${device}`,
      dealt(name === 'ko' ? device === 'phone' : name === 'en' && device === 'desk'),
      async ({ browser }) => {
        const page = await onDevice(browser, device);
        const guest = new Guest(page, name);
        const joiner = new Joiner(guest);
        const { join, common, login } = guest.texts;
        await guest.open('/login');
        await page.getByRole('main').getByRole('link', { name: login.join }).click();

        // Spec §5 Join agreement: the alerts in their order, and marketing that takes SMS and e-mail along.
        for (const [box, alert] of [
          ['terms', join.alerts.terms],
          ['privacy', join.alerts.privacy],
          ['thirdParty', join.alerts.thirdParty],
        ] as const) {
          await joiner.button(common.buttons.next).click();
          await guest.alertSays(alert);
          await guest.closeAlert();
          await expect(joiner.box(box)).toBeFocused();
          await joiner.box(box).check({ force: true });
        }
        await joiner.box('marketing').check({ force: true });
        await expect(joiner.box('sms')).toBeChecked();
        await expect(joiner.box('email')).toBeChecked();
        await expect(joiner.box('all')).toBeChecked();
        await joiner.box('sms').uncheck({ force: true });
        await expect(joiner.box('all')).not.toBeChecked();
        await page.getByText(join.agreement.read).first().click();
        await expect(page.getByText(/제1조|Article 1 |第1条|第一条/).first()).toBeVisible();
        await expectClean(page, 'agreement');
        await joiner.button(common.buttons.next).click();

        await joiner.proveEmail();
        await joiner.provePhone();
        await joiner.typeRest();
        await page.getByRole('combobox', { name: join.form.path }).selectOption(index % 2 === 0 ? '12' : '99');
        await (index % 2 === 0
          ? page.getByRole('combobox', { name: join.form.department }).selectOption({ index: 1 })
          : joiner.textbox(join.form.pathOther).fill('a letter'));
        await expect(page.getByRole('combobox', { name: join.form.hotelUsedWhich })).toBeDisabled();
        await page.getByRole('radio', { name: join.form.hotelUsedYes }).check({ force: true });
        await page.getByRole('combobox', { name: join.form.hotelUsedWhich }).selectOption('H03');
        await expectClean(page, 'form');
        await joiner.joinButton.click();
        await joiner.isWelcome();
        await expect(page.getByText(joiner.person.email)).toBeVisible();
        await expectClean(page, 'welcome');

        await page.getByRole('main').getByRole('link', { name: join.complete.login }).click();
        await page.getByRole('textbox', { name: login.id }).fill(joiner.person.email);
        await page.locator('input[autocomplete="current-password"]').fill(joiner.person.password);
        await page.getByRole('main').getByRole('button', { name: login.submit, exact: true }).click();
        await expect(page).not.toHaveURL(/\/login/);
        await guest.open('/join/form');
        await expect(page.getByRole('heading', { level: 1, name: join.already.title })).toBeVisible();
      },
    );
  }
}

for (const [provider, name, vouches] of [
  ['KAKAO', 'ja', true],
  ['NAVER', 'cn', false],
  ['GOOGLE', 'en', true],
] as const) {
  test(`joining with the profile of ${provider}, without a password, in ${name}`, async ({ page }) => {
    const guest = new Guest(page, name);
    const joiner = new Joiner(guest);
    const { login, join } = guest.texts;
    await guest.open('/login');
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: { KAKAO: login.kakao, NAVER: login.naver, GOOGLE: login.google }[provider] }).click(),
    ]);
    await popup.getByRole('radio').last().check();
    await popup.locator('button[value="agree"]').click();
    await guest.alertSays(login.notJoined);
    await guest.closeAlert();
    await expect(page).toHaveURL(new RegExp(`/join/agreement\\?login_type=${provider}`));
    await joiner.agree();
    await expect(page.getByText(join.type[provider], { exact: true })).toBeVisible();
    // What the provider tells is filled in; an address that it vouches for is proven already.
    if (vouches) await expect(joiner.proven(joiner.account)).toBeVisible();
    else await joiner.proveEmail();
    await expect(joiner.textbox(join.form.name, joiner.identity)).not.toHaveValue('');
    await expect(joiner.password).toHaveCount(0);
    await joiner.provePhone();
    await joiner.textbox(join.form.birthday).fill('1990-01-31');
    await joiner.joinButton.click();
    await joiner.isWelcome();
    await expect(page.getByText(join.type[provider], { exact: true })).toBeVisible();
  });
}

test('a number abroad gets its code by mail, which proves the address too, in English', async ({ page }) => {
  const joiner = await atForm(page, 'en');
  const { guest, identity, person } = joiner;
  const { join, phone, oneTimeCode } = guest.texts;
  await joiner.textbox(join.form.name, identity).fill('Emma Wilson');
  await identity.getByRole('combobox', { name: phone.country }).selectOption('US');
  await expect(identity.getByText('+1', { exact: true })).toBeVisible();
  const number = joiner.textbox(phone.number, identity);
  await number.fill('415 555');
  await number.press('Enter');
  await guest.alertSays(phone.invalid);
  await guest.closeAlert();
  await expect(number).toBeFocused();

  const [, last] = person.phone;
  await number.fill(`(415) 555-${last}`);
  await number.press('Enter');
  await guest.alertSays(join.alerts.emailForAbroad);
  await guest.closeAlert();
  const email = joiner.textbox(join.form.email, joiner.account);
  await expect(email).toBeFocused();
  await email.fill(person.email);
  await joiner.button(oneTimeCode.send, identity).click();
  await joiner.typeCode(await mailedCode(person.email), identity);
  await expect(joiner.proven(identity)).toBeVisible();
  await expect(joiner.proven(joiner.account)).toBeVisible();
  await expect(identity.getByText(`+1415555${last}`)).toBeVisible();
  await joiner.typeRest();
  await joiner.joinButton.click();
  await joiner.isWelcome();
});

test('who is under 14 is told why it ends here, in Korean', async ({ page }) => {
  const joiner = await atForm(page, 'ko');
  const { guest } = joiner;
  await joiner.proveEmail();
  await joiner.provePhone();
  await joiner.typeRest();
  const birthday = joiner.textbox(guest.texts.join.form.birthday);
  await birthday.fill(`${new Date().getFullYear() - 13}0101`);
  await joiner.joinButton.click();
  await guest.alertSays(guest.texts.problems.under_fourteen);
  await guest.closeAlert();
  await expect(birthday).toBeFocused();
  await expect(birthday).toHaveAccessibleDescription(pattern(guest.texts.problems.under_fourteen));
  await expect(page).toHaveURL(/\/join\/form/);
});

test('a wrong code says how many tries are left, and after the last a new one is needed, in Chinese', async ({ page }) => {
  const joiner = await atForm(page, 'cn');
  const { guest, account, person } = joiner;
  const { oneTimeCode, problems, problemDetails } = guest.texts;
  await joiner.askForEmail();
  const code = await mailedCode(person.email);
  const wrong = code === '111111' ? '222222' : '111111';
  await joiner.typeCode('12', account);
  await guest.alertSays(oneTimeCode.required);
  await guest.closeAlert();
  for (const left of [4, 3, 2, 1]) {
    await joiner.typeCode(wrong, account);
    await guest.alertSays(problemDetails.code_wrong.replace('{{left}}', String(left)));
    await guest.closeAlert();
    await expect(joiner.textbox(oneTimeCode.label, account)).toBeFocused();
  }
  await joiner.typeCode(wrong, account);
  await guest.alertSays(problems.code_expired);
  await guest.closeAlert();
  await joiner.typeCode(code, account);
  await guest.alertSays(problems.code_expired);
  await guest.closeAlert();
  // Another one may be asked for after half a minute.
  const again = account.getByRole('button', { name: pattern(oneTimeCode.again) });
  await expect(again).toBeEnabled({ timeout: 40_000 });
  await again.click();
  await joiner.typeCode(await mailedCode(person.email, code), account);
  await expect(joiner.proven(account)).toBeVisible();
});

test('a code whose time is over says so', async ({ page }) => {
  await page.clock.install();
  const joiner = await atForm(page, 'ja');
  await joiner.askForEmail();
  await expect(joiner.account.getByRole('timer')).toBeVisible();
  await page.clock.fastForward('05:01');
  await expect(joiner.account.getByText(joiner.guest.texts.oneTimeCode.over)).toBeVisible();
});

test('no step is skipped by its address', async ({ page }) => {
  const guest = new Guest(page, 'ja');
  const agreement = page.getByRole('heading', { level: 1, name: guest.texts.join.title });
  for (const path of ['/join/form', '/join/complete']) {
    await guest.open(path);
    await expect(page).toHaveURL(/\/join\/agreement/);
    await expect(agreement).toBeVisible();
  }
  await guest.open('/join/form?login_type=KAKAO');
  await guest.alertSays(guest.texts.problems.invalid_auth_result);
  await guest.closeAlert();
  await expect(page).toHaveURL(/\/login/);
  await guest.open('/join/agreement?login_type=KAKAO');
  const joiner = new Joiner(guest);
  await joiner.box('all').check({ force: true });
  await joiner.button(guest.texts.common.buttons.next).click();
  await guest.alertSays(guest.texts.problems.invalid_auth_result);
});

test('texts that do not leave are told, and the next try goes through', async ({ page }) => {
  const joiner = await atForm(page, 'ko');
  const { guest, identity, person } = joiner;
  const number = `010${person.phone.join('')}`;
  await spoilText(number, 'http500');
  await joiner.askForPhone();
  await guest.alertSays(guest.texts.problems.code_not_sent);
  await guest.closeAlert();
  await joiner.button(guest.texts.oneTimeCode.send, identity).click();
  await joiner.typeCode(await textedCode(number), identity);
  await expect(joiner.proven(identity)).toBeVisible();
});

test('two presses join once', async ({ page }) => {
  const joiner = await atForm(page, 'en');
  await joiner.proveEmail();
  await joiner.provePhone();
  await joiner.typeRest();
  await joiner.joinButton.dblclick();
  await joiner.isWelcome();
});

test('that an address has an account is told to whoever has its code, and not before', async ({ page }) => {
  const joiner = await atForm(page, 'ko', { ...newPerson(), email: 'sora@dalbit.example' });
  const { guest, account } = joiner;
  await joiner.askForEmail();
  await expect(joiner.textbox(guest.texts.oneTimeCode.label, account)).toBeFocused();
  await joiner.typeCode(await mailedCode(joiner.person.email), account);
  await guest.alertSays(guest.texts.problems.id_taken);
  await guest.closeAlert();
  await expect(joiner.textbox(guest.texts.join.form.email, account)).toBeFocused();
});

test('a reload and the way back keep what was typed, but never the password', async ({ page }) => {
  const joiner = await atForm(page, 'cn');
  const { join, common } = joiner.guest.texts;
  await joiner.askForEmail();
  await joiner.textbox(join.form.name, joiner.identity).fill('江月');
  await joiner.typeRest();
  await joiner.textbox(join.form.wedding).fill('150905');
  await page.reload();
  await expect(joiner.textbox(joiner.guest.texts.oneTimeCode.label, joiner.account)).toHaveValue('');
  await page.goBack();
  await expect(joiner.box('all')).toBeChecked();
  await joiner.button(common.buttons.next).click();
  await expect(joiner.textbox(join.form.email, joiner.account)).toHaveValue(joiner.person.email);
  await expect(joiner.textbox(join.form.name, joiner.identity)).toHaveValue('江月');
  await expect(joiner.textbox(join.form.birthday)).toHaveValue(joiner.person.birthday);
  await expect(joiner.textbox(join.form.wedding)).toHaveValue('150905');
  await expect(joiner.password).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(joiner.person.password);
});

for (const name of names) {
  test(`an address is searched for, page by page, in ${name}`, dealt(name === 'ko' || name === 'en'), async ({ page }) => {
    const joiner = await atForm(page, name);
    const { guest } = joiner;
    const { join, problems, common } = guest.texts;
    const home = page.getByRole('group', { name: join.form.homeAddress, exact: true });
    await home.getByRole('button', { name: join.form.searchAddress }).click();
    const dialog = page.getByRole('dialog', { name: join.form.searchAddress });
    const keyword = dialog.getByRole('textbox', { name: join.addressSearch.keyword });
    await expect(keyword).toBeFocused();
    await keyword.fill('x');
    await keyword.press('Enter');
    await expect(keyword).toHaveAccessibleDescription(pattern(problems.keyword_short));
    await keyword.fill(name === 'ko' ? '서울 구' : 'gu');
    await keyword.press('Enter');
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await expectClean(page, 'address search');
    const first = await dialog.getByRole('listitem').first().textContent();
    await dialog.getByRole('button', { name: common.paging.next }).click();
    await expect(dialog.getByRole('listitem').first()).not.toHaveText(first ?? '');
    await dialog.getByRole('listitem').first().getByRole('button').click();
    await expect(dialog).toBeHidden();
    await expect(home.getByRole('textbox', { name: join.form.postcode })).toHaveValue(/^\d{5}$/);
    await expect(home.getByRole('textbox', { name: join.form.address, exact: true })).toHaveValue(/\p{Script=Hangul}/u);
    await expect(home.getByRole('textbox', { name: join.form.addressDetail })).toBeFocused();
  });
}

test('a recommender who is no member is told, by the check and by the join button', async ({ page }) => {
  const joiner = await atForm(page, 'ko');
  const { guest } = joiner;
  const { form } = guest.texts.join;
  const field = joiner.textbox(form.recommender);
  await field.fill('820000000000');
  await joiner.button(form.recommenderCheck).click();
  await guest.alertSays(form.recommenderNotFound);
  await guest.closeAlert();
  await expect(field).toBeFocused();
  await joiner.proveEmail();
  await joiner.provePhone();
  await joiner.typeRest();
  await joiner.joinButton.click();
  await guest.alertSays(guest.texts.problems.recommender_unknown);
  await guest.closeAlert();
  await field.fill('');
  await joiner.joinButton.click();
  await joiner.isWelcome();
});

test('joining by keys alone: the focus is never lost and can always be seen', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const keys = new Keyboard(page);
  const joiner = new Joiner(guest);
  const { join, common, oneTimeCode, phone } = guest.texts;
  const { person, account, identity } = joiner;
  await guest.open('/join/agreement');
  await keys.reach(joiner.box('all'));
  await keys.press('Space');
  await keys.push(joiner.button(common.buttons.next));
  await expect(page).toHaveURL(/\/join\/form/);

  await keys.reach(joiner.textbox(join.form.email, account));
  await keys.type(person.email);
  await keys.press('Enter');
  await expect(joiner.textbox(oneTimeCode.label, account)).toBeFocused();
  await keys.type(await mailedCode(person.email));
  await keys.press('Enter');
  await expect(joiner.proven(account)).toBeVisible();

  for (const [name, text] of [
    [join.form.name, 'Han Bada'],
    [phone.middle, person.phone[0]],
    [phone.last, person.phone[1]],
  ] as const) {
    await keys.reach(joiner.textbox(name, identity));
    await keys.type(text);
  }
  await keys.press('Enter');
  await expect(joiner.textbox(oneTimeCode.label, identity)).toBeFocused();
  await keys.type(await textedCode(`010${person.phone.join('')}`));
  await keys.press('Enter');
  await expect(joiner.proven(identity)).toBeVisible();

  await keys.reach(joiner.password);
  await keys.type(person.password);
  await keys.reach(joiner.textbox(join.form.birthday));
  await keys.type(person.birthday);
  await keys.press('Enter');
  await joiner.isWelcome();
});

for (const name of names) {
  test(`benefits, header and a product for members lead to joining, in ${name}`, dealt(name === 'ja'), async ({ page }) => {
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
    await guest.alertSays(offer.membersOnly.title);
    await page.getByRole('alertdialog').getByRole('button', { name: offer.membersOnly.join }).click();
    await expect(page).toHaveURL(/\/join\/agreement/);
  });
}
