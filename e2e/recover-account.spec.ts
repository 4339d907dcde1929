import { expect, type Page, test } from '@playwright/test';
import { joinAndEnter, joinWithProfile, post } from './support/calls';
import { resetLink, textedCode } from './support/codes';
import { dealt } from './support/dealt';
import { Guest } from './support/guest';
import { newPerson } from './support/joiner';
import { enter, member } from './support/member';
import { ownAddress } from './support/own-address';
import { ConsentPage, type Person, somebodyAt } from './support/provider-sign-in';
import { pattern, type TongueName, tongues } from './support/tongues';

test.use(ownAddress());

const names = Object.keys(tongues) as TongueName[];

const digits = (phone: string): string => phone.replaceAll('-', '');

async function askFor(guest: Guest, { name, phone }: Pick<Person, 'name' | 'phone'>): Promise<void> {
  const { page, texts } = guest;
  await page
    .getByRole('textbox', { name: pattern(texts.login.find.name) })
    .first()
    .fill(name);
  await page.getByRole('textbox', { name: texts.phone.korean }).fill(phone);
  await guest.button(texts.oneTimeCode.send).click();
}

async function prove(guest: Guest, code: string): Promise<void> {
  await guest.page.getByRole('textbox', { name: pattern(guest.texts.oneTimeCode.label) }).fill(code);
  await guest.button(guest.texts.oneTimeCode.verify).click();
}

async function joined(page: Page): Promise<Person> {
  const person = await somebodyAt('google');
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
      `the search for an id tells known and unknown people apart only after the code, ${name} at ${width}`,
      dealt(name === 'ko' && width === 390),
      async ({ browser }) => {
        const context = await browser.newContext({ viewport: { width, height: 844 } });
        const guest = new Guest(await context.newPage(), name);
        const { page, texts } = guest;
        const known = await joined(page);
        const unknown = await somebodyAt('google');
        await guest.open('/login');
        await page.getByRole('main').getByRole('link', { name: texts.login.findId, exact: true }).click();
        await guest.button(texts.oneTimeCode.send).click();
        await guest.alertSays(texts.login.find.nameRequired);
        await guest.closeAlert();

        await askFor(guest, unknown);
        await prove(guest, '000000');
        await guest.alertSays(texts.problemDetails.code_wrong);
        await guest.closeAlert();
        await prove(guest, await textedCode(digits(unknown.phone)));
        await expect(page.getByText(texts.login.find.none)).toBeVisible();
        await guest.button(texts.login.find.again).click();

        const before = await textedCode(digits(known.phone));
        await askFor(guest, known);
        await prove(guest, await textedCode(digits(known.phone), before));
        await expect(page.getByText(known.email)).toBeVisible();
        await expect(page.getByText(texts.login.providers.GOOGLE, { exact: true })).toBeVisible();
        await context.close();
      },
    );
  }
}

test('a new password is offered in the same words to every address, by a link that works once, and ends every session', async ({
  page,
  browser,
}) => {
  const guest = new Guest(page, 'en');
  const { texts } = guest;
  const person = newPerson();
  const elsewhere = new Guest(await (await browser.newContext()).newPage(), 'en');
  await joinAndEnter(elsewhere.page, person);
  await elsewhere.open('/');

  const ask = async (userId: string) => {
    await guest.open('/find-id/password');
    await page.getByRole('textbox', { name: pattern(texts.login.id) }).fill(userId);
    await guest.button(texts.login.reset.ask).click();
    await expect(page.getByText(texts.login.reset.sent)).toBeVisible();
    await expect(page.getByText(pattern(texts.login.reset.sentBody))).toBeVisible();
  };
  await ask('nobody-at-all@dalbit.example');
  await ask(person.email);
  const link = new URL(await resetLink(person.email));
  await page.goto(link.pathname + link.search);
  const field = page.getByRole('textbox', { name: pattern(texts.login.reset.newPassword) });
  const set = guest.button(texts.login.reset.submit);
  await field.fill('too short');
  await set.click();
  await guest.alertSays(texts.problems.password_short);
  await guest.closeAlert();
  await expect(field).toBeFocused();
  await field.fill(member.password);
  await set.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(texts.login.reasons.passwordChanged)).toBeVisible();

  await elsewhere.page.reload();
  await expect(elsewhere.page.getByRole('banner').getByRole('link', { name: texts.common.header.login })).toBeVisible();
  await page.goto(link.pathname + link.search);
  await expect(page.getByText(texts.login.reset.expired)).toBeVisible();
  await page.getByRole('link', { name: texts.login.reset.askAgain }).click();
  await expect(page.getByRole('textbox', { name: pattern(texts.login.id) })).toBeVisible();
});

test('a new password set in a browser where another member is signed in leaves that member signed in', async ({
  page,
  browser,
}) => {
  const person = newPerson();
  const joining = await (await browser.newContext()).newPage();
  await joinAndEnter(joining, person);
  const guest = new Guest(page, 'en');
  const { texts } = guest;
  await enter(page, 'mina@dalbit.example');
  await post(joining, '/password/askReset', { user_id: person.email });
  const { pathname, search } = new URL(await resetLink(person.email));
  await page.goto(pathname + search);
  await page.getByRole('textbox', { name: pattern(texts.login.reset.newPassword) }).fill('another quiet harbour');
  await guest.button(texts.login.reset.submit).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(texts.login.reasons.passwordChanged)).toBeVisible();
  await expect(page.getByText(pattern(texts.login.signedInAs))).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: texts.common.header.logout })).toBeVisible();
});
