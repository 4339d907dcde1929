import { expect, type Page, test } from '@playwright/test';
import { Guest, getDayAhead } from './support/guest';
import { createPattern } from './support/languages';
import { signIn } from './support/member';
import { createNetworkIdleWait } from './support/network-idle';

// The journeys sign in as the same members, whose payments would disturb each other.
test.describe.configure({ mode: 'default' });

const minaId = 'mina@dalbit.example';
const jamesId = 'james@dalbit.example';

const note = 'It is our anniversary.';
const getBookerName = (guest: Guest) =>
  guest.page
    .getByRole('region', { name: guest.texts.payment.booker.title })
    .getByRole('textbox', { name: createPattern(guest.texts.payment.booker.name) })
    .first();
const getRequestSection = (guest: Guest) => guest.page.getByRole('region', { name: guest.texts.payment.request.title });
const getRequestNote = (guest: Guest) => getRequestSection(guest).getByRole('textbox', { includeHidden: true }).first();
const getLogoutButton = (guest: Guest) =>
  guest.page.getByRole('banner').getByRole('button', { name: guest.texts.common.header.logout });
const getOpenOrdersButton = (guest: Guest) =>
  guest.page.getByRole('banner').getByRole('button', { name: createPattern(guest.texts.common.header.openOrders) });

/** Returns the session storage of the page and its cookies. */
const readStorage = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...sessionStorage }, decodeURIComponent(document.cookie)]));

/** Signs in as a member and opens a payment window, which is then closed. Returns the name in the payment form. */
async function startPaymentAsMember(guest: Guest, id: string, date: string): Promise<string> {
  await guest.open('/login');
  await signIn(guest, id);
  await guest.openDetail(date);
  await guest.setMenuCount(0, 2);
  await guest.pressReserve();
  await expect(guest.page.getByRole('heading', { level: 1, name: guest.texts.payment.title })).toBeVisible();
  await getRequestSection(guest).getByText(guest.texts.payment.request.add).click();
  await getRequestNote(guest).fill(note);
  await guest.page.getByRole('checkbox', { name: createPattern(guest.texts.payment.terms.finalAgree) }).check();
  const { window, shopOrderNo } = await guest.openPaymentWindow();
  await window.page.close();
  const name = await getBookerName(guest).inputValue();
  expect(await readStorage(guest.page)).toContain(shopOrderNo);
  return name;
}

/** Expects that neither the site nor the browser's storage shows data of the previous member. */
async function expectNoMemberData(guest: Guest, name: string, date: string): Promise<void> {
  await expect(getOpenOrdersButton(guest)).toHaveCount(0);
  await guest.open('/reservation/prod/payment');
  await guest.expectAlert(guest.texts.payment.alerts.nothingChosen);
  await guest.closeAlert();
  await expect(guest.page.getByText(name)).toHaveCount(0);
  const storageText = await readStorage(guest.page);
  for (const personalText of [name, minaId, note, date, 'openPayment']) expect(storageText).not.toContain(personalText);
}

test('a member who signs out in one window leaves no data for the next member in another window', async ({
  page,
  context,
}) => {
  const guest = new Guest(page, 'en');
  const date = getDayAhead(81);
  const name = await startPaymentAsMember(guest, minaId, date);
  const otherWindow = new Guest(await context.newPage(), 'en');
  await otherWindow.open('/reservation/lookup');
  await expect(getLogoutButton(otherWindow)).toBeVisible();

  await page.keyboard.press('Escape');
  await otherWindow.page.getByRole('banner').getByRole('button', { name: guest.texts.common.header.logout }).click();
  await expect(
    otherWindow.page.getByRole('banner').getByRole('link', { name: guest.texts.common.header.login }),
  ).toBeVisible();
  // The window with the payment shows that its member has signed out; the window that signed out shows no alert.
  await expect(page).toHaveURL(/\/$/);
  await guest.expectAlert(guest.texts.guard.signedOut.message);
  await guest.closeAlert();
  await guest.reload();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(otherWindow.page.getByRole('alertdialog')).toHaveCount(0);

  await guest.open('/login');
  await signIn(guest, jamesId);
  await expectNoMemberData(guest, name, date);
});

test('another member who signs in while the first is signed in sees none of the first member’s data', async ({
  page,
}) => {
  const waitUntilIdle = createNetworkIdleWait(page);
  const guest = new Guest(page, 'en');
  const date = getDayAhead(82);
  const name = await startPaymentAsMember(guest, minaId, date);
  await guest.open('/login');
  await guest.page.getByRole('textbox', { name: guest.texts.login.id }).waitFor();
  await signIn(guest, jamesId);
  await expect(page).toHaveURL(/\/$/);
  await waitUntilIdle();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expectNoMemberData(guest, name, date);
});

test('a window whose member has changed starts over and says why, once, in Japanese', async ({ page, context }) => {
  const guest = new Guest(page, 'ja');
  const { replaced } = guest.texts.guard;
  await guest.open('/login');
  await signIn(guest, minaId);
  await guest.openDetail(getDayAhead(84));
  const otherWindow = new Guest(await context.newPage(), 'ja');
  await otherWindow.open('/login');
  await signIn(otherWindow, jamesId);
  await expect(page).toHaveURL(/\/$/);
  await guest.expectAlert(replaced.message);
  await guest.closeAlert();
  await guest.reload();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await readStorage(page)).not.toContain(minaId);

  // A window that missed the message about the other member reports the change when it is loaded again.
  await page.evaluate(() => sessionStorage.setItem('tabUser', JSON.stringify('mina@dalbit.example')));
  await guest.reload();
  await guest.expectAlert(replaced.title);
});

test('a guest who signs in while paying sees no error and keeps the order and what was typed', async ({ page }) => {
  const guest = new Guest(page, 'en');
  await guest.preparePayment(getDayAhead(83));
  await getRequestSection(guest).getByText(guest.texts.payment.request.add).click();
  await getRequestNote(guest).fill(note);
  const { window } = await guest.openPaymentWindow();
  await window.page.close();
  await guest.open('/login');
  await signIn(guest, minaId);
  await guest.open('/reservation/prod/payment');
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.payment.title })).toBeVisible();
  await expect(getRequestNote(guest)).toHaveValue(note);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(getOpenOrdersButton(guest)).toBeVisible();
});
