import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { formatDayInText } from '@dining/i18n/formats';
import { expect, type Page, test } from '@playwright/test';
import { getFirstOfNextMonth } from './support/days';
import { dinner, Guest, getDayAhead, getRetrySafeDay } from './support/guest';
import { holdAllSeats, holdCakesAsOtherGuests, holdRoom, roomLunch } from './support/holds';
import { createPattern } from './support/languages';
import { expectCalendarOpen, openCard, searchInModal } from './support/modal';
import { createNetworkIdleWait } from './support/network-idle';
import { runStaffCommand } from './support/staff-command';

/**
 * Lets other guests take all seats at 18:00 while this one chooses, and advances the page's clock until the stock on
 * the site is out of date. `failed-payments.spec.ts` tests the same on the payment page.
 */
const sellOutAndAdvanceClock = async (page: Page, date: string): Promise<void> => {
  await holdAllSeats(date, '18:00');
  // Cached stock counts as fresh for less than this.
  await page.clock.fastForward(31_000);
};

/** Chooses menus for two on the product's page while other guests take all seats. Expects an alert at the next step. */
async function expectSoldOutAlert(guest: Guest, date: string): Promise<void> {
  await guest.page.clock.install();
  await guest.openDetail(date);
  await guest.setMenuCount(0, 2);
  await sellOutAndAdvanceClock(guest.page, date);
  await guest.pressReserve();
  await guest.expectAlert(guest.texts.payment.outcome.soldTitle);
}

const createVisitPattern = (date: string, time: string) => new RegExp(`resvDate=${date}.${time}`);

test('a time that sells out on the first step is replaced by the remaining times on the second, in Korean', async ({
  page,
}) => {
  const guest = new Guest(page, 'ko');
  const { reservation, common } = guest.texts;
  const date = getRetrySafeDay(103);
  await page.clock.install();
  await guest.open(
    `/reservation/step/1?hotelCode=DJE&dinCode=${dinner.dinCode}&resvType=table&adultCount=2&resvDate=${date} 18:00`,
  );
  await expect(page.getByRole('radio', { name: /^18:00/ })).toBeChecked();
  await sellOutAndAdvanceClock(page, date);
  await guest.goToNextStep();
  await guest.expectAlert(reservation.alerts.otherTimes);
  await guest.getButton(common.buttons.confirm).click();
  const product = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: reservation.reasons.sold_out })
    .first();
  await product.getByRole('button', { name: '20:00' }).click();
  await expect(page).toHaveURL(createVisitPattern(date, '20'));
  await expect(page.getByRole('heading', { level: 2, name: createPattern(reservation.list.found) })).toBeVisible();
});

test('a day without products shows an alert, which is worded differently for a pickup, in Japanese', async ({
  page,
}) => {
  const guest = new Guest(page, 'ja');
  const { reservation } = guest.texts;
  const closedDay = getDayAhead(28);
  await runStaffCommand('close', 'D303', closedDay);
  await guest.open(`/reservation/step/2/D303?hotelCode=DJE&resvType=table&adultCount=2&resvDate=${closedDay} 18:00`);
  await guest.expectAlert(reservation.alerts.noProducts);
  await guest.closeAlert();
  // Nothing can be picked up on the day of the order.
  await guest.open(
    `/reservation/step/2/D106?hotelCode=DSE&resvType=pickup&resvDate=${getTodayInSeoul(new Date())} 00:00`,
  );
  await guest.expectAlert(reservation.alerts.noPickup);
  await guest.closeAlert();
  await expect(page.getByRole('heading', { name: reservation.list.pickupEmpty })).toBeVisible();
});

test('a pickup is refused on a day on which its venue is closed: in the modal, in the list and on its page, in Korean', async ({
  page,
}) => {
  const guest = new Guest(page, 'ko');
  const { reservation } = guest.texts;
  const date = getDayAhead(61);
  await runStaffCommand('close', 'D106', date);

  await openCard(guest, { venue: /보름/, prodCode: 'P10601' });
  await searchInModal(guest);
  await expectCalendarOpen(guest, true);
  await expect(await guest.getDayInCalendar(date)).toBeDisabled();

  await guest.open(`/reservation/step/2/D106?hotelCode=DSE&resvType=pickup&resvDate=${date} 00:00`);
  await guest.expectAlert(reservation.alerts.noPickup);
  await guest.closeAlert();

  await guest.openDetail(date, {
    hotel: 'DSE',
    dinCode: 'D106',
    prodCode: 'P10601',
    type: 'pickup',
    time: '00:00',
    adults: 0,
  });
  const closedNotice = page.getByText(reservation.reasons.not_sale_date);
  await expect(closedNotice.first()).toBeVisible();
  await guest.pressReserve();
  await guest.expectAlert(reservation.reasons.not_sale_date);
});

test('the first day of the next month is offered instead of a sold-out last day of a month, in English', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const firstOfNextMonth = getFirstOfNextMonth(getDayAhead(30 + 30 * test.info().retry));
  const lastDay = addDays(firstOfNextMonth, -1);
  await holdCakesAsOtherGuests(lastDay, 20);
  await openCard(guest, { venue: /Boreum/, prodCode: 'P10601' });
  await searchInModal(guest);
  await expectCalendarOpen(guest, true);
  await guest.chooseDay(lastDay);
  const name = formatDayInText(firstOfNextMonth, 'en', getTodayInSeoul(new Date()));
  await guest.getButton(name).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
});

test('a product that sells out on the second step says so, and another of its times keeps the menus, in Chinese', async ({
  page,
}) => {
  const guest = new Guest(page, 'cn');
  const { payment, product } = guest.texts;
  const date = getRetrySafeDay(106);
  await page.clock.install();
  await guest.open(
    `/reservation/step/2/${dinner.dinCode}?hotelCode=DJE&resvType=table&adultCount=2&resvDate=${date} 18:00`,
  );
  await expect(guest.getButton(createPattern(guest.texts.reservation.list.select)).first()).toBeVisible();
  await sellOutAndAdvanceClock(page, date);
  await guest.selectFirstProduct();
  await expect(page.getByText(guest.texts.reservation.reasons.sold_out, { exact: true })).toBeVisible();
  await guest.setMenuCount(0, 2);
  await guest.pressReserve();
  await guest.expectAlert(payment.outcome.soldTitle);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /20:00$/ })
    .first()
    .click();
  await expect(page).toHaveURL(createVisitPattern(date, '20'));
  await expect(page.getByText(guest.texts.reservation.reasons.sold_out, { exact: true })).toHaveCount(0);
  await expect(page.getByRole('region', { name: product.menus.title }).locator('output > span').first()).toHaveText(
    '2',
  );
});

test('a time that sells out on the product’s page is reported before anything is typed, and the menus stay, in English', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const date = getRetrySafeDay(109);
  await expectSoldOutAlert(guest, date);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /20:00$/ })
    .first()
    .click();
  await expect(page).toHaveURL(createVisitPattern(date, '20'));
  await guest.pressReserve();
  await guest.continueAsGuest();
  await expect(page.getByRole('main').getByText('₩176,000').first()).toBeVisible();
});

test('the calendar does not repeat that a time is sold out to a guest who looks at other times, in Chinese', async ({
  page,
}) => {
  const guest = new Guest(page, 'cn');
  const { payment, reservation } = guest.texts;
  const date = getRetrySafeDay(117);
  await expectSoldOutAlert(guest, date);
  await guest.getButton(payment.outcome.chooseTime).click();
  await expect(page.getByRole('radio', { name: /^18:00/ })).toBeDisabled();
  await expect(page.getByText(reservation.nearest.title)).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('times that fail to load are not reported as sold out, and the chosen one stays, in English', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const { common } = guest.texts;
  const date = getDayAhead(119);
  let isAvailable = false;
  await page.route('**/api/resv/resvCountbyMonth', (route) =>
    isAvailable
      ? route.continue()
      : route.fulfill({ status: 503, body: '{}', contentType: 'application/problem+json' }),
  );
  await guest.open(
    `/reservation/step/1?hotelCode=DJE&dinCode=${dinner.dinCode}&resvType=table&adultCount=2&resvDate=${date} 18:00`,
  );
  const retryButtons = page.getByRole('main').getByRole('button', { name: common.buttons.retry, exact: true });
  await expect(retryButtons.first()).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  isAvailable = true;
  await retryButtons.first().click();
  await expect(page.getByRole('radio', { name: /^18:00/ })).toBeChecked();
});

test('a failed refresh of the times keeps the chosen time and lets the guest go on to the payment page, in Japanese', async ({
  page,
}) => {
  const guest = new Guest(page, 'ja');
  const date = getDayAhead(113);
  const waitUntilIdle = createNetworkIdleWait(page);
  await page.clock.install();
  await guest.open(
    `/reservation/step/1?hotelCode=DJE&dinCode=${dinner.dinCode}&resvType=table&adultCount=2&resvDate=${date} 18:00`,
  );
  const time = page.getByRole('radio', { name: /^18:00/ });
  await expect(time).toBeChecked();
  // Data that loads after the clock is moved would still count as fresh.
  await waitUntilIdle();
  let failedCount = 0;
  await page.route('**/api/resv/resvCountbyMonth', (route) => {
    failedCount += 1;
    return route.fulfill({ status: 503, body: '{}', contentType: 'application/problem+json' });
  });
  await page.clock.fastForward(31_000);
  // Simulates returning from another window.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect.poll(() => failedCount).toBeGreaterThan(2);
  await expect(time).toBeChecked();
  const countBefore = failedCount;
  await guest.goToNextStep();
  await expect.poll(() => failedCount).toBeGreaterThan(countBefore + 2);
  await guest.selectFirstProduct();
  await guest.setMenuCount(0, 2);
  await guest.pressReserve();
  await guest.continueAsGuest();
});

/** Chooses the second private room instead of the smallest one, while another guest takes it. */
async function chooseTakenRoom(guest: Guest, date: string): Promise<void> {
  const { page } = guest;
  await page.clock.install();
  await guest.openDetail(date, roomLunch);
  await expect(guest.getRoom('초승')).toBeChecked();
  await guest.getRoom('상현').check();
  await holdRoom(date, 'R10202');
  await page.clock.fastForward(31_000);
}

test('a chosen room that others reserve is shown as reserved, and no other is chosen instead, in Korean', async ({
  page,
}) => {
  const guest = new Guest(page, 'ko');
  const { product, payment, common } = guest.texts;
  await chooseTakenRoom(guest, getRetrySafeDay(51));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  const rooms = page.getByRole('region', { name: common.resvType.room });
  await expect(rooms.getByText(product.room.taken)).toBeVisible();
  await expect(guest.getRoom('상현')).toHaveCount(0);
  await expect(rooms.getByRole('radio', { checked: true })).toHaveCount(0);
  await guest.pressReserve();
  await guest.expectAlert(payment.outcome.roomTaken);
  await guest.closeAlert();
  await expect(guest.getRoom('초승')).toBeFocused();
  await guest.getRoom('하현').check();
  await expect(rooms.getByText(product.room.taken)).toHaveCount(0);
  await guest.pressReserve();
  await guest.continueAsGuest();
  expect(new URL(page.url()).searchParams.get('dinRoomCode')).toBe('R10203');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: createPattern(guest.texts.payment.summary.title) })).toContainText(
    '하현',
  );
});

test('a room that others reserve during the order is reported before payment, and another is offered by name, in Korean', async ({
  page,
}) => {
  const guest = new Guest(page, 'ko');
  const { payment } = guest.texts;
  const date = getRetrySafeDay(53);
  await chooseTakenRoom(guest, date);
  await guest.pressReserve();
  await guest.expectAlert(payment.outcome.roomTaken);
  await expect(page).toHaveURL(/\/reservation\/prod\/detail\//);
  await expect(guest.getRoom('초승')).not.toBeChecked();
  await guest.getButton(/12:00 · 초승$/).click();
  await expect(guest.getRoom('초승')).toBeChecked();
  await expect(page).toHaveURL(createVisitPattern(date, '12'));
});

test('a guest whose room is reserved by others while they fill in the form chooses another one by its name, in English', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const { payment } = guest.texts;
  const date = getRetrySafeDay(55);
  await guest.openDetail(date, roomLunch);
  await guest.getRoom('Sanghyeon').check();
  await guest.pressReserve();
  await guest.continueAsGuest();
  await guest.fillInForm();
  await holdRoom(date, 'R10202');
  await guest.getPayButton().click();
  await guest.expectAlert(payment.outcome.roomTaken);
  await guest.getButton(/12:00 · Choseung/).click();
  await expect(page.getByRole('main').getByText('Choseung').filter({ visible: true }).first()).toBeVisible();
  expect(new URL(page.url()).searchParams.get('dinRoomCode')).toBe('R10201');
  const { window } = await guest.openPaymentWindow();
  await Promise.all([page.waitForURL(/complete/), window.pay()]);
  await expect(page.getByText('Choseung').filter({ visible: true }).first()).toBeVisible();
});
