import { expect, type Page, test } from '@playwright/test';
import { joinAndSignIn, joinWithProfile, post } from './support/api';
import { getResetLink, getSmsCode } from './support/codes-and-links';
import { tagFullRun } from './support/full-run';
import { Guest } from './support/guest';
import { createIpAddressOptions } from './support/ip-address-options';
import { createPerson } from './support/join-pages';
import { createPattern, type LanguageName, languageSetups } from './support/languages';
import { member, signInByApi } from './support/member';
import { ConsentPage, createProviderAccount, type ProviderAccount } from './support/provider-sign-in';

test.use(createIpAddressOptions());

const names = Object.keys(languageSetups) as LanguageName[];

const removeHyphens = (phone: string): string => phone.replaceAll('-', '');

async function requestCode(guest: Guest, { name, phone }: Pick<ProviderAccount, 'name' | 'phone'>): Promise<void> {
  const { page, texts } = guest;
  await page
    .getByRole('textbox', { name: createPattern(texts.login.find.name) })
    .first()
    .fill(name);
  await page.getByRole('textbox', { name: texts.phone.korean }).fill(phone);
  await guest.getButton(texts.oneTimeCode.send).click();
}

async function submitCode(guest: Guest, code: string): Promise<void> {
  await guest.page.getByRole('textbox', { name: createPattern(guest.texts.oneTimeCode.label) }).fill(code);
  await guest.getButton(guest.texts.oneTimeCode.verify).click();
}

async function joinWithGoogle(page: Page): Promise<ProviderAccount> {
  const person = await createProviderAccount('google');
  await page.goto('/login/leave?loginType=GOOGLE&lang=en');
  await page.locator('button[value="agree"]').waitFor();
  await Promise.all([page.waitForURL(/\/google-oauth\/result/), new ConsentPage(page).agree(person.subject)]);
  await page.getByRole('alertdialog').waitFor();
  await joinWithProfile(page, 'GOOGLE', person);
  return person;
}

for (const name of names) {
  for (const width of [390, 1440]) {
    test(
      `the search for an id reveals only after the code whether a person is a member, in ${name} at ${width} px`,
      tagFullRun(name === 'ko' && width === 390),
      async ({ browser }) => {
        const context = await browser.newContext({ viewport: { width, height: 844 } });
        const guest = new Guest(await context.newPage(), name);
        const { page, texts } = guest;
        const knownPerson = await joinWithGoogle(page);
        const unknownPerson = await createProviderAccount('google');
        await guest.open('/login');
        await page.getByRole('main').getByRole('link', { name: texts.login.findId, exact: true }).click();
        await guest.getButton(texts.oneTimeCode.send).click();
        await guest.expectAlert(texts.login.find.nameRequired);
        await guest.closeAlert();

        await requestCode(guest, unknownPerson);
        await submitCode(guest, '000000');
        await guest.expectAlert(texts.problemDetails.code_wrong);
        await guest.closeAlert();
        await submitCode(guest, await getSmsCode(removeHyphens(unknownPerson.phone)));
        await expect(page.getByText(texts.login.find.none)).toBeVisible();
        await guest.getButton(texts.login.find.again).click();

        const previousCode = await getSmsCode(removeHyphens(knownPerson.phone));
        await requestCode(guest, knownPerson);
        await submitCode(guest, await getSmsCode(removeHyphens(knownPerson.phone), previousCode));
        await expect(page.getByText(knownPerson.email)).toBeVisible();
        await expect(page.getByText(texts.login.providers.GOOGLE, { exact: true })).toBeVisible();
        await context.close();
      },
    );
  }
}

test('a new password is offered in the same words to a known and an unknown address, by a link that works once, and ends another session', async ({
  page,
  browser,
}) => {
  const guest = new Guest(page, 'en');
  const { texts } = guest;
  const person = createPerson();
  const otherBrowser = new Guest(await (await browser.newContext()).newPage(), 'en');
  await joinAndSignIn(otherBrowser.page, person);
  await otherBrowser.open('/');

  const requestReset = async (userId: string) => {
    await guest.open('/find-id/password');
    await page.getByRole('textbox', { name: createPattern(texts.login.id) }).fill(userId);
    await guest.getButton(texts.login.reset.ask).click();
    await expect(page.getByText(texts.login.reset.sent)).toBeVisible();
    await expect(page.getByText(createPattern(texts.login.reset.sentBody))).toBeVisible();
  };
  await requestReset('nobody-at-all@dalbit.example');
  await requestReset(person.email);
  const link = new URL(await getResetLink(person.email));
  await page.goto(link.pathname + link.search);
  const field = page.getByRole('textbox', { name: createPattern(texts.login.reset.newPassword) });
  const submitButton = guest.getButton(texts.login.reset.submit);
  await field.fill('too short');
  await submitButton.click();
  await guest.expectAlert(texts.problems.password_short);
  await guest.closeAlert();
  await expect(field).toBeFocused();
  await field.fill(member.password);
  await submitButton.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(texts.login.reasons.passwordChanged)).toBeVisible();

  await otherBrowser.page.reload();
  await expect(
    otherBrowser.page.getByRole('banner').getByRole('link', { name: texts.common.header.login }),
  ).toBeVisible();
  await page.goto(link.pathname + link.search);
  await expect(page.getByText(texts.login.reset.expired)).toBeVisible();
  await page.getByRole('link', { name: texts.login.reset.askAgain }).click();
  await expect(page.getByRole('textbox', { name: createPattern(texts.login.id) })).toBeVisible();
});

test('a new password set in a browser where another member is signed in leaves that member signed in', async ({
  page,
  browser,
}) => {
  const person = createPerson();
  const otherPage = await (await browser.newContext()).newPage();
  await joinAndSignIn(otherPage, person);
  const guest = new Guest(page, 'en');
  const { texts } = guest;
  await signInByApi(page, 'mina@dalbit.example');
  await post(otherPage, '/password/askReset', { user_id: person.email });
  const { pathname, search } = new URL(await getResetLink(person.email));
  await page.goto(pathname + search);
  await page.getByRole('textbox', { name: createPattern(texts.login.reset.newPassword) }).fill('another quiet harbour');
  await guest.getButton(texts.login.reset.submit).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(texts.login.reasons.passwordChanged)).toBeVisible();
  await expect(page.getByText(createPattern(texts.login.signedInAs))).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: texts.common.header.logout })).toBeVisible();
});
