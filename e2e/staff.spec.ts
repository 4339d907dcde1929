import { expect, test } from '@playwright/test';
import { bookAndOpen } from './support/bookings';
import { dinner, Guest, getRetrySafeDay } from './support/guest';
import { getLedgerRow } from './support/provider';
import { runStaffCommand } from './support/staff-command';

const getFirstStepPath = (date: string): string =>
  `/reservation/step/1?hotelCode=${dinner.hotel}&dinCode=${dinner.dinCode}&resvType=table&resvDate=${date}&adultCount=2&childCount=0`;

test('staff close a time and a day, cancel a reservation with a refund in full, and reopen the day', async ({
  page,
  context,
}) => {
  const guest = new Guest(page, 'en');
  const [day, closedDay] = [getRetrySafeDay(86), getRetrySafeDay(88)];
  const { resvCode, shopOrderNo } = await bookAndOpen(guest, 'en', day, '18:00');
  const reservationUrl = page.url();

  const closeOutput = await runStaffCommand('close', dinner.dinCode, day, '18:00', '--reason', 'a wedding');
  expect(closeOutput).toContain('1 reservation is affected and stays valid');
  expect(closeOutput).toContain(resvCode);
  expect(await runStaffCommand('close', dinner.dinCode, closedDay)).toContain('There are no reservations.');

  const otherTab = new Guest(await context.newPage(), 'en');
  await otherTab.open(getFirstStepPath(day));
  await otherTab.chooseDay(day);
  await expect(otherTab.page.getByRole('radio', { name: /^19:00/ })).toBeVisible();
  await expect(otherTab.page.getByRole('radio', { name: /^18:00/ })).toHaveCount(0);
  await expect(await otherTab.getDayInCalendar(closedDay)).toBeDisabled();

  expect(await runStaffCommand('cancel', resvCode, '--reason', 'a wedding')).toContain('₩176,000 was refunded');
  expect(await getLedgerRow(shopOrderNo)).toMatchObject({ remaining: 0, charged: dinner.sum });
  await page.goto(reservationUrl);
  await expect(
    page.getByRole('heading', { level: 1, name: guest.texts.resvStatus.sentences.cancelByVenue }),
  ).toBeVisible();
  await expect(page.getByText(guest.texts.cancellation.past.byVenue)).toBeVisible();

  await runStaffCommand('reopen', dinner.dinCode, closedDay);
  // Repeats, because a change that another server process made shows only after some seconds.
  await expect(async () => {
    await otherTab.open(getFirstStepPath(closedDay));
    await expect(await otherTab.getDayInCalendar(closedDay)).toBeEnabled({ timeout: 15_000 });
  }).toPass();
});
