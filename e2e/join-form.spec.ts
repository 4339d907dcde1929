import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { getMailCode, getSmsCode } from './support/codes-and-links';
import { tagFullRun } from './support/full-run';
import { Guest } from './support/guest';
import { createIpAddressOptions } from './support/ip-address-options';
import { JoinPages, openJoinForm } from './support/join-pages';
import { Keyboard } from './support/keyboard';
import { createPattern, type LanguageName, languageSetups } from './support/languages';

test.use(createIpAddressOptions());

const names = Object.keys(languageSetups) as LanguageName[];

for (const name of names) {
  test(
    `the address search shows its results in pages, and a chosen address fills in the form, in ${name}`,
    tagFullRun(name === 'ko' || name === 'en'),
    async ({ page }) => {
      const joiner = await openJoinForm(page, name);
      const { guest } = joiner;
      const { join, problems } = guest.texts;
      await joiner.openDetails();
      const homeFields = page.getByRole('group', { name: join.form.homeAddress, exact: true });
      await homeFields.getByRole('button', { name: join.form.searchAddress }).click();
      const dialog = page.getByRole('dialog', { name: join.form.searchAddress });
      const keyword = dialog.getByRole('textbox', { name: join.addressSearch.keyword });
      await expect(keyword).toBeFocused();
      await keyword.fill('x');
      await keyword.press('Enter');
      await expect(keyword).toHaveAccessibleDescription(createPattern(problems.keyword_short));
      await keyword.fill(name === 'ko' ? '서울 구' : 'gu');
      await keyword.press('Enter');
      await expect(dialog.getByRole('listitem')).toHaveCount(10);
      await expectAccessible(page, 'address search');
      const firstAddress = await dialog.getByRole('listitem').first().textContent();
      await dialog.getByRole('button', { name: guest.texts.paging.next }).click();
      await expect(dialog.getByRole('listitem').first()).not.toHaveText(firstAddress ?? '');
      await dialog.getByRole('listitem').first().getByRole('button').click();
      await expect(dialog).toBeHidden();
      await expect(homeFields.getByRole('textbox', { name: join.form.postcode })).toHaveValue(/^\d{5}$/);
      await expect(homeFields.getByRole('textbox', { name: join.form.address, exact: true })).toHaveValue(
        /\p{Script=Hangul}/u,
      );
      await expect(homeFields.getByRole('textbox', { name: join.form.addressDetail })).toBeFocused();
    },
  );
}

test('a person joins by keyboard alone, with a visible focus after each key', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const keys = new Keyboard(page);
  const joiner = new JoinPages(guest);
  const { join, common, oneTimeCode, phone } = guest.texts;
  const { person, accountSection, identitySection } = joiner;
  await guest.open('/join/agreement');
  await keys.focus(joiner.getConsentCheckbox('all'));
  await keys.press('Space');
  await keys.activate(joiner.getButton(common.buttons.next));
  await expect(page).toHaveURL(/\/join\/form/);

  await keys.focus(joiner.getTextbox(join.form.email, accountSection));
  await keys.type(person.email);
  await keys.press('Enter');
  await expect(joiner.getTextbox(oneTimeCode.label, accountSection)).toBeFocused();
  await keys.type(await getMailCode(person.email));
  await keys.press('Enter');
  await expect(joiner.getVerifiedText(accountSection)).toBeVisible();

  for (const [name, text] of [
    [join.form.name, 'Han Bada'],
    [phone.korean, `010${person.phone.join('')}`],
  ] as const) {
    await keys.focus(joiner.getTextbox(name, identitySection));
    await keys.type(text);
  }
  await keys.press('Enter');
  await expect(joiner.getTextbox(oneTimeCode.label, identitySection)).toBeFocused();
  await keys.type(await getSmsCode(`010${person.phone.join('')}`));
  await keys.press('Enter');
  await expect(joiner.getVerifiedText(identitySection)).toBeVisible();

  await keys.focus(joiner.passwordField);
  await keys.type(person.password);
  await keys.focus(joiner.getTextbox(join.form.birthday));
  await keys.type(person.birthday);
  await keys.press('Enter');
  await joiner.expectWelcome();
});

test('the code for a phone number abroad is sent by mail and also verifies the e-mail address, in English', async ({
  page,
}) => {
  const joiner = await openJoinForm(page, 'en');
  const { guest, identitySection, person } = joiner;
  const { join, phone, oneTimeCode } = guest.texts;
  await joiner.getTextbox(join.form.name, identitySection).fill('Emma Wilson');
  await identitySection.getByRole('combobox', { name: phone.country }).selectOption('US');
  await expect(identitySection.getByText('+1', { exact: true })).toBeVisible();
  const numberField = joiner.getTextbox(phone.number, identitySection);
  await numberField.fill('415 555');
  await numberField.press('Enter');
  await guest.expectAlert(phone.invalid);
  await guest.closeAlert();
  await expect(numberField).toBeFocused();

  const [, lastDigits] = person.phone;
  await numberField.fill(`(415) 555-${lastDigits}`);
  await numberField.press('Enter');
  await guest.expectAlert(join.alerts.emailForAbroad);
  await guest.closeAlert();
  const emailField = joiner.getTextbox(join.form.email, joiner.accountSection);
  await expect(emailField).toBeFocused();
  await emailField.fill(person.email);
  await joiner.getButton(oneTimeCode.send, identitySection).click();
  await joiner.typeCode(await getMailCode(person.email), identitySection);
  await expect(joiner.getVerifiedText(identitySection)).toBeVisible();
  await expect(joiner.getVerifiedText(joiner.accountSection)).toBeVisible();
  await expect(identitySection.getByText(`+1415555${lastDigits}`)).toBeVisible();
  await joiner.fillPasswordAndBirthday();
  await joiner.joinButton.click();
  await joiner.expectWelcome();
});
