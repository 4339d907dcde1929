import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { expect, test } from '@playwright/test';
import { expectClean } from './support/clean';
import { mailedCode, textedCode } from './support/codes';
import { dealt } from './support/dealt';
import { Guest } from './support/guest';
import { atForm, Joiner } from './support/joiner';
import { Keyboard } from './support/keyboard';
import { ownAddress } from './support/own-address';
import { pattern, type TongueName, tongues } from './support/tongues';

test.use(ownAddress());

const names = Object.keys(tongues) as TongueName[];

test('a person under 14 is told why they cannot join, in Korean', async ({ page }) => {
  const joiner = await atForm(page, 'ko');
  const { guest } = joiner;
  await joiner.proveEmail();
  await joiner.provePhone();
  await joiner.typeRest();
  const birthday = joiner.textbox(guest.texts.join.form.birthday);
  await birthday.fill(`${Number(getTodayInSeoul(new Date()).slice(0, 4)) - 13}0101`);
  await joiner.joinButton.click();
  await guest.alertSays(guest.texts.problems.under_fourteen);
  await guest.closeAlert();
  await expect(birthday).toBeFocused();
  await expect(birthday).toHaveAccessibleDescription(pattern(guest.texts.problems.under_fourteen));
  await expect(page).toHaveURL(/\/join\/form/);
});

for (const name of names) {
  test(`an address is searched for, page by page, in ${name}`, dealt(name === 'ko' || name === 'en'), async ({ page }) => {
    const joiner = await atForm(page, name);
    const { guest } = joiner;
    const { join, problems } = guest.texts;
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
    await dialog.getByRole('button', { name: guest.texts.paging.next }).click();
    await expect(dialog.getByRole('listitem').first()).not.toHaveText(first ?? '');
    await dialog.getByRole('listitem').first().getByRole('button').click();
    await expect(dialog).toBeHidden();
    await expect(home.getByRole('textbox', { name: join.form.postcode })).toHaveValue(/^\d{5}$/);
    await expect(home.getByRole('textbox', { name: join.form.address, exact: true })).toHaveValue(/\p{Script=Hangul}/u);
    await expect(home.getByRole('textbox', { name: join.form.addressDetail })).toBeFocused();
  });
}

test('the check and the join button refuse a recommender who is no member, in the language of the page', async ({
  page,
  context,
}) => {
  const joiner = await atForm(page, 'ko');
  // Another window of the browser speaks another language by now.
  await context.addCookies([{ name: 'locale', value: 'En', url: new URL('/', page.url()).href }]);
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
  await field.fill(' ');
  await joiner.joinButton.click();
  await joiner.isWelcome();
});

test('a person who joins by keyboard always sees the focus', async ({ page }) => {
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
    [phone.korean, `010${person.phone.join('')}`],
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

test('consents to join are asked for again after a change of hotel or language', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const joiner = new Joiner(guest);
  const hotels = page.getByRole('combobox', { name: guest.texts.common.header.hotel });
  const choose = async (hotel: string) => {
    await hotels.selectOption(hotel);
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await page.getByRole('banner').getByRole('link', { name: guest.texts.common.header.join, exact: true }).click();
    await expect(page).toHaveURL(/\/join\/agreement/);
  };
  await guest.open('/join/agreement');
  const first = await hotels.inputValue();
  const others = await hotels
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  await joiner.box('all').check();
  await choose(others.find((value) => value !== first) ?? '');
  await expect(joiner.box('terms')).not.toBeChecked();
  await choose(first);
  await expect(joiner.box('terms')).toBeChecked();
  const inKorean = new Joiner(new Guest(page, 'ko'));
  await inKorean.guest.open('/join/agreement');
  await expect(inKorean.box('terms')).not.toBeChecked();

  // A text that came into force after the page was opened is read and agreed to anew.
  const headings = '**/api/default-footer/comTermsList';
  await page.route(headings, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { result: { termsVersion: string }[] };
    const result = body.result.map((text) => ({ ...text, termsVersion: 'of before' }));
    await route.fulfill({ response, json: { ...body, result } });
  });
  const { guest: reader } = inKorean;
  await Promise.all([page.waitForResponse(headings), reader.open('/join/agreement')]);
  await inKorean.box('all').check();
  await page.unroute(headings);
  await inKorean.button(reader.texts.common.buttons.next).click();
  await reader.alertSays(reader.texts.problems.terms_changed);
  await reader.closeAlert();
  await expect(inKorean.box('all')).not.toBeChecked();
  await inKorean.agree();
});
