import { expect, test } from '@playwright/test';
import { dinner, Guest, getDayAhead } from './support/guest';
import { createPattern } from './support/languages';

test('changing the hotel during an order asks for confirmation, and Back restores the order', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const { leave, title } = guest.texts.payment;
  await guest.preparePayment(getDayAhead(52));
  const orderUrl = page.url();
  const hotels = page.getByRole('combobox', { name: guest.texts.common.header.hotel });

  await hotels.selectOption('H01');
  await guest.getButton(leave.stay).click();
  await expect(hotels).toHaveValue('H03');
  expect(page.url()).toBe(orderUrl);

  await hotels.selectOption('H01');
  await guest.getButton(leave.confirm).click();
  await expect(page).toHaveURL('/');
  await expect(hotels).toHaveValue('H01');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /in progress/ })).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(page.url()).toBe(orderUrl);
  await expect(hotels).toHaveValue('H03');
  await expect(guest.getPayButton()).toContainText('176,000');
  await expect(page.getByRole('textbox', { name: guest.texts.phone.korean }).first()).toHaveValue('010-4321-8765');
  await page.goForward();
  await expect(hotels).toHaveValue('H01');
  await expect(page.getByRole('heading', { level: 1, name: 'Dalbit Seoul' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/reservation/prod/detail/${dinner.dinCode}/`));
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('Forward from a venue’s page to the main page of another hotel shows no alert, in Chinese', async ({ page }) => {
  const guest = new Guest(page, 'cn');
  const hotels = page.getByRole('combobox', { name: guest.texts.common.header.hotel });
  const query = `hotelCode=DJE&resvType=table&adultCount=2&resvDate=${getDayAhead(53)} 18:00`;
  for (const path of [
    `/reservation/step/2/${dinner.dinCode}`,
    `/reservation/prod/detail/${dinner.dinCode}/${dinner.prodCode}`,
  ]) {
    await guest.open(`${path}?${query}`);
    await hotels.selectOption('H02');
    await expect(page).toHaveURL('/');
    await expect(hotels).toHaveValue('H02');
    await page.goBack();
    await expect(hotels).toHaveValue('H03');
    await expect(page.getByRole('main')).toContainText('奥伦炭烤');
    await page.goForward();
    await expect(page).toHaveURL('/');
    await expect(hotels).toHaveValue('H02');
    await expect(page.getByRole('heading', { level: 1, name: '月光釜山' })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
});

test('a link to the payment page of another hotel opens the order at that hotel', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  await guest.chooseHotel('H01');
  const query = new URLSearchParams({
    dinCode: dinner.dinCode,
    prodCode: dinner.prodCode,
    resvType: 'table',
    resvDate: `${getDayAhead(52)} 18:00`,
    adultCount: '2',
    resvMenu: '30201:2',
  });
  await guest.open(`/reservation/prod/payment?${query.toString()}`);
  await guest.continueAsGuest();
  await expect(guest.getPayButton()).toContainText('176,000');
  await expect(page.getByRole('combobox', { name: guest.texts.common.header.hotel })).toHaveValue('H03');
});

test('a link without a type opens a venue for a table although the last search was for pickup', async ({ page }) => {
  const guest = new Guest(page, 'en');
  await guest.open('/reservation/step/1?hotelCode=DJE&dinCode=D304&resvType=pickup');
  await expect(page.getByRole('combobox', { name: guest.texts.common.header.hotel })).toHaveValue('H03');
  await guest.open('/reservation/step/2/D201');
  await expect(page.getByRole('combobox', { name: guest.texts.common.header.hotel })).toHaveValue('H02');
  await expect(page.getByRole('group', { name: guest.texts.common.guests.adult, exact: true })).toBeVisible();
  await expect(page).toHaveURL(/resvType=table/);
});

test('a shared promotion of another hotel shows that hotel’s restaurants and links to their promotions', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  await guest.chooseHotel('H01');
  await guest.open('/fnb/prom/detail?promCode=PR2001');
  const tabs = page.getByRole('tablist', { name: guest.texts.promotion.tabs.label });
  await tabs.getByRole('tab').nth(1).click();
  await expect(page).toHaveURL(/\/fnb\/prom\/main\?dinCode=D2/);
  await expect(tabs.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('combobox', { name: guest.texts.common.header.hotel })).toHaveValue('H02');
});

test('Back to a page whose URL names no hotel restores its hotel, in Japanese', async ({ page }) => {
  const guest = new Guest(page, 'ja');
  const hotels = page.getByRole('combobox', { name: guest.texts.common.header.hotel });
  const tabs = page.getByRole('tablist', { name: guest.texts.promotion.tabs.label });
  await guest.open('/fnb/prom/main?dinCode=D302');
  await expect(tabs.getByRole('tab', { selected: true })).toHaveText('炭火焼 オルム');
  await hotels.selectOption('H01');
  await expect(hotels).toHaveValue('H01');
  await expect(page).toHaveURL('/');
  await hotels.selectOption('H02');
  await page.goBack();
  await expect(hotels).toHaveValue('H03');
  await expect(tabs.getByRole('tab', { selected: true })).toHaveText('炭火焼 オルム');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await page.goForward();
  await expect(hotels).toHaveValue('H02');
  await expect(page.getByRole('heading', { level: 1, name: 'ダルビッ・釜山' })).toBeVisible();
  await guest.open('/review/list/D203/P20301');
  await page.getByRole('navigation', { name: guest.texts.common.header.label }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/\/fnb\/dinInfo/);
  await hotels.selectOption('H03');
  await expect(page.getByRole('heading', { level: 1, name: 'ダルビッ・済州' })).toBeVisible();
  await guest.reload();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/review\/list\/D203/);
  await expect(hotels).toHaveValue('H02');
});

test('a link opens a restaurant with a type that the restaurant offers, without an alert, in Korean', async ({
  page,
}) => {
  const guest = new Guest(page, 'ko');
  const { list } = guest.texts.reservation;
  const selectButton = guest.getButton(createPattern(list.select)).first();
  const dialog = page.getByRole('alertdialog');
  for (const [dinCode, requestedType, openedType, title] of [
    ['D302', 'pickup', 'table', list.title],
    ['D106', 'table', 'pickup', list.pickupTitle],
    ['D304', 'pickup', 'pickup', list.pickupTitle],
  ] as const) {
    await guest.open(
      `/reservation/step/2/${dinCode}?resvType=${requestedType}&adultCount=2&resvDate=${getDayAhead(52)} 18:00`,
    );
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(selectButton).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`resvType=${openedType}`));
    await expect(dialog).toHaveCount(0);
  }
  // The type pickup was chosen at the café and does not apply to a restaurant that is opened by a link.
  await guest.open(`/reservation/step/1?dinCode=${dinner.dinCode}`);
  await expect(page).toHaveURL(/resvType=table/);
});

test('the list of promotions of an unknown restaurant shows those of all restaurants, in Chinese', async ({ page }) => {
  const guest = new Guest(page, 'cn');
  await guest.open('/fnb/prom/main?dinCode=D999');
  const tabs = page.getByRole('tablist', { name: guest.texts.promotion.tabs.label });
  await expect(tabs.getByRole('tab', { selected: true })).toHaveText(guest.texts.promotion.tabs.all);
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByText(guest.texts.promotion.empty)).toHaveCount(0);
});

test('a change of hotel on the first step keeps day, party and type if a restaurant of that hotel offers them, and changes the title at once, in Chinese', async ({
  page,
}) => {
  const guest = new Guest(page, 'cn');
  const { common, reservation } = guest.texts;
  const hotels = page.getByRole('combobox', { name: common.header.hotel });
  const date = getDayAhead(24);
  const room = page.getByRole('radio', { name: common.resvType.room, exact: true });
  await page.clock.install();
  await guest.open(
    `/reservation/step/1?hotelCode=DJE&dinCode=${dinner.dinCode}&resvType=room&adultCount=4&resvDate=${date} 18:00`,
  );
  await expect(room).toBeChecked();
  // Pauses the clock before the names of the other hotels are loaded, some seconds after the page.
  await page.clock.pauseAt(Date.now() + 2_000);
  await hotels.selectOption('H01');
  await page.clock.runFor(500);
  const hotel = (await hotels.locator('option:checked').textContent()) ?? '';
  await expect(page).toHaveTitle(new RegExp(hotel));
  await page.clock.resume();
  await expect(page).toHaveURL(new RegExp(`hotelCode=DSE.*resvType=room.*resvDate=${date}&adultCount=4`));
  await guest.chooseVenue('D102');
  await expect(room).toBeChecked();
  const selectedDay = page.getByRole('grid').locator('[aria-pressed="true"], [aria-selected="true"]').first();
  await expect(await guest.getDayInCalendar(date)).toBeVisible();
  await expect(selectedDay).toBeVisible();
  await expect(page.getByText(reservation.time.hint)).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});
