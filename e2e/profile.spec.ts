import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { formatDayInText } from '@dining/i18n/formats';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { joinAndSignIn } from './support/api';
import { getMailCode } from './support/codes-and-links';
import { tagFullRun } from './support/full-run';
import { Guest } from './support/guest';
import { createIpAddressOptions } from './support/ip-address-options';
import { createPerson, JoinPages, type NewPerson } from './support/join-pages';
import { createPattern, type LanguageName, languageSetups } from './support/languages';
import { signIn } from './support/member';
import { pressTwice } from './support/press-twice';
import { ConsentPage, createProviderAccount } from './support/provider-sign-in';

test.use(createIpAddressOptions());

const phoneOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function submitSignIn({ page, texts }: Guest, id: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: texts.login.id }).fill(id);
  await page.getByRole('textbox', { name: texts.login.password }).fill(password);
  await page.getByRole('main').getByRole('button', { name: texts.login.submit, exact: true }).click();
}

async function openNewProfile(
  page: Page,
  name: LanguageName,
): Promise<{ readonly guest: Guest; readonly person: NewPerson }> {
  const guest = new Guest(page, name);
  const person = createPerson();
  await joinAndSignIn(page, person);
  await guest.open('/');
  await openProfile(guest);
  return { guest, person };
}

async function openProfile({ page, texts }: Guest): Promise<void> {
  await page.getByRole('link', { name: texts.common.header.mypage }).filter({ visible: true }).first().click();
  await page
    .getByRole('navigation', { name: texts.mypage.nav.label })
    .getByRole('link', { name: texts.mypage.profile })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: texts.mypage.profile })).toBeVisible();
}

const getRegion = ({ page }: Guest, title: string) => page.getByRole('region', { name: title, exact: true });
const getSessionRows = (guest: Guest) => getRegion(guest, guest.texts.profile.sessions.title).getByRole('listitem');

async function signInInOtherBrowser(
  browser: Browser,
  name: LanguageName,
  { email, password }: { email: string; password: string },
) {
  const context = await browser.newContext();
  const guest = new Guest(await context.newPage(), name);
  await guest.open('/login');
  await submitSignIn(guest, email, password);
  await expect(guest.page).not.toHaveURL(/\/login/);
  await guest.open('/fnb/mypage/main');
  await expect(guest.page.getByRole('heading', { level: 1, name: guest.texts.mypage.title })).toBeVisible();
  return guest;
}

/** Follows a link of my page, and expects the sign-in page, because the session has been ended elsewhere. */
async function expectSignedOut({ page, texts }: Guest, linkName: string): Promise<void> {
  await page
    .getByRole('navigation', { name: texts.mypage.nav.label })
    .getByRole('link', { name: linkName, exact: true })
    .click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('status').filter({ hasText: texts.problems.session_ended })).toBeVisible();
}

for (const name of Object.keys(languageSetups) as LanguageName[]) {
  test(
    `a member ends another browser’s session by its row, a new password and the button for all others, in ${name}`,
    tagFullRun(name === 'ko'),
    async ({ page, browser }) => {
      const { guest, person } = await openNewProfile(page, name);
      const { profile, common, mypage } = guest.texts;
      await expect(getRegion(guest, profile.about.title)).toContainText(person.email);
      await expect(getSessionRows(guest)).toHaveCount(1);

      const otherBrowser = await signInInOtherBrowser(browser, name, person);
      await page.reload();
      await expect(getSessionRows(guest)).toHaveCount(2);
      await expect(getSessionRows(guest).first()).toContainText(profile.sessions.here);
      await getSessionRows(guest).last().getByRole('button').click();
      await guest.expectAlert(profile.sessions.ended);
      await guest.closeAlert();
      await expect(getSessionRows(guest)).toHaveCount(1);
      await expectSignedOut(otherBrowser, mypage.benefits);
      await submitSignIn(otherBrowser, person.email, person.password);
      await expect(otherBrowser.page).toHaveURL(/\/fnb\/mypage\//);

      const getField = (label: string) =>
        page.getByRole('textbox', { name: new RegExp(`^${label}\\s*${common.required}$`) });
      const changePassword = async (currentPassword: string, nextPassword: string, repeatedPassword = nextPassword) => {
        await getField(profile.password.current).fill(currentPassword);
        await getField(profile.password.next).fill(nextPassword);
        await getField(profile.password.again).fill(repeatedPassword);
        await guest.getButton(profile.password.submit).click();
      };
      await changePassword(person.password, 'tiny');
      await guest.expectAlert(guest.texts.problems.password_short);
      await guest.closeAlert();
      await changePassword(person.password, 'a louder harbour', 'a lauder harbour');
      await guest.expectAlert(profile.password.different);
      await guest.closeAlert();
      await changePassword('not my password', 'a louder harbour');
      await guest.expectAlert(guest.texts.problems.password_wrong);
      await guest.closeAlert();
      await expect(getField(profile.password.current)).toBeFocused();
      await changePassword(person.password, 'a louder harbour');
      await guest.expectAlert(profile.password.done);
      await guest.closeAlert();
      await expect(getField(profile.password.current)).toHaveValue('');
      await expectSignedOut(otherBrowser, mypage.profile);
      await submitSignIn(otherBrowser, person.email, person.password);
      await otherBrowser.expectAlert(otherBrowser.texts.problems.wrong_credentials);
      await otherBrowser.closeAlert();
      await submitSignIn(otherBrowser, person.email, 'a louder harbour');
      await expect(otherBrowser.page).toHaveURL(/\/fnb\/mypage\//);
      await page.reload();
      await guest.getButton(profile.sessions.endOthers).click();
      await page.getByRole('alertdialog').getByRole('button', { name: profile.sessions.end, exact: true }).click();
      await guest.expectAlert(profile.sessions.ended);
      await guest.closeAlert();
      await expectSignedOut(otherBrowser, mypage.nav.main);
      await otherBrowser.page.context().close();
    },
  );

  test(
    `a member deletes their account and cannot sign in afterwards, in ${name}`,
    tagFullRun(name === 'ja'),
    async ({ browser }) => {
      const context = await browser.newContext(name === 'ko' || name === 'ja' ? phoneOptions : {});
      const page = await context.newPage();
      const person = createPerson();
      await joinAndSignIn(page, person);
      const guest = new Guest(page, name);
      const { profile, common, login } = guest.texts;
      await guest.open('/fnb/mypage/profile');
      const secondTab = new Guest(await context.newPage(), name);
      await secondTab.open('/fnb/mypage/main');
      await page.bringToFront();

      const dialog = page.getByRole('dialog');
      await guest.getButton(profile.leave.open).click();
      const deleteButton = dialog.getByRole('button', { name: profile.leave.submit, exact: true });
      const confirmButton = page
        .getByRole('alertdialog')
        .getByRole('button', { name: profile.leave.submit, exact: true });
      await deleteButton.press('Enter');
      await guest.expectAlert(profile.leave.agreeRequired);
      await guest.closeAlert();
      await dialog.getByRole('checkbox').check();
      const passwordField = dialog.getByRole('textbox', { name: createPattern(profile.leave.password) });
      await passwordField.fill('not my password');
      await deleteButton.click();
      await confirmButton.click();
      await guest.expectAlert(guest.texts.problems.password_wrong);
      await guest.closeAlert();
      await expect(passwordField).toBeFocused();
      await passwordField.fill(person.password);
      const deleteRequests: string[] = [];
      page.on(
        'request',
        (request) => request.url().endsWith('/api/mypage/leave') && deleteRequests.push(request.url()),
      );
      await pressTwice(deleteButton);
      await pressTwice(confirmButton);
      await guest.expectAlert(profile.goodbye.title);
      expect(deleteRequests).toHaveLength(1);
      await guest.closeAlert();
      await expect(page).toHaveURL((url) => url.pathname === '/');
      await expect(secondTab.page).toHaveURL((url) => url.pathname === '/');

      await guest.open('/fnb/mypage/profile');
      await guest.getButton(guest.texts.guard.signIn).click();
      await submitSignIn(guest, person.email, person.password);
      await guest.expectAlert(guest.texts.problems.wrong_credentials);
      await guest.closeAlert();
      await expect(page.getByRole('main').getByRole('button', { name: login.submit, exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: common.header.logout })).toHaveCount(0);
      await context.close();
    },
  );
}

test('the consent to news and offers is withdrawn and given again, and shows the date, in Chinese', async ({
  page,
}) => {
  const { guest } = await openNewProfile(page, 'cn');
  const { marketing } = guest.texts.profile;
  const { consents } = guest.texts.join;
  const newsRegion = getRegion(guest, marketing.title);
  const getCheckbox = (label: string) => newsRegion.getByRole('checkbox', { name: label, exact: true });
  const date = getTodayInSeoul(new Date());
  const today = formatDayInText(date, 'cn', date);
  const save = async () => {
    await newsRegion.getByRole('button', { name: marketing.save }).click();
    await guest.expectAlert(marketing.saved);
    await guest.closeAlert();
  };
  await expect(newsRegion.getByText(createPattern(marketing.agreed))).toContainText(today);
  await getCheckbox(consents.email).uncheck();
  await getCheckbox(consents.sms).uncheck();
  await newsRegion.getByRole('button', { name: marketing.save }).click();
  await guest.expectAlert(marketing.choose);
  await guest.closeAlert();
  await getCheckbox(consents.marketing).uncheck();
  await save();
  await expect(newsRegion.getByText(createPattern(marketing.withdrawn))).toContainText(today);
  await getCheckbox(consents.marketing).check();
  await expect(getCheckbox(consents.email)).toBeChecked();
  await getCheckbox(consents.sms).uncheck();
  await save();
  await page.reload();
  await expect(newsRegion.getByText(createPattern(marketing.agreed))).toContainText(today);
  await expect(getCheckbox(consents.sms)).not.toBeChecked();
  await expect(getCheckbox(consents.email)).toBeChecked();
});

test('a member with upcoming reservations must cancel them before deleting the account, in English', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const { profile, mypage } = guest.texts;
  await guest.open('/login');
  await signIn(guest);
  await guest.open('/fnb/mypage/profile');
  await guest.getButton(profile.leave.open).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(createPattern(profile.leave.standing))).toBeVisible();
  await expect(dialog.getByRole('button', { name: profile.leave.submit })).toHaveCount(0);
  await dialog.getByRole('link', { name: profile.leave.toReservations }).click();
  await expect(page.getByRole('heading', { level: 1, name: mypage.title })).toBeVisible();
});

test('a member who signs in with a provider has no password to change, and deletes the account by a code, in Korean', async ({
  page,
}) => {
  const guest = new Guest(page, 'ko');
  const { login, join, profile, oneTimeCode, common } = guest.texts;
  const account = await createProviderAccount('google');
  const signInWithProvider = async () => {
    await guest.open('/login');
    const [popup] = await Promise.all([page.waitForEvent('popup'), guest.getButton(login.google).click()]);
    await new ConsentPage(popup).agree(account.subject);
  };
  await signInWithProvider();
  await guest.expectAlert(login.notJoined);
  await guest.closeAlert();
  const joiner = new JoinPages(guest);
  await joiner.agree();
  await joiner.verifyPhone();
  await joiner.getTextbox(join.form.birthday).fill('1990-01-31');
  await joiner.joinButton.click();
  await joiner.expectWelcome();
  await signInWithProvider();
  await expect(page).not.toHaveURL(/\/login/);
  await guest.open('/fnb/mypage/profile');
  await expect(getRegion(guest, profile.password.title)).toContainText(profile.password.none);
  await expect(getRegion(guest, profile.about.title)).toContainText(login.providers.GOOGLE);

  await guest.getButton(profile.leave.open).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: profile.leave.sendCode }).click();
  const codeField = dialog.getByRole('textbox', { name: createPattern(oneTimeCode.label) });
  await expect(codeField).toBeFocused();
  await codeField.fill(await getMailCode(account.email));
  await expectAccessible(page, 'deleting the account by a code', 'dialog');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: profile.leave.submit, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: profile.leave.submit, exact: true }).click();
  await guest.expectAlert(profile.goodbye.title);
  await guest.closeAlert();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page.getByRole('button', { name: common.header.logout })).toHaveCount(0);
});
