import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { formatFullDay } from '@dining/i18n/formats';
import { expect, test } from '@playwright/test';
import { dinner, Guest, getDayAhead } from './support/guest';
import { runStaffCommand } from './support/staff';
import { createPattern } from './support/tongues';

const findGrillTimes = (guest: Guest, name: string) =>
  guest.page.getByRole('list', { name: guest.texts.availability.times.replace('{{name}}', name) }).getByRole('link');

test('the search for a table leads to the products of a free time, and Back restores its results, in English', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const { availability: find, reservation } = guest.texts;
  const day = getDayAhead(31);
  await guest.open('/');
  const form = page.getByRole('form', { name: find.title });
  await form.getByLabel(find.hotel, { exact: true }).selectOption({ label: 'Dalbit Jeju' });
  await form.getByLabel(find.day, { exact: true }).fill(day);
  await form.getByLabel(guest.texts.common.guests.adult, { exact: true }).selectOption('3');
  await form.getByRole('button', { name: find.title }).click();

  await expect(page).toHaveURL(new RegExp(`/fnb/find\\?.*adultCount=3.*resvDate=${day}`));
  await expect(page.getByRole('heading', { level: 1, name: find.title })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: createPattern(find.found) })).toBeVisible();
  const card = page.getByRole('listitem', { name: 'Oreum Grill' });
  await expect(card.getByText(createPattern(guest.texts.offer.adultFrom))).toContainText('₩88,000');
  await findGrillTimes(guest, 'Oreum Grill').filter({ hasText: '18:00' }).click();

  await expect(page).toHaveURL(new RegExp(`/reservation/step/2/${dinner.dinCode}`));
  const summary = page.getByRole('region', { name: reservation.summary.title });
  await expect(summary).toContainText('Oreum Grill');
  await expect(summary).toContainText(/18:00.*3 adults/);
  await expect(page.getByRole('heading', { level: 2, name: createPattern(reservation.list.found) })).toBeVisible();

  await page.goBack();
  await expect(page.getByLabel(find.day, { exact: true })).toHaveValue(day);
  await expect(findGrillTimes(guest, 'Oreum Grill').first()).toBeVisible();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: guest.texts.common.header.reservation, exact: true })
    .click();
  await expect(page.getByRole('group', { name: guest.texts.common.guests.adult, exact: true })).toContainText('3');
});

test('a day without a free table offers the nearest days that have one, in Korean', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  const day = getDayAhead(33);
  await runStaffCommand('close', 'D301', day);
  await expect(async () => {
    await guest.open(`/fnb/find?hotelCode=DJE&adultCount=2&resvDate=${day}&meal=M`);
    await expect(page.getByRole('status').filter({ hasText: guest.texts.availability.none })).toBeVisible({
      timeout: 15_000,
    });
  }).toPass();
  const nearest = page.getByRole('status').getByRole('button');
  await expect(nearest.first()).toBeVisible();
  await nearest.first().click();
  await expect(page).not.toHaveURL(new RegExp(day));
  await expect(
    page.getByRole('status').filter({ hasText: createPattern(guest.texts.availability.found) }),
  ).toBeVisible();
  await runStaffCommand('reopen', 'D301', day);
});

test('a hotel chosen in the header is kept in the address, and a reload finds the same tables, in Japanese', async ({
  page,
}) => {
  const guest = new Guest(page, 'ja');
  const hotels = page.getByRole('combobox', { name: guest.texts.common.header.hotel });
  const at = page.getByRole('heading', { level: 2, name: '月明かり釜山', exact: true });
  await guest.open(`/fnb/find?hotelCode=DSE&adultCount=3&resvDate=${getDayAhead(35)}&meal=L`);
  await hotels.selectOption('H02');
  await expect(at).toBeVisible();
  await expect(page).toHaveURL(/hotelCode=DBU.*adultCount=3.*meal=L/);
  await guest.reload();
  await expect(at).toBeVisible();
  await expect(hotels).toHaveValue('H02');
  await guest.open('/?hotelCode=DSE&dinCode=D102');
  await hotels.selectOption('H03');
  await expect(page).toHaveURL(/\?hotelCode=DJE(?!.*dinCode)/);
  await guest.reload();
  await expect(page.getByRole('heading', { level: 1, name: '月明かり済州' })).toBeVisible();
});

test('the search says that a meal is over for today only, in Korean', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  const { overToday, closed } = guest.texts.availability;
  const grill = page.getByRole('listitem', { name: '숯불구이 오름' });
  // No breakfast is served, which looks like a breakfast that is over.
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
    const { availability: find, common } = guest.texts;
    await guest.open('/fnb/find?hotelCode=DSE');
    await page.getByLabel(find.hotel, { exact: true }).selectOption({ label: find.everyHotel });
    await expect(page).toHaveURL(/hotelCode=all/);
    await expect(page.getByRole('heading', { level: 2, name: /달빛|Dalbit|月光/ })).toHaveCount(3);
    await page.getByLabel(common.guests.adult, { exact: true }).selectOption('8');
    await page.getByLabel(common.guests.kid, { exact: true }).selectOption('3');
    await expect(page.getByText(find.byPhone)).toBeVisible();
    await expect(page.getByRole('listitem', { name: '奥伦炭烤' }).getByRole('link')).toHaveAttribute(
      'href',
      /^tel:064/,
    );
    await page.getByLabel(common.guests.kid, { exact: true }).selectOption('0');
    await page.getByLabel(common.guests.adult, { exact: true }).selectOption('2');
    await page.getByLabel(find.day, { exact: true }).fill(getDayAhead(34));
    await findGrillTimes(guest, '奥伦炭烤').first().click();
    await expect(page).toHaveURL(/step\/2\/D302\?hotelCode=DJE/);
    await expect(page.getByRole('region', { name: guest.texts.reservation.summary.title })).toContainText('奥伦炭烤');
  });
});

test('the search is done by keyboard, from the row of days to a time, in Japanese', async ({ page }) => {
  const guest = new Guest(page, 'ja');
  const { availability: find } = guest.texts;
  const getDayTile = (day: string) =>
    page.getByRole('group', { name: find.days }).getByRole('radio', { name: formatFullDay(day, 'ja') });
  const [day, next] = [addDays(getTodayInSeoul(new Date()), 5), addDays(getTodayInSeoul(new Date()), 6)];
  await guest.open(`/fnb/find?hotelCode=DJE&resvDate=${day}`);
  await expect(getDayTile(day)).toBeChecked();
  await getDayTile(day).focus();
  await page.keyboard.press('ArrowRight');
  await expect(getDayTile(next)).toBeChecked();
  await expect(page).toHaveURL(new RegExp(`resvDate=${next}`));
  await expect(page.getByLabel(find.day, { exact: true })).toHaveValue(next);
  await expect(page.getByRole('status').filter({ hasText: createPattern(find.found) })).toBeVisible();
  await page.getByLabel(find.meal, { exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(guest.texts.common.guests.adult, { exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').getByRole('listitem').first().getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/reservation\/step\/2\//);
});

test.describe('a date is typed in the order month, day, year', () => {
  test.use({ locale: 'en-US' });

  test('a partly typed day is kept until it is complete, in English', async ({ page }) => {
    const guest = new Guest(page, 'en');
    const day = getDayAhead(38);
    await guest.open('/fnb/find?hotelCode=DJE&adultCount=2');
    const field = page.getByLabel(guest.texts.availability.day, { exact: true });
    const before = await field.inputValue();
    const type = async (text: string) => {
      await field.focus();
      await page.keyboard.type(text.replace(/^(\d+)-(\d+)-(\d+)$/, '$2$3$1'));
    };
    await type('1999-01-01');
    await expect(field).toHaveValue('1999-01-01');
    // A day outside the offered range is not searched, and the field is reset.
    await field.blur();
    await expect(field).toHaveValue(before);
    await type(day);
    await expect(field).toHaveValue(day);
    await expect(page).toHaveURL(new RegExp(`resvDate=${day}`));
    await expect(findGrillTimes(guest, 'Oreum Grill').first()).toBeVisible();
  });
});
