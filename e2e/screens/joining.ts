import { expect } from '@playwright/test';
import { getMailCode } from '../support/codes-and-links';
import { JoinPages } from '../support/join-pages';
import type { Screenshots } from './screenshots';

export async function captureJoinScreens(shots: Screenshots): Promise<void> {
  const { guest, page } = shots;
  const joiner = new JoinPages(guest);
  const { form, addressSearch } = guest.texts.join;
  await guest.open('/join/agreement');
  await shots.takePage('join-agreement');
  await joiner.agree();
  await shots.takePage('join-form');
  await joiner.joinButton.click();
  await page.getByRole('alertdialog').waitFor();
  await shots.takeView('join-refused');
  await guest.closeAlert();
  await joiner.openDetails();
  const homeFields = page.getByRole('group', { name: form.homeAddress, exact: true });
  await homeFields.getByRole('button', { name: form.searchAddress }).click();
  const dialog = page.getByRole('dialog', { name: form.searchAddress });
  await dialog.getByRole('textbox', { name: addressSearch.keyword }).fill('gu');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await shots.takeView('join-address');
  await dialog.getByRole('listitem').first().getByRole('button').click();
  await joiner.requestEmailCode();
  await shots.takeView('join-code');
  await joiner.typeCode(await getMailCode(joiner.person.email), joiner.accountSection);
  await joiner.verifyPhone();
  await joiner.fillPasswordAndBirthday();
  await shots.takePage('join-filled');
  await joiner.joinButton.click();
  await joiner.expectWelcome();
  await shots.takePage('join-complete');
}
