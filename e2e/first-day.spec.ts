import { addDays, todayInSeoul } from '@dining/domain/shared/seoul-time';
import { spokenDay } from '@dining/i18n/formats';
import { expect, test } from '@playwright/test';
import { dayAhead, dinner, Guest } from './support/guest';
import { modalOf, openCard, searchInModal } from './support/modal';

/** Where nobody has chosen a day yet the calendar opens on the first one that can be had, with its times. */
const today = todayInSeoul(new Date());

test('of another hotel, for whose restaurants no day is chosen yet, in Japanese', async ({ page }) => {
  const guest = new Guest(page, 'ja');
  await guest.chooseHotel('H03');
  await guest.chooseVenue(dinner.dinCode);
  await guest.button(guest.texts.reservation.date.search).click();
  // Tomorrow, or the day after where tomorrow is the grill's day of rest.
  const first = spokenDay(dayAhead(1), 'ja', today);
  await expect(page.getByRole('heading', { level: 3, name: first })).toBeVisible();
  await expect(page.getByRole('radio', { name: '19:00' })).toBeVisible();
});

test('of the next month, where nothing is left of this one, in Chinese', async ({ page }) => {
  // The 31st of March 2027 is a Wednesday, the grill's day of rest.
  await page.clock.setFixedTime(new Date('2027-03-30T03:00:00Z'));
  const guest = new Guest(page, 'cn');
  await guest.open(`/reservation/step/1?hotelCode=DJE&dinCode=${dinner.dinCode}&resvType=table&adultCount=2`);
  await expect(page.getByRole('heading', { level: 3, name: spokenDay('2027-04-01', 'cn', '2027-03-30') })).toBeVisible();
  await expect(page.getByRole('radio', { name: '19:00' })).toBeVisible();
  // What is looked at afterwards is the guest's own choice.
  await guest.button(guest.texts.reservation.date.nextMonth).click();
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('4月1日');
});

test('of one product, which is not sold every day, in English', async ({ page }) => {
  const guest = new Guest(page, 'en');
  await openCard(guest, { venue: /Boreum/, prodCode: 'P10602' });
  await searchInModal(guest);
  // The one that names a day: until it comes the part's own heading stands alone.
  const heading = modalOf(guest).getByRole('heading', { level: 3 }).filter({ hasText: /\d/ });
  await expect(heading).toBeVisible();
  const day = (await heading.textContent()) ?? '';
  // It wants three days, and is not made on Mondays.
  const soon = [1, 2].map((ahead) => spokenDay(addDays(today, ahead), 'en', today));
  for (const early of soon) expect(day).not.toContain(early);
  expect(day).not.toContain('Mon');
});
