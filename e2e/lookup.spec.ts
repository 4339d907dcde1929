import { expect, test } from '@playwright/test';
import { bookAsGuest } from './support/booked';
import { dealt } from './support/dealt';
import { dayAhead, Guest } from './support/guest';
import { type TongueName, tongues } from './support/tongues';

const lookupPage = '/reservation/lookup';

const numberField = (guest: Guest) =>
  guest.page.getByRole('textbox', { name: new RegExp(`^${guest.texts.complete.lookup.resvCode}`) });

test('a stranger sees a masked page, and the booker’s phone opens it by keyboard', async ({ page, browser }) => {
  const { resvCode } = await bookAsGuest(new Guest(page, 'en'), dayAhead(64));
  const elsewhere = await (await browser.newContext()).newPage();
  const guest = new Guest(elsewhere, 'ja');
  const { lookup } = guest.texts.complete;

  await guest.open(`/reservation/prod/payment/complete/${resvCode}`);
  await expect(elsewhere.getByText('Han Bada')).toHaveCount(0);
  await elsewhere.getByRole('main').getByRole('link', { name: lookup.title }).click();
  await expect(numberField(guest)).toHaveValue(resvCode);

  await guest.button(lookup.submit).click();
  await guest.alertSays(guest.texts.payment.alerts.phone);
  await elsewhere.keyboard.press('Enter');
  const phone = elsewhere.getByRole('textbox', { name: guest.texts.phone.korean });
  await expect(phone).toBeFocused();
  await elsewhere.keyboard.type('010 4321 1111');
  await elsewhere.keyboard.press('Enter');
  await guest.alertSays(lookup.notFound);
  await elsewhere.keyboard.press('Enter');
  await expect(numberField(guest)).toBeFocused();
  await expect(numberField(guest)).toHaveAccessibleDescription(lookup.notFound);

  await phone.fill('+82 10-4321-8765');
  await elsewhere.keyboard.press('Enter');
  await expect(elsewhere).toHaveURL(/\/payment\/complete\/.+\?key=/);
  await expect(elsewhere.getByText('Han Bada').first()).toBeVisible();
  // Titled as what it is: nothing has just been completed.
  await expect(elsewhere.getByRole('heading', { level: 1, name: guest.texts.complete.yours })).toBeVisible();
  await expect(elsewhere.getByRole('navigation', { name: guest.texts.reservation.steps.label })).toHaveCount(0);
});

test('too many wrong tries are told how long to wait', async ({ page }) => {
  const guest = new Guest(page, 'cn');
  await guest.open(`${lookupPage}?resvCode=20260311-AAAAAAAAAA`);
  const phone = page.getByRole('textbox', { name: guest.texts.phone.korean });
  for (let tries = 0; tries < 10; tries += 1) {
    await phone.fill(`010-1234-${1000 + tries}`);
    await phone.press('Enter');
    await guest.alertSays(guest.texts.complete.lookup.notFound);
    await guest.closeAlert();
  }
  await phone.fill('010-1234-2000');
  await phone.press('Enter');
  await guest.alertSays(guest.texts.problemDetails.too_many_requests);
});

for (const name of Object.keys(tongues) as TongueName[]) {
  test(
    `the look-up is found from header and footer, and asks for its number, in ${name}`,
    dealt(name === 'cn'),
    async ({ page }) => {
      const guest = new Guest(page, name);
      await guest.open('/');
      const ways = page.getByRole('link', { name: guest.texts.common.header.lookup });
      await expect(ways).toHaveCount(2);
      await ways.last().click();
      await expect(page.getByRole('heading', { level: 1, name: guest.texts.complete.lookup.title })).toBeVisible();
      await guest.button(guest.texts.complete.lookup.submit).click();
      await guest.alertSays(guest.texts.complete.lookup.resvCodeRequired);
    },
  );
}
