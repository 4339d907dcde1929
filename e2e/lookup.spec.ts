import { randomInt } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { bookByApi } from './support/api-bookings';
import { bookAsGuest } from './support/bookings';
import { getSmsCode } from './support/codes-and-links';
import { tagFullRun } from './support/full-run';
import { Guest, getDayAhead } from './support/guest';
import { createIpAddressOptions } from './support/ip-address-options';
import { createPattern, type LanguageName, languageSetups } from './support/languages';

const lookupPage = '/reservation/lookup';

const getReservationNumberField = (guest: Guest) =>
  guest.page.getByRole('textbox', { name: new RegExp(`^${guest.texts.complete.lookup.resvCode}`) });

test('a stranger sees a masked reservation, and unmasks it with the booker’s phone number', async ({
  page,
  browser,
}) => {
  const { resvCode } = await bookByApi(page, { date: getDayAhead(64), phone: '010-4321-8765' });
  const strangersPage = await (await browser.newContext()).newPage();
  const guest = new Guest(strangersPage, 'ja');
  const { lookup } = guest.texts.complete;

  await guest.open(`/reservation/prod/payment/complete/${resvCode}`);
  await expect(strangersPage.getByText(guest.texts.complete.masked.body)).toBeVisible();
  await expect(strangersPage.getByText('Han Bada')).toHaveCount(0);
  await strangersPage.getByRole('main').getByRole('link', { name: lookup.title }).click();
  await expect(getReservationNumberField(guest)).toHaveValue(resvCode);

  await guest.getButton(lookup.submit).click();
  await guest.expectAlert(guest.texts.payment.alerts.phone);
  await strangersPage.keyboard.press('Enter');
  const phone = strangersPage.getByRole('textbox', { name: guest.texts.phone.korean });
  await expect(phone).toBeFocused();
  await strangersPage.keyboard.type('010 4321 1111');
  await strangersPage.keyboard.press('Enter');
  await guest.expectAlert(lookup.notFound);
  await strangersPage.keyboard.press('Enter');
  await expect(getReservationNumberField(guest)).toBeFocused();
  await expect(getReservationNumberField(guest)).toHaveAccessibleDescription(lookup.notFound);

  await phone.fill('+82 10-4321-8765');
  await strangersPage.keyboard.press('Enter');
  await expect(strangersPage).toHaveURL(/\/payment\/complete\/.+\?key=/);
  await expect(strangersPage.getByText('Han Bada').first()).toBeVisible();
  await expect(strangersPage.getByRole('heading', { level: 1, name: guest.texts.complete.yours })).toBeVisible();
  await expect(strangersPage.getByRole('navigation', { name: guest.texts.reservation.steps.label })).toHaveCount(0);
});

test('the completion page keeps its steps after a reload, and hides them when opened in another tab, in Chinese', async ({
  page,
  context,
}) => {
  const guest = new Guest(page, 'cn');
  const { complete, reservation } = guest.texts;
  const { resvCode } = await bookAsGuest(guest, getDayAhead(66));
  const getSteps = (tab: Page) => tab.getByRole('navigation', { name: reservation.steps.label });
  await guest.reload();
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.resvStatus.sentences.reserved })).toBeVisible();
  await expect(getSteps(page)).toBeVisible();
  const otherTab = new Guest(await context.newPage(), 'cn');
  await otherTab.open(`/reservation/prod/payment/complete/${resvCode}`);
  await expect(otherTab.page.getByText('Han Bada').first()).toBeVisible();
  await expect(otherTab.page.getByRole('heading', { level: 1, name: complete.yours })).toBeVisible();
  await expect(otherTab.page).toHaveTitle(new RegExp(guest.texts.meta.pages.reservationComplete.title));
  await expect(getSteps(otherTab.page)).toHaveCount(0);
});

/** Tries as many wrong phone numbers as are accepted without a code. */
async function guessPhones(guest: Guest, resvCode: string): Promise<void> {
  const headers = { 'X-Requested-With': 'e2e', Origin: new URL(guest.page.url()).origin };
  for (let tries = 0; tries < 10; tries += 1)
    await guest.page.request.post('/api/resv/lookup', {
      headers,
      data: { resvCode, phone: `010-1234-${1000 + tries}` },
    });
}

for (const name of Object.keys(languageSetups) as LanguageName[]) {
  for (const width of [390, 1440]) {
    test(
      `the booker opens the reservation by a code after too many wrong tries, by keyboard, in ${name} at ${width} px`,
      tagFullRun(name === 'en' && width === 1440),
      async ({ page, browser }) => {
        const lastDigits = String(randomInt(10_000)).padStart(4, '0');
        const { resvCode } = await bookByApi(page, {
          date: getDayAhead(65),
          phone: `010-5151-${lastDigits}`,
          language: 'en',
        });
        const context = await browser.newContext({ ...createIpAddressOptions(), viewport: { width, height: 844 } });
        const guest = new Guest(await context.newPage(), name);
        const { keyboard } = guest.page;
        const { complete, oneTimeCode, phone } = guest.texts;
        await guest.open(`${lookupPage}?resvCode=${resvCode}`);
        await guessPhones(guest, resvCode);

        await guest.page.getByRole('textbox', { name: phone.korean }).fill(`010-5151-${lastDigits}`);
        await keyboard.press('Enter');
        await expect(guest.page.getByText(complete.lookup.codeNeeded)).toBeVisible();
        await expect(guest.getButton(oneTimeCode.send)).toBeFocused();
        await keyboard.press('Enter');
        const field = guest.page.getByRole('textbox', { name: createPattern(oneTimeCode.label) });
        await expect(field).toBeFocused();
        await expect(field).toHaveAccessibleDescription(new RegExp(`010-5151-${lastDigits}`));
        await keyboard.type('000000');
        await keyboard.press('Enter');
        await guest.expectAlert(guest.texts.problemDetails.code_wrong);
        await keyboard.press('Enter');
        await expect(field).toBeFocused();
        await field.fill(await getSmsCode(`0105151${lastDigits}`));
        await keyboard.press('Enter');
        await expect(guest.page).toHaveURL(/\/payment\/complete\/.+\?key=/);
        await expect(guest.page.getByText('Han Bada').first()).toBeVisible();
        await context.close();
      },
    );
  }
}

test('after too many wrong tries the look-up also asks for a code for an unknown reservation, and does not reveal that it is unknown', async ({
  browser,
}) => {
  const context = await browser.newContext(createIpAddressOptions());
  const guest = new Guest(await context.newPage(), 'cn');
  const resvCode = '20260311-AAAAAAAAAA';
  await guest.open(`${lookupPage}?resvCode=${resvCode}`);
  await guessPhones(guest, resvCode);
  const phone = guest.page.getByRole('textbox', { name: guest.texts.phone.korean });
  await phone.fill('010-1234-2000');
  await phone.press('Enter');
  await guest.getButton(guest.texts.oneTimeCode.send).click();
  const field = guest.page.getByRole('textbox', { name: createPattern(guest.texts.oneTimeCode.label) });
  await expect(field).toHaveAccessibleDescription(createPattern(guest.texts.complete.lookup.codeBySms));
  await field.fill('123456');
  await field.press('Enter');
  await guest.expectAlert(guest.texts.problemDetails.code_wrong);
  await guest.closeAlert();
  await phone.fill('010-1234-2001');
  await expect(guest.getButton(guest.texts.complete.lookup.submit)).toBeVisible();
  await context.close();
});

for (const name of Object.keys(languageSetups) as LanguageName[]) {
  test(
    `the look-up is linked from header and footer and requires a reservation number, in ${name}`,
    tagFullRun(name === 'cn'),
    async ({ page }) => {
      const guest = new Guest(page, name);
      await guest.open('/');
      const lookupLinks = page.getByRole('link', { name: guest.texts.common.header.lookup });
      await expect(lookupLinks).toHaveCount(2);
      await lookupLinks.last().click();
      await expect(page.getByRole('heading', { level: 1, name: guest.texts.complete.lookup.title })).toBeVisible();
      await guest.getButton(guest.texts.complete.lookup.submit).click();
      await guest.expectAlert(guest.texts.complete.lookup.resvCodeRequired);
    },
  );
}
