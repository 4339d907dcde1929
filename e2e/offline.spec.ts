import { expect, test } from '@playwright/test';
import { Guest, getDayAhead } from './support/guest';

test('the payment page says that it is offline, disables Pay with a reason, and does not send the press once it is online', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const { offline } = guest.texts.payment.actions;
  await guest.preparePayment(getDayAhead(53));
  const writes: string[] = [];
  page.on('request', (request) => {
    if (/ordersheet\/prepay|resv\/insert/.test(request.url())) writes.push(request.url());
  });
  await page.context().setOffline(true);
  await expect(page.getByText(guest.texts.common.offline)).toBeVisible();
  await expect(guest.getPayButton()).toHaveAttribute('aria-disabled', 'true');
  await expect(guest.getPayButton()).toHaveAccessibleDescription(offline);
  await guest.getPayButton().press('Enter');

  await page.context().setOffline(false);
  await expect(page.getByText(guest.texts.common.offline)).toHaveCount(0);
  await expect(guest.getPayButton()).not.toHaveAttribute('aria-disabled');
  await expect(page.getByRole('textbox', { name: guest.texts.phone.korean }).first()).toHaveValue('010-4321-8765');
  expect(writes).toEqual([]);
  const { window } = await guest.openPaymentWindow();
  await Promise.all([page.waitForURL(/complete/), window.pay()]);
  expect(writes).toHaveLength(1);
});

/** Continues from a product to the sign-in question before the payment page. */
async function goToSignInQuestion(guest: Guest, date: string): Promise<void> {
  await guest.openDetail(date);
  await guest.setMenuCount(0, 2);
  await guest.pressReserve();
  await expect(guest.getButton(guest.texts.guard.asGuest)).toBeVisible();
}

test('the navigation to the payment page waits with a message while offline, and continues with everything chosen once online, in Japanese', async ({
  page,
}) => {
  const guest = new Guest(page, 'ja');
  const { common, guard, payment } = guest.texts;
  await goToSignInQuestion(guest, getDayAhead(54));
  await page.context().setOffline(true);
  await guest.getButton(guard.asGuest).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: common.errorPage.title })).toBeVisible();
  await expect(main.getByText(common.offline)).toBeVisible();
  await page.context().setOffline(false);
  await guest.continueAsGuest();
  await expect(page.getByText(common.offline)).toHaveCount(0);
  await expect(guest.getPayButton()).toContainText(/176,000/);
  await expect(page.getByRole('heading', { level: 1, name: payment.title })).toBeVisible();
});
