import { expect, test } from '@playwright/test';
import { listViolations } from './support/accessibility';
import { Guest, getDayAhead } from './support/guest';
import { createIpAddressOptions } from './support/ip-address-options';
import { StaffMember } from './support/staff-member';

test.use(createIpAddressOptions());
test.describe.configure({ mode: 'serial' });

/** A lunch whose prices no other journey changes. */
const lunch = { dinCode: 'D203', prodCode: 'P20301', menu: '20302', hotel: 'DBU' };

test('an owner pastes prices for certain days from a spreadsheet, and guests see them on those days only', async ({
  browser,
  page,
}) => {
  const [from, to, after] = [getDayAhead(52), getDayAhead(53), getDayAhead(54)];
  const context = await browser.newContext({ ...createIpAddressOptions(), viewport: { width: 1440, height: 900 } });
  const owner = new StaffMember(await context.newPage(), 'en');
  const { prices } = owner.texts;
  await owner.open(`/console/prices?venue=${lunch.dinCode}`);
  await owner.signIn('owner@dalbit.example');
  await expect(owner.page.getByRole('heading', { name: prices.title, exact: true }).first()).toBeVisible();
  expect(await listViolations(owner.page, 'prices')).toEqual([]);

  await owner
    .getField(prices.paste.label)
    .fill(
      [
        'menu\tproduct\tfrom\tto\tprice',
        `${lunch.menu}\t${lunch.prodCode}\t${from}\t${to}\t₩139,400`,
        'Soup\t\t\t\t9000',
      ].join('\n'),
    );
  await owner.getButton(prices.paste.action).click();
  await expect(owner.page.getByText('Line 3: The venue has no such menu: Soup')).toBeVisible();
  await expect(owner.page.getByRole('table', { name: prices.changes.title })).toContainText('₩139,400');
  expect(await listViolations(owner.page, 'pasted prices')).toEqual([]);
  await owner.getButton('Save 1 price').click();
  await expect(owner.page.getByText('1 price is saved.')).toBeVisible();

  const guest = new Guest(page, 'en');
  const openProduct = (day: string) =>
    guest.open(
      `/reservation/prod/detail/${lunch.dinCode}/${lunch.prodCode}?hotelCode=${lunch.hotel}&resvType=table&adultCount=2&resvDate=${day} 12:00`,
    );
  await expect(async () => {
    await openProduct(from);
    await expect(page.getByText('139,400').first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await openProduct(after);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('139,400')).toHaveCount(0);

  // Removes the price again.
  await owner.open(`/console/prices?venue=${lunch.dinCode}`);
  await owner.page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await owner.getButton('Save 1 price').click();
  await expect(owner.page.getByText('1 price is saved.')).toBeVisible();
  await context.close();
});
