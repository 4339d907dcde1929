import { addDays, getTodayInSeoul, type SeoulDate } from '@dining/domain/shared/seoul-time';
import { formatDayInText } from '@dining/i18n/formats';
import { expect, test } from '@playwright/test';
import { getFirstOfNextMonth } from './support/days';
import { Guest } from './support/guest';
import { ignoreServerTime } from './support/ignore-server-time';
import { findModal, openCard, searchInModal } from './support/modal';
import { runStaffCommand } from './support/staff-command';

const getToday = (): SeoulDate => getTodayInSeoul(new Date());
/** A restaurant on Jeju that is open every day (packages/demo). */
const laLuna = 'D303';

test('after a change of hotel, the date search chooses the restaurant’s first free day, in Japanese', async ({
  page,
}) => {
  const guest = new Guest(page, 'ja');
  await guest.chooseHotel('H03');
  await guest.chooseVenue(laLuna);
  const today = getToday();
  await guest.getButton(guest.texts.reservation.date.search).click();
  await expect(
    page.getByRole('heading', { level: 3, name: formatDayInText(addDays(today, 1), 'ja', today) }),
  ).toBeVisible();
  await expect(page.getByRole('radio', { name: '19:30' })).toBeVisible();
});

test('the first free day is in the next month if this month has none, in Chinese', async ({ page }) => {
  // The page's clock shows the last day but one of a month that no other journey uses, and the restaurant is closed on
  // the last day.
  const firstOfNextMonth = getFirstOfNextMonth(addDays(getToday(), 100));
  const [lastDay, today] = [addDays(firstOfNextMonth, -1), addDays(firstOfNextMonth, -2)];
  await runStaffCommand('close', laLuna, lastDay);
  await ignoreServerTime(page);
  await page.clock.setFixedTime(new Date(`${today}T12:00:00+09:00`));
  const guest = new Guest(page, 'cn');
  await guest.open(`/reservation/step/1?hotelCode=DJE&dinCode=${laLuna}&resvType=table&adultCount=2`);
  const firstFreeDay = page.getByRole('heading', { level: 3, name: formatDayInText(firstOfNextMonth, 'cn', today) });
  await expect(firstFreeDay).toBeVisible();
  await expect(page.getByRole('radio', { name: '19:30' })).toBeVisible();
  await guest.getButton(guest.texts.reservation.date.nextMonth).click();
  await expect(firstFreeDay).toBeVisible();
  await runStaffCommand('reopen', laLuna, lastDay);
});

test('the first free day of a product is a day on which it is sold, in English', async ({ page }) => {
  const guest = new Guest(page, 'en');
  await openCard(guest, { venue: /Boreum/, prodCode: 'P10602' });
  await searchInModal(guest);
  const heading = findModal(guest).getByRole('heading', { level: 3 }).filter({ hasText: /\d/ });
  await expect(heading).toBeVisible();
  const day = (await heading.textContent()) ?? '';
  // The product needs three days' notice and is not made on Mondays.
  const today = getToday();
  const tooEarlyDays = [1, 2].map((ahead) => formatDayInText(addDays(today, ahead), 'en', today));
  for (const tooEarlyDay of tooEarlyDays) expect(day).not.toContain(tooEarlyDay);
  expect(day).not.toContain('Mon');
});
