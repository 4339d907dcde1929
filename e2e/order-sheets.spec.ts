import { formatDateTime } from '@dining/i18n/formats';
import { expect, type Page, test } from '@playwright/test';
import { dinner, Guest, getDayAhead } from './support/guest';
import { createPattern } from './support/languages';

const getOpenOrdersButton = (guest: Guest) =>
  guest.page
    .getByRole('navigation', { name: guest.texts.common.header.label })
    .getByRole('button', { name: createPattern(guest.texts.common.header.openOrders) });

const listSheetIds = async (page: Page): Promise<string[]> => {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'cartIdList');
  return decodeURIComponent(cookie?.value ?? '')
    .split(',')
    .filter(Boolean);
};

async function goToSignInQuestion(guest: Guest, date: string): Promise<void> {
  await guest.openDetail(date);
  await guest.setMenuCount(0, 2);
  await guest.pressReserve();
}

test('an unfinished reservation is offered, resumed and booked from its order sheet', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  const date = getDayAhead(72);
  await goToSignInQuestion(guest, date);
  await guest.continueAsGuest();
  await expect(getOpenOrdersButton(guest)).toBeVisible();
  const [ordersheetId] = await listSheetIds(page);
  expect(await listSheetIds(page)).toHaveLength(1);

  await guest.openDetail(date, { time: '19:00' });
  await guest.pressReserve();
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.payment.title })).toBeVisible();
  expect(await listSheetIds(page)).toEqual([ordersheetId]);

  await guest.open('/');
  await getOpenOrdersButton(guest).press('Enter');
  const list = page.getByRole('dialog');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('listitem')).toContainText(formatDateTime(date, '19:00', 'ko'));
  await list.getByRole('button', { name: guest.texts.common.header.resumeOrder }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/reservation/prod/payment\\?.*resvDate=${date}.19`));
  await expect(page.getByRole('main').getByText('176,000').first()).toBeVisible();

  await guest.fillInForm();
  const [prepay, { window }] = await Promise.all([
    page.waitForRequest('**/api/ordersheet/prepay'),
    guest.openPaymentWindow(),
  ]);
  expect(prepay.postDataJSON()).toMatchObject({ ordersheetId, resvDate: `${date} 19:00`, prodCode: dinner.prodCode });
  await Promise.all([page.waitForURL(/\/payment\/complete\//), window.pay()]);
  await expect(getOpenOrdersButton(guest)).toHaveCount(0);
  await expect.poll(() => listSheetIds(page)).toEqual([]);
});

test('a guest reaches the payment page although the order sheet cannot be saved', async ({ page }) => {
  const guest = new Guest(page, 'en');
  await page.route('**/api/ordersheet/add', (route) => route.abort());
  await goToSignInQuestion(guest, getDayAhead(73));
  await guest.continueAsGuest();
  await expect(getOpenOrdersButton(guest)).toHaveCount(0);
});
