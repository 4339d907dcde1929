import { expect, test } from '@playwright/test';
import { stepsIn, toldBy } from './support/data-layer';
import { dayAhead, dinner, Guest } from './support/guest';
import { ledgerOf, ProviderWindow } from './support/provider';

/** On a phone the same window goes to the provider and comes back (decision 32). */
test('a table on a phone, paid in the same window, in Korean', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  await guest.openDetail(dayAhead(45));
  await guest.addMenu(0, 2);
  await guest.reserve();
  await guest.goOnAsGuest();
  await guest.fillIn();
  const [answer] = await Promise.all([
    page.waitForResponse('**/api/ordersheet/prepay'),
    page.waitForURL((url) => url.pathname.includes('/pay/') || url.port !== new URL(test.info().project.use.baseURL ?? '').port),
    guest.payButton().click(),
  ]);
  const { response } = (await answer.json().catch(() => ({ response: { shopOrderNo: '' } }))) as {
    response: { shopOrderNo: string };
  };
  await Promise.all([page.waitForURL(/\/reservation\/prod\/payment\/complete\//), new ProviderWindow(page).pay()]);
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.complete.title })).toBeVisible();
  await expect(page.getByText('176,000원').first()).toBeVisible();
  // The page was left and loaded anew on the way, and told of its purchase once all the same.
  expect(stepsIn(await toldBy(page), 'purchase')).toHaveLength(1);
  await page.reload();
  await expect(page.getByText('176,000원').first()).toBeVisible();
  expect(stepsIn(await toldBy(page), 'purchase')).toHaveLength(0);
  if (response.shopOrderNo !== '') expect(await ledgerOf(response.shopOrderNo)).toMatchObject({ charged: dinner.sum });
});
