import { expect, test } from '@playwright/test';
import { dayAhead, Guest } from './support/guest';
import { signIn } from './support/member';
import { calendarOpen, modalOf, openCard, reserveInModal, searchInModal } from './support/modal';

/** The product reservation modal on the main page and its own rules (Spec §2.3, §4, §5). */
const dinner = { venue: /Manwol|만월/, prodCode: 'P10104' };

test('a dinner from the main page: the alerts in their order, then everything chosen stands on its own page', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const { alerts } = guest.texts.reservation;
  await openCard(guest, dinner);
  await expect(modalOf(guest)).toBeVisible();

  await reserveInModal(guest);
  await guest.alertSays(alerts.dateSearch);
  await guest.closeAlert();

  const adults = modalOf(guest).getByRole('group', { name: guest.texts.common.guests.adult, exact: true });
  await adults.getByRole('button').first().click();
  await searchInModal(guest);
  await guest.alertSays(alerts.people);
  await guest.closeAlert();

  await guest.adults(3);
  await adults.getByRole('button').last().click();
  await searchInModal(guest);
  await calendarOpen(guest, true);
  const date = dayAhead(12);
  await guest.chooseDay(date);
  await reserveInModal(guest);
  await guest.alertSays(alerts.time);
  await guest.closeAlert();

  // Another party asks for another search; the day is kept for it.
  await adults.getByRole('button').first().click();
  await calendarOpen(guest, false);
  await searchInModal(guest);
  await calendarOpen(guest, true);
  const time = modalOf(guest).getByRole('radio', { disabled: false }).first();
  const wanted = (await time.getAttribute('value')) ?? '';
  await time.check({ force: true });
  await reserveInModal(guest);

  await expect(page).toHaveURL(/\/reservation\/prod\/detail\/D101\/P10104/);
  const search = new URL(page.url()).searchParams;
  expect(Object.fromEntries(search)).toMatchObject({ resvDate: `${date} ${wanted}`, adultCount: '2', childCount: '0' });
});

test('a party of 11 is welcome by phone, with the number of the restaurant', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  await openCard(guest, dinner);
  await guest.adults(11);
  await searchInModal(guest);
  await guest.alertSays(guest.texts.reservation.alerts.partyByPhone);
  await expect(page.getByRole('alertdialog')).toContainText(/02-0000-\d{4}/);
  await guest.closeAlert();
  await calendarOpen(guest, false);
});

test('a product for members: a visitor is asked to sign in, and comes back to it', async ({ page }) => {
  const guest = new Guest(page, 'ja');
  await openCard(guest, { venue: /朧/, prodCode: 'P10403' });
  await guest.alertSays(guest.texts.reservation.membersOnly.title);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await guest.button(guest.texts.reservation.membersOnly.login).filter({ visible: true }).last().click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(guest);
  await expect(page).toHaveURL(/\/reservation\/prod\/detail\/D104\/P10403/);
});

test('the name of a product is a plain link to its own page too', async ({ page }) => {
  const guest = new Guest(page, 'cn');
  await guest.open('/');
  const card = page.locator('#venues h3 a').first();
  await expect(card).toHaveAttribute('href', /\/reservation\/prod\/detail\/D\d+\/P\d+/);
});
