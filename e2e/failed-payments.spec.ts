import { expect, type Page, test } from '@playwright/test';
import { tagFullRun } from './support/full-run';
import { dinner, Guest, getDayAhead, getRetrySafeDay } from './support/guest';
import { holdAllSeats } from './support/holds';
import { createPattern, type LanguageName, languageSetups } from './support/languages';
import { cards, getLedgerRow, injectFault } from './support/provider';

test.describe('an unfinished payment', () => {
  test('can be retried at once with another card if the first card is declined', async ({ page }) => {
    const guest = new Guest(page, 'en');
    await guest.preparePayment(getDayAhead(30));
    const { window, shopOrderNo } = await guest.openPaymentWindow();
    await window.pay(cards.declined);
    await guest.expectAlert(guest.texts.payment.outcome.declined);
    // The guest can try again (decision 37), so the title only states what happened.
    await expect(page.getByRole('alertdialog').getByRole('heading')).toContainText(/^Payment was not completed/);
    expect(await getLedgerRow(shopOrderNo)).toMatchObject({ charged: 0 });
    await guest.closeAlert();
    await expect(page.getByRole('radio', { name: createPattern(guest.texts.payment.payMethod.card) })).toBeFocused();
    await expect(page.getByRole('textbox', { name: guest.texts.phone.korean }).first()).toHaveValue('010-4321-8765');

    const secondAttempt = await guest.openPaymentWindow();
    await Promise.all([page.waitForURL(/complete/), secondAttempt.window.pay()]);
    expect(await getLedgerRow(secondAttempt.shopOrderNo)).toMatchObject({ charged: dinner.sum, calls: { approve: 1 } });
  });

  test('is reported if it is cancelled in the window, and nothing is charged', async ({ page }) => {
    const guest = new Guest(page, 'ko');
    await guest.preparePayment(getDayAhead(31), '19:00');
    const { window, shopOrderNo } = await guest.openPaymentWindow();
    await window.cancel();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    expect(await getLedgerRow(shopOrderNo)).toMatchObject({ charged: 0, calls: { approve: 0 } });
    await expect(page).toHaveURL(/\/reservation\/prod\/payment/);
  });

  test('is not treated as cancelled if its window was closed, and can be paid in a new window', async ({ page }) => {
    const guest = new Guest(page, 'ja');
    await guest.preparePayment(getDayAhead(33), '20:00');
    const { window, shopOrderNo } = await guest.openPaymentWindow();
    await window.page.close();
    await expect(page.getByRole('heading', { name: guest.texts.payment.popup.closedTitle })).toBeVisible();
    expect(await getLedgerRow(shopOrderNo)).toMatchObject({ charged: 0 });
    const popupPromise = page.waitForEvent('popup');
    await guest.getButton(guest.texts.payment.popup.payAgain).click();
    const popup = await popupPromise;
    await popup.waitForURL((url) => !url.pathname.startsWith('/easypay/wait'));
    await popup.locator('button.pay').click();
    await page.waitForURL(/complete/);
    // The superseded first attempt has charged nothing.
    expect(await getLedgerRow(shopOrderNo)).toMatchObject({ charged: 0 });
  });

  test('ends at the completion page and is charged once if its response was lost after charging', async ({ page }) => {
    const guest = new Guest(page, 'cn');
    await guest.preparePayment(getDayAhead(34), '17:00');
    const { window, shopOrderNo } = await guest.openPaymentWindow();
    await injectFault({ operation: 'approve', shopOrderNo, kind: 'drop', work: 'first' });
    await Promise.all([page.waitForURL(/complete/), window.pay()]);
    expect(await getLedgerRow(shopOrderNo)).toMatchObject({
      charged: dinner.sum,
      remaining: dinner.sum,
      calls: { approve: 1 },
    });
  });
});

/** Replaces the failure code of payments that the server reports as failed. */
const replaceFailureCode = (page: Page, errCd: string) =>
  page.context().route(/\/api\/(easypay\/return|payment\/insert)$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { result: string };
    await route.fulfill({ response, json: body.result === 'fail' ? { result: 'fail', errCd } : body });
  });

/**
 * A failure that the guest can correct stays on the payment page; a payment of an unknown order leads to the main page
 * (decision 37).
 */
for (const name of Object.keys(languageSetups) as LanguageName[])
  test(
    `an expired hold is reported as expired, and the same order can be paid at once, in ${name}`,
    tagFullRun(name === 'ja'),
    async ({ page }) => {
      const guest = new Guest(page, name);
      await replaceFailureCode(page, 'expired');
      await guest.preparePayment(getDayAhead(35), '19:00');
      const { window } = await guest.openPaymentWindow();
      await window.cancel();
      await guest.expectAlert(guest.texts.payment.hold.expired);
      await guest.closeAlert();
      await expect(page.getByRole('heading', { level: 1, name: guest.texts.payment.title })).toBeVisible();
      await expect(page.getByRole('textbox', { name: guest.texts.phone.korean }).first()).toHaveValue('010-4321-8765');
      const secondAttempt = await guest.openPaymentWindow();
      await Promise.all([page.waitForURL(/complete/), secondAttempt.window.pay()]);
      expect(await getLedgerRow(secondAttempt.shopOrderNo)).toMatchObject({
        charged: dinner.sum,
        calls: { approve: 1 },
      });
    },
  );

for (const name of Object.keys(languageSetups) as LanguageName[])
  test(
    `a payment of an unknown order redirects to the main page, from the return page and the payment page, in ${name}`,
    tagFullRun(name === 'cn'),
    async ({ page }) => {
      const guest = new Guest(page, name);
      const { failed } = guest.texts.payment.outcome;
      await guest.open('/easypay/return?resCd=0000&resMsg=&shopOrderNo=NOBODYKNOWS&authorizationId=A1');
      await guest.expectAlert(failed);
      await guest.closeAlert();
      await expect(page).toHaveURL((url) => url.pathname === '/');

      await replaceFailureCode(page, 'unknown_order');
      await guest.preparePayment(getDayAhead(36), '19:00');
      const { window, shopOrderNo } = await guest.openPaymentWindow();
      await window.cancel();
      await guest.expectAlert(failed);
      await guest.closeAlert();
      await expect(page).toHaveURL((url) => url.pathname === '/');
      expect(await getLedgerRow(shopOrderNo)).toMatchObject({ charged: 0, calls: { approve: 0 } });
    },
  );

test('a table that was sold meanwhile is reported when Pay is pressed, and another time can be paid', async ({
  page,
}) => {
  const date = getRetrySafeDay(40);
  const guest = new Guest(page, 'en');
  await guest.preparePayment(date);
  const inProgressButton = page
    .getByRole('navigation', { name: guest.texts.common.header.label })
    .getByRole('button', { name: / in progress$/ });
  await expect(inProgressButton).toBeVisible();

  await holdAllSeats(date, '18:00');

  await guest.getPayButton().click();
  await expect(page.getByRole('alertdialog')).toContainText(guest.texts.payment.outcome.soldTitle);
  await expect(page).toHaveURL(/\/reservation\/prod\/payment/);

  // The dialog offers the nearest free times. Choosing one keeps the page and everything that was typed.
  const times = page.getByRole('alertdialog').getByRole('button', { name: / \d{2}:\d{2}$/ });
  await expect(times).toHaveCount(3);
  await times.first().click();
  await expect(page).not.toHaveURL(new RegExp(`resvDate=${date}.18`));
  await expect(page.getByRole('textbox', { name: guest.texts.phone.korean }).first()).toHaveValue('010-4321-8765');
  const { window } = await guest.openPaymentWindow();
  await Promise.all([page.waitForURL(/complete/), window.pay()]);
  // The order sheet of the first time became this reservation.
  const getSheetCookie = async () =>
    (await page.context().cookies()).find(({ name }) => name === 'cartIdList')?.value ?? '';
  await expect.poll(getSheetCookie).toBe('');
  await expect(inProgressButton).toHaveCount(0);
});
