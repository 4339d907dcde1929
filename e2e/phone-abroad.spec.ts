import { expect, type Page, test } from '@playwright/test';
import { Guest, getDayAhead } from './support/guest';
import { Keyboard } from './support/keyboard';
import { createPattern } from './support/languages';

/** Records the requested files of the phone number library. */
function recordLibraryRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('phone-library')) urls.push(request.url());
  });
  return urls;
}

const getCountryField = (guest: Guest, region: string) =>
  guest.page.getByRole('region', { name: region }).getByRole('combobox', { name: guest.texts.phone.country });

test('a guest from Japan reserves with their number as dialled in Japan, and finds the reservation by the international number', async ({
  page,
  browser,
}) => {
  const guest = new Guest(page, 'ja');
  const keys = new Keyboard(page);
  const { phone, payment } = guest.texts;
  const libraryRequests = recordLibraryRequests(page);
  await guest.preparePayment(getDayAhead(66), '19:00');
  const booker = page.getByRole('region', { name: payment.booker.title });
  const numberField = booker.getByRole('textbox', { name: phone.number });
  // While the fields have a Korean number, nothing for other countries has been loaded.
  expect(libraryRequests).toEqual([]);

  await booker
    .getByRole('textbox', { name: createPattern(payment.booker.name) })
    .first()
    .focus();
  await keys.focus(getCountryField(guest, payment.booker.title));
  await getCountryField(guest, payment.booker.title).selectOption('JP');
  await expect(booker.getByText('+81', { exact: true })).toBeVisible();
  await keys.press('Tab');
  await expect(numberField).toBeFocused();
  await keys.type('090-12');
  await guest.getPayButton().click();
  await guest.expectAlert(phone.invalid);
  await page.keyboard.press('Enter');
  await expect(numberField).toBeFocused();
  await expect(booker.getByRole('group', { name: new RegExp(payment.booker.phone) })).toHaveAccessibleDescription(
    phone.invalid,
  );
  await numberField.fill('090-1234-5678');
  await expect(booker.getByText(phone.invalid)).toHaveCount(0);

  await page.reload();
  await expect(numberField).toHaveValue('09012345678');
  await page.getByRole('checkbox', { name: payment.terms.finalAgree }).check();
  const { window } = await guest.openPaymentWindow();
  await Promise.all([page.waitForURL(/\/payment\/complete\//), window.pay()]);
  await expect(page.getByText('+81 90 1234 5678').first()).toBeVisible();
  const resvCode = new URL(page.url()).pathname.split('/').pop() ?? '';

  const otherGuest = new Guest(await (await browser.newContext()).newPage(), 'en');
  const main = otherGuest.page.getByRole('main');
  await otherGuest.open(`/reservation/lookup?resvCode=${resvCode}`);
  await main.getByRole('combobox', { name: otherGuest.texts.phone.country }).selectOption({ label: 'Japan' });
  await main.getByRole('textbox', { name: otherGuest.texts.phone.number }).fill('+81 (0)90 1234 5679');
  await otherGuest.getButton(otherGuest.texts.complete.lookup.submit).click();
  await otherGuest.expectAlert(otherGuest.texts.complete.lookup.notFound);
  await otherGuest.closeAlert();
  await main.getByRole('textbox', { name: otherGuest.texts.phone.number }).fill('+81 (0)90 1234 5678');
  await otherGuest.page.keyboard.press('Enter');
  await expect(otherGuest.page).toHaveURL(/\/payment\/complete\/.+\?key=/);
  await expect(otherGuest.page.getByText('Han Bada').first()).toBeVisible();
});

test('the form accepts Korean numbers and shows a message if the phone number library fails to load', async ({
  page,
}) => {
  const guest = new Guest(page, 'ko');
  const libraryRequests = recordLibraryRequests(page);
  await page.route('**/phone-library*', (route) => route.abort());
  await guest.preparePayment(getDayAhead(67), '19:00');
  const countryField = getCountryField(guest, guest.texts.payment.booker.title);
  // Focuses first, because a list that changes without having the focus counts as autofilled.
  await countryField.focus();
  await countryField.selectOption('US');
  await expect.poll(() => libraryRequests.length).toBeGreaterThan(0);
  await page.getByRole('textbox', { name: guest.texts.phone.number }).first().fill('415 555 2671');
  await guest.getPayButton().click();
  await guest.expectAlert(guest.texts.common.loadFailed);
  await guest.closeAlert();
  await countryField.focus();
  await countryField.selectOption('KR');
  await guest.openPaymentWindow();
});
