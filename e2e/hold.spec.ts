import { expect, type Page, test } from '@playwright/test';
import { Guest, getDayAhead } from './support/guest';

/** Changes the remaining seconds of the hold in the response to the page. The server's hold does not change. */
async function replaceSecondsLeft(page: Page, secondsLeft: number): Promise<void> {
  await page.route('**/api/ordersheet/prepay', async (route) => {
    const originalResponse = await route.fetch();
    const { response } = (await originalResponse.json()) as { response: object };
    await route.fulfill({ response: originalResponse, json: { response: { ...response, secondsLeft } } });
  });
}

test('a guest near the end of the hold extends it once, and pays', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const { hold } = guest.texts.payment;
  await replaceSecondsLeft(page, 90);
  await guest.preparePayment(getDayAhead(80));
  const { window } = await guest.openPaymentWindow();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(hold.ending)).toBeVisible();

  const [response] = await Promise.all([
    page.waitForResponse('**/api/ordersheet/renewHold'),
    dialog.getByRole('button', { name: hold.renew }).press('Enter'),
  ]);
  expect(response.status()).toBe(200);
  await expect(dialog.getByText(hold.renewed)).toBeFocused();
  await expect(dialog.getByRole('timer')).toContainText(/1[89]:\d\d|20:00/);
  await expect(dialog.getByRole('button', { name: hold.renew })).toHaveCount(0);

  await Promise.all([page.waitForURL(/\/payment\/complete\//), window.pay()]);
});

const wrongClocks = [
  { name: 'three minutes slow', minutes: -3, daysAhead: 93 },
  { name: 'ten minutes fast', minutes: 10, daysAhead: 94 },
];
for (const { name, minutes, daysAhead } of wrongClocks)
  test(`a device whose clock is ${name} counts the remaining time of the server, even after a reload`, async ({
    page,
  }) => {
    const guest = new Guest(page, 'ko');
    const { hold, popup } = guest.texts.payment;
    await page.clock.install({ time: Date.now() + minutes * 60_000 });
    await replaceSecondsLeft(page, 110);
    await guest.preparePayment(getDayAhead(daysAhead));
    const { window } = await guest.openPaymentWindow();
    const timer = page.getByRole('timer');
    await expect(timer).toContainText(/1:[0-5]\d/);
    await window.page.close();
    await guest.reload();
    await expect(page.getByRole('heading', { name: popup.foundTitle })).toBeVisible();
    await expect(timer).toContainText(/1:[0-5]\d|0:[3-5]\d/);

    await guest.getButton(hold.renew).click();
    await expect(page.getByText(hold.renewed)).toBeVisible();
    await expect(timer).toContainText(/1[89]:\d\d|20:00/);
  });
