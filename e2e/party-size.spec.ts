import { expect, test } from '@playwright/test';
import { dinner, Guest, getDayAhead } from './support/guest';
import { createPattern } from './support/languages';
import { TableFinderPage } from './support/table-finder-page';

const room = { dinCode: dinner.dinCode, prodCode: 'P30203', type: 'room' };

test('the list says that a party of two is too small for a room for three and more, in Chinese', async ({ page }) => {
  const guest = new Guest(page, 'cn');
  const { reservation } = guest.texts;
  await guest.open(
    `/reservation/step/2/${room.dinCode}?hotelCode=DJE&resvType=room&adultCount=2&resvDate=${getDayAhead(24)} 18:00`,
  );
  await guest.expectAlert(reservation.alerts.otherParty);
  await guest.closeAlert();
  await expect(page.getByText(reservation.reasons.no_deposit_band)).toBeVisible();
  await expect(page.getByText(reservation.list.emptyHint)).toBeVisible();
  await guest.getButton(guest.texts.common.buttons.change).click();
  await guest.addAdults(1);
  await expect(page.getByRole('heading', { level: 2, name: createPattern(reservation.list.found) })).toBeVisible();
});

test('a product’s page lets the party be changed from its notice and from its summary, in Japanese', async ({
  page,
}) => {
  const guest = new Guest(page, 'ja');
  const { product, reservation, common } = guest.texts;
  await guest.openDetail(getDayAhead(24), room);
  await page.getByRole('main').getByRole('button', { name: product.alerts.smallerParty }).click();
  // The alert is not repeated for the party that the guest is changing, and appears only after a new choice.
  const adults = page.getByRole('group', { name: common.guests.adult, exact: true });
  await expect(adults).toBeVisible();
  await expect(page.getByText(reservation.reasons.no_deposit_band)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await adults.getByRole('button').last().click();
  await expect(page.getByRole('heading', { level: 2, name: createPattern(reservation.list.found) })).toBeVisible();
  await adults.getByRole('button').first().click();
  await guest.expectAlert(reservation.alerts.otherParty);
  await guest.closeAlert();
  await adults.getByRole('button').last().click();
  await guest.selectFirstProduct();
  await page.getByRole('link', { name: reservation.summary.change }).click();
  await expect(adults).toContainText('3');
});

test('a larger party keeps the chosen menus, and a smaller party resets them, in English', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const { product, reservation, common } = guest.texts;
  const getCoversText = (covers: number, needed: number) =>
    page.getByText(product.menus.chosen.replace('{{chosen}}', String(covers)).replace('{{needed}}', String(needed)), {
      exact: true,
    });
  const adults = page.getByRole('group', { name: common.guests.adult, exact: true });
  const beefButton = page.getByRole('main').getByRole('button', { name: /Jeju beef dinner/ });
  await guest.openDetail(getDayAhead(24), { prodCode: 'P30202' });
  await guest.setMenuCount(0, 1);
  await guest.setMenuCount(1, 1);
  await expect(getCoversText(2, 2)).toBeVisible();
  await page.getByRole('link', { name: reservation.summary.change }).click();
  await adults.getByRole('button').last().click();
  await beefButton.click();
  await expect(getCoversText(2, 3)).toBeVisible();
  await expect(
    guest.getButton(product.menus.missing.replace('{{count}}', '1')).filter({ visible: true }),
  ).toBeVisible();
  await guest.setMenuCount(1, 2);
  await page.getByRole('link', { name: reservation.summary.change }).click();
  await adults.getByRole('button').first().click();
  await beefButton.click();
  await expect(getCoversText(0, 2)).toBeVisible();
});

test('the table finder keeps a party that is too large to reserve online, in Korean', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  const { availability, common } = guest.texts;
  await guest.chooseHotel('H03');
  await guest.addAdults(11);
  await guest.goTo('/fnb/find');
  const finder = new TableFinderPage(guest);
  await expect(finder.line).toContainText(common.units.adults.replace('{{count}}', '12'));
  await expect(page.getByText(availability.byPhone)).toBeVisible();
  await finder.open();
  await finder.changeGuests(common.guests.adult, -8);
  await finder.search();
  await expect(page.getByText(availability.byPhone)).toHaveCount(0);
});
