import { formatFullDay } from '@dining/i18n/formats';
import { expect, type Page, test } from '@playwright/test';
import { dinner, Guest, getDayAhead } from './support/guest';
import { ignoreServerTime } from './support/ignore-server-time';
import { createPattern } from './support/languages';

const simulatedDay = getDayAhead(2);
const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Starts the page's clock at a time of the simulated day in Seoul. */
async function startClockAt(page: Page, time: string): Promise<void> {
  await ignoreServerTime(page);
  await page.clock.install({ time: new Date(`${simulatedDay}T${time}+09:00`) });
}

const getDayButton = (guest: Guest, day: string) =>
  guest.page
    .getByRole('grid')
    .getByRole('button', { name: createPattern(formatFullDay(day, guest.languageSetup.language)) });

test('the calendar moves to the new day at midnight, and the chosen day is shown as past', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const today = createPattern(guest.texts.reservation.date.today);
  await startClockAt(page, '23:58:00');
  await guest.open(
    `/reservation/step/1?hotelCode=DJE&dinCode=D302&resvType=table&adultCount=2&resvDate=${simulatedDay}`,
  );
  await expect(getDayButton(guest, simulatedDay)).toHaveAccessibleName(today);
  await page.clock.fastForward('03:00');
  await expect(getDayButton(guest, addDays(simulatedDay, 1))).toHaveAccessibleName(today);
  await expect(page.getByText(guest.texts.reservation.reasons.past)).toBeVisible();
});

test('the preset day, which is tomorrow, moves by one day at midnight', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  await startClockAt(page, '23:58:00');
  await guest.open('/reservation/step/1');
  await expect(page).toHaveURL(new RegExp(`resvDate=${addDays(simulatedDay, 1)}`));
  await page.clock.fastForward('03:00');
  await expect(page).toHaveURL(new RegExp(`resvDate=${addDays(simulatedDay, 2)}`));
});

test('a chosen time that passes is cleared, and an alert reports it', async ({ page }) => {
  const guest = new Guest(page, 'ja');
  await startClockAt(page, '19:58:00');
  await guest.open(
    `/reservation/step/1?hotelCode=DJE&dinCode=D302&resvType=table&adultCount=2&childCount=0&resvDate=${simulatedDay} 20:00`,
  );
  await expect(page.getByRole('radio', { name: /^20:00/ })).toBeChecked();
  await page.clock.fastForward('03:00');
  await guest.expectAlert(guest.texts.reservation.alerts.slotPast);
  await guest.closeAlert();
  await expect(page.getByRole('radio', { name: /^20:00/, checked: true })).toHaveCount(0);
});

test('an order whose time has passed is reported on the product’s page and again when Reserve is pressed', async ({
  page,
}) => {
  const guest = new Guest(page, 'cn');
  const pastReason = guest.texts.reservation.reasons.past;
  await startClockAt(page, '19:50:00');
  await guest.openDetail(simulatedDay, { time: '20:00', dinCode: dinner.dinCode });
  await guest.setMenuCount(0, 2);
  await expect(page.getByText(pastReason)).toHaveCount(0);
  await page.clock.fastForward('11:00');
  await expect(page.getByText(pastReason).first()).toBeVisible();
  await guest.pressReserve();
  await guest.expectAlert(pastReason);
});
