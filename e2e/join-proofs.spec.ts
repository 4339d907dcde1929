import { expect, test } from '@playwright/test';
import { mailedCode, textedCode } from './support/codes';
import { atForm, newPerson, spoilText } from './support/joiner';
import { ownAddress } from './support/own-address';
import { pattern } from './support/tongues';

test.use(ownAddress());

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

test('an expired code is refused as expired', async ({ page }) => {
  await page.clock.install();
  const joiner = await atForm(page, 'ja');
  await joiner.askForEmail();
  await expect(joiner.account.getByRole('timer')).toBeVisible();
  await page.clock.fastForward('05:01');
  await expect(joiner.account.getByText(joiner.guest.texts.oneTimeCode.over)).toBeVisible();
});

test('a failed SMS is reported, and the next one is sent', async ({ page }) => {
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

test('only a person who enters the mailed code is told that the address has an account', async ({ page }) => {
  const joiner = await atForm(page, 'ko', { ...newPerson(), email: 'sora@dalbit.example' });
  const { guest, account } = joiner;
  await joiner.askForEmail();
  await expect(joiner.textbox(guest.texts.oneTimeCode.label, account)).toBeFocused();
  await joiner.typeCode(await mailedCode(joiner.person.email), account);
  await guest.alertSays(guest.texts.problems.id_taken);
  await guest.closeAlert();
  await expect(joiner.textbox(guest.texts.join.form.email, account)).toBeFocused();
});
