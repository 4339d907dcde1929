import { expect, type Page, test } from '@playwright/test';
import { dayAhead, Guest } from './support/guest';

/** Lets the page believe that its hold ends in so many seconds; the server's own is left as it is. */
async function holdEndsIn(page: Page, seconds: number): Promise<void> {
  await page.route('**/api/ordersheet/prepay', async (route) => {
    const answer = await route.fetch();
    const { response } = (await answer.json()) as { response: object };
    const holdUntil = new Date(Date.now() + seconds * 1000).toISOString();
    await route.fulfill({ response: answer, json: { response: { ...response, holdUntil } } });
  });
}

test('a guest near the end of the hold extends it once, and pays', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const { hold } = guest.texts.payment;
  await holdEndsIn(page, 90);
  await guest.arriveAtPayment(dayAhead(80));
  const { window } = await guest.openPayment();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(hold.ending)).toBeVisible();

  const [answer] = await Promise.all([
    page.waitForResponse('**/api/ordersheet/renewHold'),
    dialog.getByRole('button', { name: hold.renew }).press('Enter'),
  ]);
  expect(answer.status()).toBe(200);
  await expect(dialog.getByText(hold.renewed)).toBeFocused();
  await expect(dialog.getByRole('timer')).toContainText(/1[89]:\d\d|20:00/);
  await expect(dialog.getByRole('button', { name: hold.renew })).toHaveCount(0);

  await Promise.all([page.waitForURL(/\/payment\/complete\//), window.pay()]);
});

test('an extension that is refused says why, and the payment goes on', async ({ page }) => {
  const guest = new Guest(page, 'ja');
  const { hold } = guest.texts.payment;
  await holdEndsIn(page, 90);
  await guest.arriveAtPayment(dayAhead(81));
  const { window, shopOrderNo } = await guest.openPayment();
  // Another window of the same guest was faster.
  const headers = {
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    origin: new URL(page.url()).origin,
  };
  const first = await page.request.post('/api/ordersheet/renewHold', { headers, data: { shopOrderNo } });
  expect(first.status()).toBe(200);

  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: hold.renew }).click();
  await expect(dialog.getByText(guest.texts.problems.hold_renewed)).toBeVisible();
  await expect(dialog.getByRole('button', { name: hold.renew })).toHaveCount(0);
  await Promise.all([page.waitForURL(/\/payment\/complete\//), window.pay()]);
});
