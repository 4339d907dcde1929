import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { formatDayInText, formatFullDay } from '@dining/i18n/formats';
import { expect, test } from '@playwright/test';
import { dinner, Guest, getDayAhead } from './support/guest';
import { createPattern } from './support/languages';
import { runStaffCommand } from './support/staff-command';
import { TableFinderPage } from './support/table-finder-page';

const getTimeLinks = (guest: Guest, name: string) =>
  guest.page.getByRole('list', { name: guest.texts.availability.times.replace('{{name}}', name) }).getByRole('link');

test('the search for a table links to the products of a free time, and Back restores its results, in English', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const { availability, reservation } = guest.texts;
  const day = getDayAhead(31);
  await guest.open('/');
  const finder = new TableFinderPage(guest);
  await finder.open();
  await finder.choose('Dalbit Jeju');
  await finder.chooseDay(day);
  await finder.changeGuests(guest.texts.common.guests.adult, 1);
  await expect(page.getByRole('combobox', { name: guest.texts.common.header.hotel, includeHidden: true })).toHaveValue(
    'H03',
  );
  await finder.search();

  await expect(page).toHaveURL(new RegExp(`/fnb/find\\?.*adultCount=3.*resvDate=${day}`));
  await expect(page.getByRole('heading', { level: 1, name: availability.title })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: createPattern(availability.found) })).toBeVisible();
  const card = page.getByRole('listitem', { name: 'Oreum Grill' });
  await expect(card.getByText(createPattern(guest.texts.offer.adultFrom))).toContainText('₩88,000');
  await getTimeLinks(guest, 'Oreum Grill').filter({ hasText: '18:00' }).click();

  await expect(page).toHaveURL(new RegExp(`/reservation/step/2/${dinner.dinCode}`));
  const summary = page.getByRole('region', { name: reservation.summary.title });
  await expect(summary).toContainText('Oreum Grill');
  await expect(summary).toContainText(/18:00.*3 adults/);
  await expect(page.getByRole('heading', { level: 2, name: createPattern(reservation.list.found) })).toBeVisible();

  await page.goBack();
  await expect(finder.line).toContainText(formatDayInText(day, 'en', getTodayInSeoul(new Date())));
  await expect(getTimeLinks(guest, 'Oreum Grill').first()).toBeVisible();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: guest.texts.common.header.reservation, exact: true })
    .click();
  await expect(page.getByRole('group', { name: guest.texts.common.guests.adult, exact: true })).toContainText('3');
});

test('a day without a free table offers the nearest days that have one, in Korean', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  const day = getDayAhead(33);
  // D301 is the only venue of Jeju that serves breakfast.
  await runStaffCommand('close', 'D301', day);
  await expect(async () => {
    await guest.open(`/fnb/find?hotelCode=DJE&adultCount=2&resvDate=${day}&meal=M`);
    await expect(page.getByRole('status').filter({ hasText: guest.texts.availability.none })).toBeVisible({
      timeout: 15_000,
    });
  }).toPass();
  const nearestDays = page.getByRole('status').getByRole('button');
  await expect(nearestDays.first()).toBeVisible();
  await nearestDays.first().click();
  await expect(page).not.toHaveURL(new RegExp(day));
  await expect(
    page.getByRole('status').filter({ hasText: createPattern(guest.texts.availability.found) }),
  ).toBeVisible();
  await runStaffCommand('reopen', 'D301', day);
});

test('a hotel chosen in the header is kept in the URL and after a reload, in Japanese', async ({ page }) => {
  const guest = new Guest(page, 'ja');
  const hotels = page.getByRole('combobox', { name: guest.texts.common.header.hotel });
  const hotelHeading = page.getByRole('heading', { level: 2, name: 'ダルビッ・釜山', exact: true });
  await guest.open(`/fnb/find?hotelCode=DSE&adultCount=3&resvDate=${getDayAhead(35)}&meal=L`);
  await hotels.selectOption('H02');
  await expect(hotelHeading).toBeVisible();
  await expect(page).toHaveURL(/hotelCode=DBU.*adultCount=3.*meal=L/);
  await guest.reload();
  await expect(hotelHeading).toBeVisible();
  await expect(hotels).toHaveValue('H02');
  await guest.open('/?hotelCode=DSE&dinCode=D102');
  await hotels.selectOption('H03');
  await expect(page).toHaveURL(/\?hotelCode=DJE(?!.*dinCode)/);
  await guest.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'ダルビッ・済州' })).toBeVisible();
});

test('the search says that a meal is over only if the chosen day is today, in Korean', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  const { overToday, closed } = guest.texts.availability;
  const grill = page.getByRole('listitem', { name: '숯불구이 오름' });
  // The grill serves no breakfast, which shows the same message as a breakfast that is over.
  await guest.open(`/fnb/find?hotelCode=DJE&adultCount=2&resvDate=${getTodayInSeoul(new Date())}&meal=M`);
  await expect(grill.getByText(overToday)).toBeVisible();
  await guest.open(`/fnb/find?hotelCode=DJE&adultCount=2&resvDate=${getDayAhead(1)}&meal=M`);
  await expect(grill.getByText(closed)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the search covers all hotels, moves to the hotel of the chosen time, and refers larger parties to the phone, in Chinese', async ({
    page,
  }) => {
    const guest = new Guest(page, 'cn');
    const { availability, common } = guest.texts;
    await guest.open('/fnb/find?hotelCode=DSE');
    const finder = new TableFinderPage(guest);
    await finder.open();
    await finder.choose(availability.everyHotel);
    await expect(page).toHaveURL(/hotelCode=all/);
    await expect(page.getByRole('heading', { level: 2, name: /달빛|Dalbit|月光/ })).toHaveCount(3);
    await finder.changeGuests(common.guests.adult, 6);
    await finder.changeGuests(common.guests.kid, 3);
    await finder.search();
    await expect(page.getByText(availability.byPhone)).toBeVisible();
    await expect(page.getByRole('listitem', { name: '奥伦炭烤' }).getByRole('link').last()).toHaveAttribute(
      'href',
      /^tel:064/,
    );
    await finder.open();
    await finder.changeGuests(common.guests.kid, -3);
    await finder.changeGuests(common.guests.adult, -6);
    await finder.chooseDay(getDayAhead(34));
    await finder.search();
    await getTimeLinks(guest, '奥伦炭烤').first().click();
    await expect(page).toHaveURL(/step\/2\/D302\?hotelCode=DJE/);
    await expect(page.getByRole('region', { name: guest.texts.reservation.summary.title })).toContainText('奥伦炭烤');
  });
});

test('a table can be found by keyboard, from the search line to a time, in Japanese', async ({ page }) => {
  const guest = new Guest(page, 'ja');
  const { availability } = guest.texts;
  const finder = new TableFinderPage(guest);
  const getTile = (day: string) =>
    page.getByRole('group', { name: availability.days }).getByRole('radio', { name: formatFullDay(day, 'ja') });
  const [day, nextDay] = [addDays(getTodayInSeoul(new Date()), 5), addDays(getTodayInSeoul(new Date()), 6)];
  await guest.open(`/fnb/find?hotelCode=DJE&resvDate=${day}`);
  await finder.line.focus();
  await page.keyboard.press('Enter');
  await expect(getTile(day)).toBeChecked();
  await getTile(day).focus();
  await page.keyboard.press('ArrowRight');
  await expect(getTile(nextDay)).toBeChecked();
  await expect(page).toHaveURL(new RegExp(`resvDate=${nextDay}`));
  await finder.sheet.getByRole('button', { name: availability.title }).focus();
  await page.keyboard.press('Enter');
  await expect(finder.sheet).toHaveCount(0);
  await expect(finder.line).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: createPattern(availability.found) })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const firstVenue = page.getByRole('main').getByRole('listitem').first();
  await expect(firstVenue.getByRole('list').getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/reservation\/step\/2\//);
});

test('a restaurant that is closed on the day offers its nearest free times, in Korean', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  const day = getDayAhead(39);
  await runStaffCommand('close', dinner.dinCode, day);
  const grill = page.getByRole('listitem', { name: '숯불구이 오름' });
  await expect(async () => {
    await guest.open(`/fnb/find?hotelCode=DJE&adultCount=2&resvDate=${day}&meal=D`);
    await expect(grill.getByText(guest.texts.availability.closed)).toBeVisible({ timeout: 15_000 });
  }).toPass();
  await grill.getByRole('list').getByRole('link').first().click();
  await expect(page).toHaveURL(/step\/2\/D302/);
  await expect(page).not.toHaveURL(new RegExp(day));
  await runStaffCommand('reopen', dinner.dinCode, day);
});

test('filters of cuisine and rooms narrow the results, stay after a reload and can be removed, in Chinese', async ({
  page,
}) => {
  const guest = new Guest(page, 'cn');
  const { availability } = guest.texts;
  await guest.open('/fnb/find?hotelCode=all');
  const finder = new TableFinderPage(guest);
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(cards).toHaveCount(13);
  await finder.open();
  await finder.choose(availability.cuisines.grill);
  await finder.sheet.getByText(availability.features.room, { exact: true }).click();
  await finder.search();
  await expect(finder.line).toContainText(availability.filterCount.replace('{{count}}', '2'));
  await expect(cards).toHaveCount(2);
  await page.reload();
  await expect(page).toHaveURL(/cuisine=grill&features=room/);
  await expect(cards).toHaveCount(2);
  await guest.getButton(availability.removeFilter.replace('{{name}}', availability.cuisines.grill)).click();
  await expect(cards).toHaveCount(5);
  await cards
    .first()
    .getByRole('link', { name: createPattern(availability.rooms) })
    .click();
  await expect(page).toHaveURL(/\/reservation\/step\/1\?.*dinCode=D102.*resvType=room/);
  await expect(guest.getVenue('D102')).toBeChecked();
});
