import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { delayRequests } from './support/delay-requests';
import { Guest, getDayAhead } from './support/guest';
import { createPattern } from './support/languages';
import { signIn } from './support/member';
import { expectCalendarOpen, findModal, openCard, reserveInModal, searchInModal } from './support/modal';
import { chooseTile } from './support/tiles';

const dinner = { venue: /Manwol|만월/, prodCode: 'P10104' };

test('the modal of a dinner shows its alerts in order and then opens the product’s page with everything chosen', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const { alerts } = guest.texts.reservation;
  await openCard(guest, dinner);
  await expect(findModal(guest)).toBeVisible();

  await reserveInModal(guest);
  await guest.expectAlert(alerts.dateSearch);
  await guest.closeAlert();

  const adults = findModal(guest).getByRole('group', { name: guest.texts.common.guests.adult, exact: true });
  await adults.getByRole('button').first().click();
  await searchInModal(guest);
  await guest.expectAlert(alerts.people);
  await guest.closeAlert();

  await guest.addAdults(2);
  await adults.getByRole('button').last().click();
  await searchInModal(guest);
  await expectCalendarOpen(guest, true);
  const date = getDayAhead(12);
  await guest.chooseDay(date);
  await reserveInModal(guest);
  await guest.expectAlert(alerts.time);
  await guest.closeAlert();

  // Another party needs another search, for which the day is kept.
  await adults.getByRole('button').first().click();
  await expectCalendarOpen(guest, false);
  await searchInModal(guest);
  await expectCalendarOpen(guest, true);
  const time = findModal(guest).getByRole('radio', { disabled: false }).first();
  const chosenTime = (await time.getAttribute('value')) ?? '';
  await chooseTile(time);
  await reserveInModal(guest);

  await expect(page).toHaveURL(/\/reservation\/prod\/detail\/D101\/P10104/);
  const search = new URL(page.url()).searchParams;
  expect(Object.fromEntries(search)).toMatchObject({
    resvDate: `${date} ${chosenTime}`,
    adultCount: '2',
    childCount: '0',
  });
});

test('the smallest fitting room is selected when the party grows after the time was chosen, in Korean', async ({
  page,
}) => {
  const guest = new Guest(page, 'ko');
  const { common, product } = guest.texts;
  await openCard(guest, { venue: /월영/, prodCode: 'P10205' });
  await guest.addAdults(2);
  await searchInModal(guest);
  await expectCalendarOpen(guest, true);
  await guest.chooseDay(getDayAhead(63));
  const time = findModal(guest).getByRole('radio', { name: /^18:00/ });
  await chooseTile(time);

  const adults = findModal(guest).getByRole('group', { name: common.guests.adult, exact: true });
  for (let addedCount = 0; addedCount < 3; addedCount += 1) await adults.getByRole('button').last().click();
  await searchInModal(guest);
  await expect(time).toBeChecked();
  await reserveInModal(guest);

  await expect(page).toHaveURL(/\/reservation\/prod\/detail\/D102\/P10205.*adultCount=6/);
  const rooms = page.getByRole('region', { name: common.resvType.room });
  await expect(rooms.getByRole('radio').first()).toBeChecked();
  await expect(rooms.getByText(product.room.taken)).toHaveCount(0);
});

test('a party of 11 is referred to the restaurant’s phone number', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  await openCard(guest, dinner);
  await guest.addAdults(10);
  await searchInModal(guest);
  await guest.expectAlert(guest.texts.reservation.alerts.partyByPhone);
  await expect(page.getByRole('alertdialog')).toContainText(/02-0000-\d{4}/);
  await guest.closeAlert();
  await expectCalendarOpen(guest, false);
});

test('a visitor who opens a members’ product is asked to sign in and comes back to it', async ({ page }) => {
  const guest = new Guest(page, 'ja');
  await openCard(guest, { venue: /朧/, prodCode: 'P10403' });
  await guest.expectAlert(guest.texts.offer.membersOnly.title);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await guest.getButton(guest.texts.offer.membersOnly.login).filter({ visible: true }).last().click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(guest);
  await expect(page).toHaveURL(/\/reservation\/prod\/detail\/D104\/P10403/);
});

test('the name of a product links to the product’s page', async ({ page }) => {
  const guest = new Guest(page, 'cn');
  await guest.open('/');
  const card = page.locator('#venues h3 a').first();
  await expect(card).toHaveAttribute('href', /\/reservation\/prod\/detail\/D\d+\/P\d+/);
});

test('before its script has loaded, the modal opens with placeholders and can be closed', async ({ page }) => {
  const guest = new Guest(page, 'ja');
  const release = await delayRequests(page, '**/assets/reserve-form-*.js');
  await openCard(guest, { venue: /満月|Manwol|만월/, prodCode: dinner.prodCode });
  const modal = findModal(guest);
  await expect(modal).toHaveAccessibleName(createPattern(guest.texts.offer.reserve));
  await expect(modal.locator('[aria-busy]')).toContainText(guest.texts.common.guests.adult);
  await expect(modal.getByRole('button', { name: guest.texts.common.buttons.reserve })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectAccessible(page, 'the modal before its script has loaded');
  await page.keyboard.press('Escape');
  await expect(modal).toHaveCount(0);
  const card = page.getByRole('tabpanel').locator(`a[href*="${dinner.prodCode}"]`).first();
  await expect(card).toBeFocused();
  await card.press('Enter');
  await expect(modal.locator('[aria-busy]')).toBeVisible();
  release();
  await expect(modal.getByRole('group', { name: guest.texts.common.guests.adult, exact: true })).toBeVisible();
  await expect(modal.getByRole('button', { name: guest.texts.common.buttons.reserve })).not.toHaveAttribute(
    'aria-disabled',
  );
});

test('a script that fails to load is reported in the modal, and a retry loads it', async ({ page }) => {
  const guest = new Guest(page, 'cn');
  const { common } = guest.texts;
  const modal = findModal(guest);
  const expectRetryLoads = async (file: string, expectLoaded: () => Promise<void>) => {
    await expect(modal.getByRole('alert')).toContainText(common.loadFailed);
    await page.unroute(file);
    const retryButton = modal.getByRole('button', { name: common.buttons.retry });
    // The button is disabled while the site checks whether a newer version has been deployed.
    await expect(retryButton).toBeEnabled();
    await retryButton.press('Enter');
    await expectLoaded();
    await expect(modal.getByRole('heading', { level: 2 })).toBeFocused();
  };
  const files = ['**/assets/reserve-form-*.js', '**/assets/product-date-time-picker-*.js'] as const;
  for (const file of files) await page.route(file, (route) => route.abort());
  await openCard(guest, { venue: /满月|Manwol/, prodCode: dinner.prodCode });
  await expectAccessible(page, 'the modal whose script failed to load');
  await expectRetryLoads(files[0], () =>
    expect(modal.getByRole('group', { name: common.guests.adult, exact: true })).toBeVisible(),
  );
  await searchInModal(guest);
  await expectRetryLoads(files[1], () => expectCalendarOpen(guest, true));
});

test('the days of a product that failed to load are loaded by a retry', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  const call = '**/api/app/prod/list';
  await page.route(call, (route) => route.fulfill({ status: 503 }));
  await openCard(guest, dinner);
  await searchInModal(guest);
  const modal = findModal(guest);
  await expect(modal.getByRole('alert')).toContainText(guest.texts.common.loadFailed);
  await page.unroute(call);
  await modal.getByRole('button', { name: guest.texts.common.buttons.retry }).click();
  await expectCalendarOpen(guest, true);
});
