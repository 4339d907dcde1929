import { expect, test } from '@playwright/test';
import { CancellationDialog } from './support/cancellation-dialog';
import { type DataLayerEntry, getDataLayer, listEcommerceParameters, listEventNames } from './support/data-layer';
import { dinner, Guest, getDayAhead } from './support/guest';
import { findModal, reserveInModal, searchInModal } from './support/modal';

const grillItem = { affiliation: 'H03', item_brand: 'D302', item_category: 'table', item_category2: 'D' };
const porkItem = { ...grillItem, item_id: 'P30201', item_name: expect.any(String), quantity: 1 };
const mainList = { item_list_id: 'main-D302', item_list_name: 'Oreum Grill' };
const visitList = { item_list_id: 'visit-D302', item_list_name: 'Oreum Grill' };
const chosenItem = {
  ...porkItem,
  item_variant: expect.any(String),
  index: 0,
  price: dinner.sum / 2,
  discount: 0,
  quantity: 2,
};
const checkout = { currency: 'KRW', value: dinner.sum, coupon: '', items: [chosenItem] };

/** Expects an entry that clears the previous data before each e-commerce event, and no personal data in any entry. */
function expectCleanEntries(entries: readonly DataLayerEntry[]): void {
  for (const [index, entry] of entries.entries())
    if (entry.ecommerce) expect(entries[index - 1]).toEqual({ ecommerce: null });
  expect(JSON.stringify(entries)).not.toMatch(/Han Bada|4321|8765|bada|example\.test/);
}

test('analytics records each e-commerce step from the main page to a cancelled purchase once, despite reloads, Back and retries', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const googleRequests: string[] = [];
  page.on('request', (request) => void (/google/.test(request.url()) && googleRequests.push(request.url())));
  const entries: DataLayerEntry[] = [];
  const expectEvent = (event: string) =>
    expect.poll(async () => listEventNames(await getDataLayer(page))).toContain(event);
  const collectEntries = async () => void entries.push(...(await getDataLayer(page)));

  await guest.open('/?hotelCode=DJE');
  await page.getByRole('tab', { name: 'Oreum Grill' }).click();
  await page.getByRole('tabpanel').locator(`a[href*="${dinner.prodCode}"]`).first().press('Enter');
  const adults = findModal(guest).getByRole('group', { name: guest.texts.common.guests.adult, exact: true });
  await adults.getByRole('button').last().click();
  await searchInModal(guest);
  await guest.chooseDay(getDayAhead(90));
  await guest.chooseTime('18:00');
  await reserveInModal(guest);
  await guest.setMenuCount(0, 2);
  await guest.pressReserve();
  await guest.continueAsGuest();
  await expectEvent('begin_checkout');
  await collectEntries();
  expect(listEventNames(entries)).toEqual([
    'page_view',
    'view_item_list',
    'view_item_list',
    'select_item',
    'page_view',
    'view_item',
    'page_view',
    'begin_checkout',
  ]);
  const [, viewedList] = listEcommerceParameters(entries, 'view_item_list');
  expect(viewedList).toMatchObject(mainList);
  expect(viewedList?.items?.[0]).toEqual({ ...porkItem, ...mainList, index: 0, price: expect.any(Number) });
  expect(listEcommerceParameters(entries, 'select_item')).toEqual([{ ...mainList, items: [viewedList?.items?.[0]] }]);
  const lowestPrice = Number(viewedList?.items?.[0]?.price);
  expect(listEcommerceParameters(entries, 'view_item')).toEqual([
    { currency: 'KRW', value: lowestPrice, items: [{ ...porkItem, price: lowestPrice }] },
  ]);
  expect(listEcommerceParameters(entries, 'begin_checkout')).toEqual([checkout]);

  // A reload, a closed payment window and a second attempt count as the same checkout.
  await page.reload();
  await guest.fillInForm();
  const firstAttempt = await guest.openPaymentWindow();
  await firstAttempt.window.page.close();
  const popupPromise = page.waitForEvent('popup');
  await guest.getButton(guest.texts.payment.popup.payAgain).click();
  const popup = await popupPromise;
  await popup.waitForURL((url) => !url.pathname.startsWith('/easypay/wait'));
  await Promise.all([page.waitForURL(/\/payment\/complete\//), popup.locator('button.pay').click()]);
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.resvStatus.sentences.reserved })).toBeVisible();
  const resvCode = new URL(page.url()).pathname.split('/').pop();
  await expectEvent('purchase');
  await collectEntries();
  expect(listEventNames(entries).slice(8)).toEqual(['page_view', 'add_payment_info', 'page_view', 'purchase']);
  expect(listEcommerceParameters(entries, 'add_payment_info')).toEqual([{ ...checkout, payment_type: 'card' }]);
  expect(listEcommerceParameters(entries, 'purchase')).toEqual([
    { ...checkout, transaction_id: resvCode, tax: Math.floor(dinner.sum / 11) },
  ]);

  await page.reload();
  await expect(page.getByText('Han Bada').first()).toBeVisible();
  await collectEntries();
  await page.goBack();
  await expect(page).not.toHaveURL(/complete/);
  await page.goForward();
  await expect(page.getByText('Han Bada').first()).toBeVisible();
  await collectEntries();
  const link = await page.getByRole('textbox', { name: guest.texts.complete.secret.title }).inputValue();
  await page.goto(link);
  await expect(page.getByText('Han Bada').first()).toBeVisible();
  await collectEntries();
  expect(listEventNames(entries).filter((event) => event === 'purchase')).toHaveLength(1);

  const cancellationDialog = new CancellationDialog(guest);
  await cancellationDialog.open();
  await cancellationDialog.cancel();
  await cancellationDialog.expectDoneAndCancelled();
  await expectEvent('refund');
  const entriesAfterCancelling = await getDataLayer(page);
  expect(listEcommerceParameters(entriesAfterCancelling, 'refund')).toEqual([
    { transaction_id: resvCode, currency: 'KRW', value: dinner.sum },
  ]);
  expectCleanEntries([...entries, ...entriesAfterCancelling]);
  expect(JSON.stringify([...entries, ...entriesAfterCancelling])).not.toContain('key=');
  expect(googleRequests).toEqual([]);
});

test('analytics records a list, the product chosen from it, and a reservation without payment once, even if Reserve is pressed twice', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const date = getDayAhead(91);
  const visit = `hotelCode=DJE&dinCode=D302&resvType=table&resvDate=${date} 18:00&adultCount=2&childCount=0`;
  await guest.open(`/reservation/step/2/D302?${visit}`);
  // The event contains the restaurant's name, which may load after the items.
  await expect.poll(async () => listEventNames(await getDataLayer(page))).toContain('view_item_list');
  await guest.selectFirstProduct();
  await expect(page.getByRole('region', { name: guest.texts.product.menus.title })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.reservation.list.title })).toBeVisible();
  const entriesOfList = await getDataLayer(page);
  expect(listEventNames(entriesOfList).slice(0, 5)).toEqual([
    'page_view',
    'view_item_list',
    'select_item',
    'page_view',
    'view_item',
  ]);
  const [list] = listEcommerceParameters(entriesOfList, 'view_item_list');
  expect(list).toMatchObject({ ...visitList, items: [{ ...porkItem, ...visitList, index: 0 }, { index: 1 }] });
  expect(listEcommerceParameters(entriesOfList, 'select_item')).toEqual([{ ...visitList, items: [list?.items?.[0]] }]);
  expectCleanEntries(entriesOfList);

  await guest.openDetail(getDayAhead(92), { dinCode: 'D304', prodCode: 'P30402', time: '13:00' });
  await guest.pressReserve();
  await guest.continueAsGuest();
  await guest.fillInForm();
  const bookingResponse = page.waitForResponse('**/api/resv/insert');
  await guest.getButton(guest.texts.payment.actions.reserve).filter({ visible: true }).first().dblclick();
  await bookingResponse;
  await page.waitForURL(/complete/);
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.resvStatus.sentences.reserved })).toBeVisible();
  await expect.poll(async () => listEventNames(await getDataLayer(page))).toContain('purchase');
  const entries = await getDataLayer(page);
  // Nothing is paid, so no payment method is reported.
  expect(listEventNames(entries)).toEqual([
    'page_view',
    'view_item',
    'page_view',
    'begin_checkout',
    'page_view',
    'purchase',
  ]);
  const seatItem = {
    item_id: 'P30402',
    affiliation: 'H03',
    item_brand: 'D304',
    item_category: 'table',
    price: 0,
    quantity: 1,
  };
  const freeCheckout = { currency: 'KRW', value: 0, coupon: '', items: [expect.objectContaining(seatItem)] };
  expect(listEcommerceParameters(entries, 'begin_checkout')).toEqual([freeCheckout]);
  expect(listEcommerceParameters(entries, 'purchase')).toEqual([
    { ...freeCheckout, transaction_id: expect.any(String), tax: 0 },
  ]);
  expectCleanEntries(entries);
});

test('each navigation is recorded as one page view without personal data', async ({ page }) => {
  const guest = new Guest(page, 'ja');
  await guest.open('/');
  await page.getByRole('contentinfo').getByRole('link', { name: guest.texts.common.header.lookup }).click();
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.complete.lookup.title })).toBeVisible();
  const pageViews = (await getDataLayer(page)).filter(({ event }) => event === 'page_view');
  const origin = new URL(page.url()).origin;
  const view = {
    event: 'page_view',
    language: 'ja',
    hotel_code: 'H01',
    login_state: 'anonymous',
    page_title: expect.any(String),
  };
  expect(pageViews).toEqual(
    ['/', '/reservation/lookup'].map((path) => ({ ...view, page_location: origin + path, page_path: path })),
  );
  expect(pageViews[1]?.['page_title']).toContain(guest.texts.meta.pages.reservationLookup.title);
});
