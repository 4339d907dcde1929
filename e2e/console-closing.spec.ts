import { addDays } from '@dining/domain/shared/seoul-time';
import { expect, test } from '@playwright/test';
import { bookByApi } from './support/api-bookings';
import { getDayAhead } from './support/guest';
import { createIpAddressOptions } from './support/ip-address-options';
import { languageSetups } from './support/languages';
import { listMails } from './support/mailbox';
import { getLedgerRow } from './support/provider';
import { StaffMember } from './support/staff-member';

/** Breakfast at the first hotel's buffet, which no other journey books. */
const breakfast = { dinCode: 'D101', prodCode: 'P10101', menus: [{ menuIndex: 10_101, prodAddNum: 2 }], sum: 144_000 };
const firstDay = getDayAhead(76);
const days = Array.from({ length: 4 }, (_, index) => addDays(firstDay, index));
const bookingsPerDay = 10;

test('a manager closes four days that have forty bookings: some stay, some guests get a message, some are refunded', async ({
  browser,
}) => {
  const book = async (date: string) => {
    const context = await browser.newContext(createIpAddressOptions());
    const booking = await bookByApi(await context.newPage(), { date, time: '09:00', meal: breakfast });
    await context.close();
    return booking;
  };
  const bookings = [];
  for (const day of days) for (let count = 0; count < bookingsPerDay; count += 1) bookings.push(await book(day));
  const [refunded, kept, notified] = [bookings.slice(0, 3), bookings.slice(20, 23), bookings.slice(30)];

  const context = await browser.newContext({ ...createIpAddressOptions(), viewport: { width: 1440, height: 900 } });
  const manager = new StaffMember(await context.newPage(), 'en');
  const { page, texts } = manager;
  const { staffCalendar, staffStock } = texts;
  const { preview } = staffStock;
  await manager.open('/console/calendar');
  await manager.signIn('fnb@dalbit.example');
  await manager.getButton(staffCalendar.closings.add).click();
  const form = page.getByRole('dialog', { name: staffCalendar.closings.add });
  await manager.getField(staffCalendar.form.venue, form).selectOption(breakfast.dinCode);
  await manager.getField(staffCalendar.form.from, form).fill(firstDay);
  await manager.getField(staffCalendar.form.to, form).fill(days.at(-1) ?? '');
  await manager.getField(staffCalendar.form.reason, form).fill('a burst pipe');
  await manager.getButton(staffCalendar.form.submit, form).click();

  const dialog = page.getByRole('dialog', { name: preview.title });
  const list = dialog.getByRole('list', { name: preview.reservations });
  await expect(list.getByRole('listitem')).toHaveCount(bookings.length);
  await dialog.getByRole('radio', { name: preview.choices.write }).check();
  const choose = (resvCode: string, choice: 'keep' | 'cancel') =>
    dialog.getByLabel(preview.choiceOf.replace('{{code}}', resvCode)).selectOption(choice);
  for (const { resvCode } of refunded) await choose(resvCode, 'cancel');
  for (const { resvCode } of kept) await choose(resvCode, 'keep');
  const message = 'Breakfast is served in the garden room these days.';
  await manager.getField(preview.reason, dialog).fill('a burst pipe');
  await manager.getField(preview.message, dialog).fill(message);

  const lateBooking = await book(days[3] ?? firstDay);
  const saveButton = manager.getButton(preview.saveAndCancel, dialog);
  await saveButton.click();
  await expect(dialog.getByText(languageSetups.en.texts.problems.bookings_changed)).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(bookings.length + 1);
  await expect(manager.getField(preview.message, dialog)).toHaveValue(message);
  await saveButton.click();
  const savedText = staffStock.savedCancelled.replace('{{count}}', '3').replace('{{amount}}', '₩432,000');
  await expect(page.getByText(savedText)).toBeVisible();

  const remaining = staffCalendar.closings.remain.replace('{{count}}', '7').replace('{{people}}', '14');
  await expect(page.getByRole('row').filter({ hasText: remaining })).toHaveCount(1);
  for (const { shopOrderNo } of refunded)
    await expect.poll(async () => (await getLedgerRow(shopOrderNo)).remaining).toBe(0);
  for (const { shopOrderNo } of [...kept, ...notified, lateBooking])
    expect(await getLedgerRow(shopOrderNo)).toMatchObject({ remaining: breakfast.sum });
  await expect
    .poll(async () => (await listMails(message)).length)
    .toBe(bookings.length - refunded.length - kept.length);
  await context.close();
});
