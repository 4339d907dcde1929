import { expect, test } from '@playwright/test';
import { getSaturdayAhead } from './support/days';
import { dinner, Guest, getDayAhead, getRetrySafeDay } from './support/guest';
import { createPattern } from './support/languages';
import { signIn } from './support/member';
import { expectCalendarOpen, findModal, openCard, reserveInModal, searchInModal } from './support/modal';
import { getLedgerRow, ProviderWindow } from './support/provider';
import { chooseTile, getTile } from './support/tiles';

const parseWon = (text: string | null): number => Number(/[\d,]{4,}/.exec(text ?? '')?.[0].replaceAll(',', ''));

test('a guest pays the deposit of each person for a private room by bank transfer, in Korean', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  await guest.openDetail(getDayAhead(14), {
    hotel: 'DSE',
    dinCode: 'D102',
    prodCode: 'P10204',
    type: 'room',
    time: '12:00',
    adults: 4,
  });
  const rooms = page.getByRole('region', { name: guest.texts.common.resvType.room });
  await expect(rooms.getByRole('img')).toBeVisible();
  await expect(rooms.getByRole('radio', { name: '초승' })).toHaveAccessibleDescription('2–4인 룸 · 18㎡');
  await guest.pressReserve();
  await guest.continueAsGuest();
  await guest.fillInForm();
  await page.getByRole('radio', { name: createPattern(guest.texts.payment.payMethod.account) }).check();
  const { window, shopOrderNo } = await guest.openPaymentWindow();
  await window.page.locator('input[name="bank"]').first().check();
  await window.page.locator('#holder').fill('한바다');
  await Promise.all([page.waitForURL(/complete/), window.page.locator('button.pay').click()]);
  // For three or four people the deposit is 40,000 won each.
  expect(await getLedgerRow(shopOrderNo)).toMatchObject({ charged: 160_000 });
  await expect(page.getByText(guest.texts.payment.payMethod.account).first()).toBeVisible();
});

test('a guest orders a discounted cake for pickup, starting on the main page, in English', async ({ page }) => {
  const guest = new Guest(page, 'en');
  await openCard(guest, { venue: /Boreum/, prodCode: 'P10601' });
  await expect(findModal(guest).getByRole('group', { name: guest.texts.common.guests.adult })).toHaveCount(0);
  await searchInModal(guest);
  await expectCalendarOpen(guest, true);
  // A full day is “sold out” for pickups and “fully booked” for seats.
  await expect(page.getByText(guest.texts.reservation.pickupLegend.full, { exact: true }).first()).toBeVisible();
  await guest.chooseDay(getDayAhead(15));
  await reserveInModal(guest);
  await expect(page).toHaveURL(/\/reservation\/prod\/detail\/D106\/P10601/);
  const { steps } = guest.texts.reservation;
  const stepIndicator = page.getByRole('navigation', { name: steps.label });
  await expect(stepIndicator.getByRole('listitem').filter({ hasText: steps.pickupProduct })).toBeVisible();
  await expect(stepIndicator.locator('[aria-current]')).toContainText(steps.pickupMenu);
  const quantity = page.getByRole('region', { name: guest.texts.product.quantity.label });
  await quantity.getByRole('button').last().click();
  await expect(quantity.getByRole('status').first()).toContainText('2');
  await guest.pressReserve();
  await guest.continueAsGuest();
  // One person may order three; a unique phone number lets the journey be repeated.
  await guest.fillInForm({ phone: ['2468', String(Date.now()).slice(-4)] });
  await chooseTile(page.getByRole('radio', { name: 'One', exact: true }));
  const { window, shopOrderNo } = await guest.openPaymentWindow();
  await Promise.all([page.waitForURL(/complete/), window.pay()]);
  // 98,000 won less a fifth, for two units.
  expect(await getLedgerRow(shopOrderNo)).toMatchObject({ charged: 156_800 });
});

test('the allergy questions are worded for a pickup if a cake is ordered, in Japanese', async ({ page }) => {
  const guest = new Guest(page, 'ja');
  const { payment, complete, product } = guest.texts;
  // There are no pickups on Mondays.
  const day = new Date(`${getDayAhead(18)}T00:00:00Z`);
  if (day.getUTCDay() === 1) day.setUTCDate(day.getUTCDate() + 1);
  const cake = { hotel: 'DSE', dinCode: 'D106', prodCode: 'P10602', type: 'pickup', time: '00:00', adults: 0 };
  await guest.openDetail(day.toISOString().slice(0, 10), cake);
  await expect(page.getByRole('region', { name: product.quantity.label })).toBeVisible();
  await guest.pressReserve();
  await guest.continueAsGuest();
  await guest.fillInForm({ phone: ['2469', String(Date.now()).slice(-4)] });
  await expect(page.getByText(payment.allergy.questionPickup)).toBeVisible();
  await page.getByRole('radio', { name: payment.allergy.exist }).check();
  await expect(page.getByText(payment.allergy.consentDetailPickup)).toBeVisible();
  await page.getByRole('region', { name: payment.allergy.title }).getByRole('checkbox').first().check();
  await page.getByRole('checkbox', { name: createPattern(payment.allergy.consent) }).check();
  const { window } = await guest.openPaymentWindow();
  await Promise.all([page.waitForURL(/complete/), window.pay()]);
  await expect(page.getByText(complete.allergyKeptPickup)).toBeVisible();
});

test('a guest reserves a seat without an advance payment, in Japanese', async ({ page }) => {
  const guest = new Guest(page, 'ja');
  await guest.openDetail(getDayAhead(16), { dinCode: 'D304', prodCode: 'P30402', time: '13:00' });
  await expect(page.getByText(guest.texts.product.inStore).first()).toBeVisible();
  await guest.pressReserve();
  await guest.continueAsGuest();
  await guest.fillInForm();
  await Promise.all([
    page.waitForURL(/complete/),
    guest.getButton(guest.texts.payment.actions.reserve).filter({ visible: true }).first().click(),
  ]);
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.resvStatus.sentences.reserved })).toBeVisible();
});

test('a member pays the member price that a visitor was shown, in Chinese', async ({ page }) => {
  const guest = new Guest(page, 'cn');
  const course = { hotel: 'DSE', dinCode: 'D103', prodCode: 'P10304' };
  const day = getRetrySafeDay(17);
  await guest.openDetail(day, course);
  await guest.setMenuCount(0, 2);
  const pricePattern = guest.texts.product.memberPrice.replace('{{amount}}', '.*\\d,\\d{3}');
  const memberPriceText = page.getByText(new RegExp(pricePattern)).filter({ visible: true }).last();
  const price = parseWon(await memberPriceText.textContent());
  expect(price).toBeGreaterThan(0);
  await guest.open('/login');
  await signIn(guest);
  await guest.openDetail(day, course);
  await guest.pressReserve();
  await expect(page.getByRole('heading', { level: 1, name: guest.texts.payment.title })).toBeVisible();
  await page.getByRole('radio', { name: guest.texts.coupon.none }).check();
  await guest.fillInForm();
  expect(parseWon(await guest.getPayButton().textContent())).toBe(price);
  const { window, shopOrderNo } = await guest.openPaymentWindow();
  await Promise.all([page.waitForURL(/complete/), window.pay()]);
  expect(await getLedgerRow(shopOrderNo)).toMatchObject({ charged: price });
});

test('a full time offers the nearest free times and other restaurants, in English', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const { nearest } = guest.texts.reservation;
  // Later than all reservations of the demo group, on any weekday.
  const date = getSaturdayAhead(20);
  await guest.open(
    `/reservation/step/1?hotelCode=DSE&dinCode=D104&resvType=table&resvDate=${date}&adultCount=2&childCount=0`,
  );
  await guest.chooseDay(date);
  await guest.getButton(nearest.alternatives.replace('{{time}}', '18:30')).click();
  await expect(page.getByText(nearest.title)).toBeVisible();
  await guest.getButton(nearest.elsewhere).click();
  await expect(page.getByText(nearest.elsewhereTitle)).toBeVisible();
  const otherVenueLinks = page.getByRole('status').filter({ hasText: nearest.elsewhereTitle }).last().getByRole('link');
  expect(await otherVenueLinks.count()).toBeGreaterThan(0);
  await guest.getButton('20:00').click();
  await expect(page.getByRole('radio', { name: /^20:00/ })).toBeChecked();
  await guest.goToNextStep();
  await expect(page).toHaveURL(/\/reservation\/step\/2\/D104/);
  expect(new URL(page.url()).searchParams.get('resvDate')).toBe(`${date} 20:00`);
});

test('another restaurant chosen instead of a full time keeps day, time and party, in Korean', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  const { nearest } = guest.texts.reservation;
  const date = getSaturdayAhead(20);
  await guest.open(
    `/reservation/step/1?hotelCode=DSE&dinCode=D104&resvType=table&resvDate=${date}&adultCount=3&childCount=1`,
  );
  await guest.chooseDay(date);
  await guest.getButton(nearest.alternatives.replace('{{time}}', '18:30')).click();
  await guest.getButton(nearest.elsewhere).click();
  const otherVenueLink = page
    .getByRole('status')
    .filter({ hasText: nearest.elsewhereTitle })
    .last()
    .getByRole('link')
    .first();
  const time = /\d\d:\d\d/.exec((await otherVenueLink.textContent()) ?? '')?.[0] ?? '';
  await otherVenueLink.click();
  await expect(page.getByRole('radio', { name: new RegExp(`^${time}`) })).toBeChecked();
  await expect(page).not.toHaveURL(/dinCode=D104/);
  const search = new URL(page.url()).searchParams;
  expect(Object.fromEntries(search)).toMatchObject({ resvDate: `${date} ${time}`, adultCount: '3', childCount: '1' });
});

test('a change of type asks for confirmation and then restarts the search, in Chinese', async ({ page }) => {
  const guest = new Guest(page, 'cn');
  const { resvType } = guest.texts.common;
  await guest.chooseHotel('H01');
  await guest.chooseVenue('D102');
  await guest.chooseDay(getDayAhead(18));
  await guest.chooseTime('12:00');
  const room = page.getByRole('radio', { name: resvType.room, exact: true });
  await getTile(room).click();
  await guest.expectAlert(guest.texts.reservation.alerts.typeChange);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: guest.texts.common.buttons.cancel, exact: true })
    .click();
  await expect(page.getByRole('radio', { name: resvType.table, exact: true })).toBeChecked();
  await expect(page.getByRole('radio', { name: /^12:00/ })).toBeChecked();
  await getTile(room).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: guest.texts.common.buttons.confirm, exact: true })
    .click();
  await expect(room).toBeChecked();
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(guest.getButton(guest.texts.reservation.date.search)).toBeVisible();
});

test('the alert about another kind of pickup is worded for a pickup (decision 41), in Japanese', async ({ page }) => {
  const guest = new Guest(page, 'ja');
  const { reservation, common } = guest.texts;
  await guest.open(`/reservation/step/1?hotelCode=DSE&dinCode=D106&resvType=pickup&resvDate=${getDayAhead(15)}`);
  await expect(page.getByRole('heading', { name: reservation.date.pickupLabel })).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
  const typeRadios = page.getByRole('group', { name: reservation.type.label, exact: true }).getByRole('radio');
  await getTile(typeRadios.nth(1)).click();
  await guest.expectAlert(reservation.alerts.pickupChange);
  await page.getByRole('alertdialog').getByRole('button', { name: common.buttons.cancel, exact: true }).click();
  await expect(typeRadios.first()).toBeChecked();
  await getTile(typeRadios.nth(1)).click();
  await page.getByRole('alertdialog').getByRole('button', { name: common.buttons.confirm, exact: true }).click();
  await expect(typeRadios.nth(1)).toBeChecked();
  await expect(page.getByRole('grid')).toHaveCount(0);
});

test('a reload and Back keep day, time, menus and the typed phone number, in Japanese', async ({ page }) => {
  const guest = new Guest(page, 'ja');
  await guest.openDetail(getDayAhead(19));
  await guest.setMenuCount(0, 2);
  const total = page.getByText('176,000').filter({ visible: true }).first();
  await expect(total).toBeVisible();
  await page.reload();
  await expect(total).toBeVisible();
  await guest.pressReserve();
  await guest.continueAsGuest();
  await guest.fillInForm();
  await page.reload();
  await expect(page.getByRole('textbox', { name: guest.texts.phone.korean }).first()).toHaveValue('010-4321-8765');
  await page.goBack();
  await expect(page).toHaveURL(/\/reservation\/prod\/detail\/D302\/P30201/);
  await expect(total).toBeVisible();
  expect(new URL(page.url()).searchParams.get('resvDate')).toBe(`${getDayAhead(19)} 18:00`);
  await guest.pressReserve();
  await expect(page.getByRole('textbox', { name: guest.texts.phone.korean }).first()).toHaveValue('010-4321-8765');
});

test('a payment whose popup is blocked continues in the same window, in Korean', async ({ page }) => {
  const guest = new Guest(page, 'ko');
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await guest.preparePayment(getDayAhead(22), '19:00');
  const siteOrigin = new URL(page.url()).origin;
  await Promise.all([page.waitForURL((url) => url.origin !== siteOrigin), guest.getPayButton().click()]);
  await Promise.all([page.waitForURL(/\/reservation\/prod\/payment\/complete\//), new ProviderWindow(page).pay()]);
  await expect(page.getByText(String(dinner.sum / 1000)).first()).toBeVisible();
});
