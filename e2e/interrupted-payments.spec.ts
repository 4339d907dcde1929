import { expect, type Page, test } from '@playwright/test';
import { dinner, Guest, getDayAhead, getRetrySafeDay } from './support/guest';
import { createPattern } from './support/languages';
import { createNetworkIdleWait } from './support/network-idle';
import { pressTwice } from './support/press-twice';
import { getLedgerRow, payByApi } from './support/provider';

const getSiteUrl = (): string => test.info().project.use.baseURL ?? '';

/** Posts the provider's return to the server, as the payment window does. */
async function postReturn(form: Record<string, string>): Promise<void> {
  const response = await fetch(`${getSiteUrl()}/api/easypay/return`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'test', origin: getSiteUrl() },
    body: JSON.stringify(form),
  });
  expect(response.status).toBe(200);
}

/** Waits until a request to the API has failed. The page repeats the request after a second or two. */
const waitForFailedCall = (page: Page) =>
  page.waitForEvent('requestfailed', (request) => request.url().includes('/api/'));

const getPaymentDialog = (page: Page, title: string) => page.getByRole('dialog').filter({ hasText: title });

test('a cancelled payment is reported as cancelled, not as failed, if the page queries it before the window reports it', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const { outcome } = guest.texts.payment;
  await guest.preparePayment(getDayAhead(31), '20:00');
  const { window } = await guest.openPaymentWindow();
  // The window gets its response after the page's own query.
  let releaseResponse = (): void => {};
  const releasePromise = new Promise<void>((resolve) => {
    releaseResponse = resolve;
  });
  await window.page.route('**/api/easypay/return', async (route) => {
    const response = await route.fetch();
    await releasePromise;
    await route.fulfill({ response }).catch(() => undefined);
  });
  await window.cancel();
  await guest.expectAlert(outcome.cancelled);
  releaseResponse();
  const alert = page.getByRole('alertdialog');
  await expect(alert.getByRole('heading')).toHaveText(/^Payment was not completed\. \(.+\)$/);
  await expect(alert).not.toContainText(outcome.failed);
});

test('the page reports a paid payment to the server if the window closes too early, and it is charged once', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  await guest.preparePayment(getDayAhead(43), '19:00');
  const { window, shopOrderNo } = await guest.openPaymentWindow();
  // Aborts instead of delaying, because a delayed request would still be sent when the window closes.
  await window.page.route('**/api/easypay/return', (route) => route.abort());
  await Promise.all([window.page.waitForRequest('**/api/easypay/return'), window.pay()]);
  await expect(getPaymentDialog(page, guest.texts.payment.outcome.pendingTitle)).toBeVisible();
  await Promise.all([page.waitForURL(/\/reservation\/prod\/payment\/complete\//), window.page.close()]);
  expect(await getLedgerRow(shopOrderNo)).toMatchObject({ charged: dinner.sum, calls: { approve: 1 } });
});

test('a paid payment that returns offline is kept after a reload and is completed once the page is online', async ({
  page,
}) => {
  const guest = new Guest(page, 'ko');
  const { popup, outcome } = guest.texts.payment;
  await guest.preparePayment(getDayAhead(43), '20:00');
  const { window, shopOrderNo } = await guest.openPaymentWindow();
  const callPattern = /\/api\/(easypay\/return|payment\/insert)$/;
  await page.context().route(callPattern, (route) => route.abort());
  await Promise.all([waitForFailedCall(window.page), window.pay()]);
  await window.page.close();
  const offlineDialog = getPaymentDialog(page, popup.offlineTitle);
  await expect(offlineDialog).toContainText(popup.offlineBody);
  await waitForFailedCall(page);
  await guest.reload();
  await expect(offlineDialog.or(getPaymentDialog(page, outcome.pendingTitle))).toBeVisible();
  expect(await getLedgerRow(shopOrderNo)).toMatchObject({ charged: 0 });

  await page.context().unroute(callPattern);
  await page.waitForURL(/\/reservation\/prod\/payment\/complete\//);
  expect(await getLedgerRow(shopOrderNo)).toMatchObject({ charged: dinner.sum, calls: { approve: 1 } });
});

test('a payment abandoned offline stays open, and the guest sees the reservation if it was paid after all', async ({
  page,
}) => {
  const guest = new Guest(page, 'ko');
  const { popup } = guest.texts.payment;
  await guest.preparePayment(getDayAhead(32), '19:00');
  const { window, shopOrderNo } = await guest.openPaymentWindow();
  const waitUntilIdle = createNetworkIdleWait(page);
  await window.page.close();
  await expect(getPaymentDialog(page, popup.closedTitle)).toBeVisible();
  // A response that arrives late would make the site look online.
  await waitUntilIdle();

  await page.context().setOffline(true);
  await guest.getButton(popup.giveUp).click();
  const offlineDialog = getPaymentDialog(page, popup.offlineTitle);
  await expect(offlineDialog).toContainText(popup.offlineBody);
  await guest.getButton(popup.checkAgain).click();
  await expect(offlineDialog.getByText(guest.texts.common.offline)).toBeVisible();

  await postReturn(await payByApi(shopOrderNo));
  await page.context().setOffline(false);
  await page.waitForURL(/\/reservation\/prod\/payment\/complete\//);
  expect(await getLedgerRow(shopOrderNo)).toMatchObject({ charged: dinner.sum, calls: { approve: 1 } });
});

test('a guest who cancelled an unpaid payment offline sees its dialog again once online, and can pay', async ({
  page,
}) => {
  const guest = new Guest(page, 'ja');
  const { popup } = guest.texts.payment;
  await guest.preparePayment(getDayAhead(33), '18:00');
  const { window } = await guest.openPaymentWindow();
  const waitUntilIdle = createNetworkIdleWait(page);
  await window.page.close();
  await expect(getPaymentDialog(page, popup.closedTitle)).toBeVisible();
  await waitUntilIdle();
  await page.context().setOffline(true);
  await guest.getButton(popup.giveUp).click();
  await expect(getPaymentDialog(page, popup.offlineTitle)).toBeVisible();
  await page.context().setOffline(false);
  await expect(getPaymentDialog(page, popup.closedTitle)).toBeVisible();
  const [reopenedWindow] = await Promise.all([page.waitForEvent('popup'), guest.getButton(popup.payAgain).click()]);
  await reopenedWindow.waitForURL((url) => !url.pathname.startsWith('/easypay/wait'));
  await Promise.all([page.waitForURL(/complete/), reopenedWindow.locator('button.pay').click()]);
});

test('a dialog about an open payment, shown after Back and closed by keyboard, leaves the focus at the payment method, in Japanese', async ({
  page,
}) => {
  const guest = new Guest(page, 'ja');
  const { popup, payMethod } = guest.texts.payment;
  await guest.preparePayment(getDayAhead(37), '17:00');
  const { window } = await guest.openPaymentWindow();
  await window.page.close();
  const foundDialog = getPaymentDialog(page, popup.foundTitle);
  const cardRadio = page.getByRole('radio', { name: createPattern(payMethod.card) });
  for (const label of [popup.payAgain, popup.giveUp]) {
    await guest.open('/fnb/prom/main');
    await page.goBack();
    await expect(foundDialog).toBeVisible();
    await guest.getButton(label).press('Enter');
    await expect(foundDialog).toHaveCount(0);
    await expect(cardRadio).toBeFocused();
  }
});

test('an alert about a payment that was cancelled at the provider meanwhile leaves the focus at the payment method, in English', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const { outcome, popup, payMethod } = guest.texts.payment;
  await guest.preparePayment(getDayAhead(37), '19:00');
  const { window, shopOrderNo } = await guest.openPaymentWindow();
  await window.page.close();
  await guest.reload();
  await expect(getPaymentDialog(page, popup.foundTitle)).toBeVisible();
  await postReturn({ resCd: 'USER_CANCEL', resMsg: '', shopOrderNo });
  await guest.expectAlert(outcome.cancelled);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: createPattern(payMethod.card) })).toBeFocused();
});

test('a payment that is started again in a second tab is reported as superseded in the first', async ({ page }) => {
  const guest = new Guest(page, 'cn');
  await guest.preparePayment(getDayAhead(34), '20:00');
  const firstPayment = await guest.openPaymentWindow();
  const tab = await page.context().newPage();
  const secondTab = new Guest(tab, 'cn');
  await secondTab.openDetail(getDayAhead(34), { time: '20:00' });
  await secondTab.pressReserve();
  await secondTab.fillInForm();
  const { window, shopOrderNo } = await secondTab.openPaymentWindow();
  await guest.expectAlert(guest.texts.payment.outcome.superseded);
  await Promise.all([tab.waitForURL(/complete/), window.pay()]);
  expect(await getLedgerRow(shopOrderNo)).toMatchObject({ charged: dinner.sum });
  expect(await getLedgerRow(firstPayment.shopOrderNo)).toMatchObject({ charged: 0 });
});

test('pressing Pay twice starts one payment', async ({ page }) => {
  const guest = new Guest(page, 'en');
  let requestCount = 0;
  await page.route('**/api/ordersheet/prepay', async (route) => {
    requestCount += 1;
    await route.continue();
  });
  await guest.preparePayment(getDayAhead(35), '19:00');
  const popup = page.waitForEvent('popup');
  await pressTwice(guest.getPayButton());
  await (await popup).waitForURL((url) => !url.pathname.startsWith('/easypay/wait'));
  expect(requestCount).toBe(1);
});

test('a repeated order shows the number of the first reservation, and is made after the guest confirms it', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const { booked } = guest.texts.payment;
  const date = getDayAhead(36);
  const completeUrl = /\/payment\/complete\/([\w-]+)/;
  await guest.preparePayment(date, '19:00');
  const firstPayment = await guest.openPaymentWindow();
  await Promise.all([page.waitForURL(completeUrl), firstPayment.window.pay()]);
  const [, resvCode = ''] = completeUrl.exec(page.url()) ?? [];

  /**
   * Pays, expects the question about the existing reservation, and waits until the window has closed, because the next
   * one belongs to another payment.
   */
  const payAndExpectQuestion = async () => {
    const [window] = await Promise.all([page.waitForEvent('popup'), guest.getPayButton().click()]);
    await guest.expectAlert(booked.title);
    await expect.poll(() => window.isClosed()).toBe(true);
  };
  const orderAgain = async () => {
    await guest.openDetail(date, { time: '19:00' });
    await guest.setMenuCount(0, 2);
    await guest.pressReserve();
    await guest.fillInForm();
    await payAndExpectQuestion();
    await guest.expectAlert(resvCode);
  };
  await orderAgain();
  await guest.getButton(booked.show).click();
  await expect(page).toHaveURL(new RegExp(`/complete/${resvCode}`));

  await orderAgain();
  await guest.getButton(guest.texts.common.buttons.close).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await payAndExpectQuestion();
  const [popup, prepayResponse] = await Promise.all([
    page.waitForEvent('popup'),
    page.waitForResponse((response) => response.url().includes('/ordersheet/prepay') && response.ok()),
    guest.getButton(booked.second).click(),
  ]);
  const { response } = (await prepayResponse.json()) as { response: { shopOrderNo: string } };
  await popup.waitForURL((url) => !url.pathname.startsWith('/easypay/wait'));
  await Promise.all([page.waitForURL((url) => completeUrl.test(url.pathname)), popup.locator('button.pay').click()]);
  expect(page.url()).not.toContain(resvCode);
  for (const shopOrderNo of [firstPayment.shopOrderNo, response.shopOrderNo])
    expect(await getLedgerRow(shopOrderNo)).toMatchObject({ charged: dinner.sum });
});

test('a guest’s unfinished payment for the only room large enough blocks other guests, but not this guest', async ({
  page,
}) => {
  const guest = new Guest(page, 'ko');
  const { popup } = guest.texts.payment;
  // Only one room is large enough for eight.
  const room = { prodCode: 'P30203', type: 'room', adults: 8 };
  const date = getRetrySafeDay(38);
  await guest.openDetail(date, room);
  await guest.pressReserve();
  await guest.continueAsGuest();
  await guest.fillInForm();
  await guest.openPaymentWindow();
  await guest.reload();
  await guest.getButton(popup.payAgain).click();

  await guest.getButton(guest.texts.common.buttons.previous).click();
  await expect(page).toHaveURL(/\/reservation\/prod\/detail\//);
  const reason = createPattern(guest.texts.reservation.reasons.no_room);
  await expect(page.getByRole('radio', { name: /다랑쉬/ })).toBeChecked();
  await expect(page.getByText(reason)).toHaveCount(0);
  await guest.pressReserve();
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.payment.title })).toBeVisible();

  await guest.getButton(popup.payAgain).click();
  await page.getByRole('checkbox', { name: createPattern(guest.texts.payment.terms.finalAgree) }).check();
  const [response] = await Promise.all([
    page.waitForResponse('**/api/ordersheet/prepay'),
    guest.getPayButton().click(),
  ]);
  expect(response.status()).toBe(200);

  const otherPage = await page.context().browser()?.newPage({ baseURL: getSiteUrl() });
  if (otherPage === undefined) throw new Error('no browser');
  await new Guest(otherPage, 'ko').openDetail(date, room);
  await expect(otherPage.getByText(reason).first()).toBeVisible();
  await otherPage.close();
});
