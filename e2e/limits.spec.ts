import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { formatDayInText } from '@dining/i18n/formats';
import { expect, test } from '@playwright/test';
import { Guest, getDayAhead, getRetrySafeDay } from './support/guest';
import { holdCakes, holdCakesAsOtherGuests } from './support/holds';
import { createPattern } from './support/languages';
import { signIn } from './support/member';
import { chooseTile } from './support/tiles';

const cake = { hotel: 'DSE', dinCode: 'D106', prodCode: 'P10601', type: 'pickup', time: '00:00', adults: 0 };

async function prepareCakePayment(guest: Guest, date: string, phone: readonly [string, string]): Promise<void> {
  await guest.openDetail(date, cake);
  await guest.pressReserve();
  await guest.continueAsGuest();
  await guest.fillInForm({ phone: [...phone] });
  await chooseTile(guest.page.getByRole('radio', { name: 'One', exact: true }));
}

test('a guest who has reached the limit of a product is offered other products, not another time', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const { alerts } = guest.texts.product;
  const phone = ['2469', String(Date.now()).slice(-4)] as const;
  await prepareCakePayment(guest, getDayAhead(24), phone);
  // Simulates that the guest has ordered in another window.
  await holdCakes(page.request, getDayAhead(26), 3, `010-${phone.join('-')}`);
  await guest.getPayButton().click();
  await guest.expectAlert(alerts.perPersonReached);
  const alert = page.getByRole('alertdialog');
  await expect(alert.getByRole('button', { name: guest.texts.payment.outcome.chooseTime })).toHaveCount(0);
  await alert.getByRole('button', { name: alerts.otherProduct }).click();
  await expect(page).toHaveURL(/\/reservation\/step\/2\/D106/);
});

test('a guest who orders more than they may still order can reduce the quantity, in Japanese', async ({ page }) => {
  const guest = new Guest(page, 'ja');
  const { alerts, quantity } = guest.texts.product;
  const phone = ['2470', String(Date.now()).slice(-4)] as const;
  await guest.openDetail(getDayAhead(24), cake);
  await page.getByRole('region', { name: quantity.label }).getByRole('button').last().click();
  await guest.pressReserve();
  await guest.continueAsGuest();
  await guest.fillInForm({ phone: [...phone] });
  await chooseTile(page.getByRole('region', { name: guest.texts.payment.questions.title }).getByRole('radio').first());
  await holdCakes(page.request, getDayAhead(26), 2, `010-${phone.join('-')}`);
  await guest.getPayButton().click();
  await guest.expectAlert(alerts.perPerson.replace('{{remaining}}', '1'));
  await page.getByRole('alertdialog').getByRole('button', { name: alerts.fewer }).click();
  await expect(page).toHaveURL(/\/reservation\/prod\/detail\/D106\/P10601/);
  await expect(page.getByRole('region', { name: quantity.label })).toBeVisible();
});

test('a notice lets a guest reduce a party that is larger than the limit per person, in English', async ({ page }) => {
  const guest = new Guest(page, 'en');
  await guest.open('/login');
  await signIn(guest);
  // The members-only omakase: two seats per person, Thursdays to Saturdays, at 20:00 also on holidays.
  const thursday = [...Array(7).keys()]
    .map((days) => getDayAhead(30 + days))
    .find((date) => new Date(`${date}T00:00:00Z`).getUTCDay() === 4);
  const omakase = { hotel: 'DSE', dinCode: 'D104', prodCode: 'P10403', time: '20:00' };
  await guest.openDetail(thursday ?? '', { ...omakase, adults: 3 });
  const notice = page.getByRole('status').filter({ hasText: guest.texts.reservation.reasons.person_limit });
  await notice.getByRole('button', { name: guest.texts.product.alerts.smallerParty }).click();
  await expect(page).toHaveURL(/\/reservation\/step\/2\/D104/);
  await expect(page.getByRole('group', { name: guest.texts.common.guests.adult, exact: true })).toBeVisible();
});

test('a member price is announced only if a member pays less', async ({ page }) => {
  const guest = new Guest(page, 'en');
  const memberPriceNotice = page.getByText(createPattern(guest.texts.reservation.list.memberPrice));
  const getListPath = (hotel: string, dinCode: string, time: string) =>
    `/reservation/step/2/${dinCode}?hotelCode=${hotel}&dinCode=${dinCode}&resvType=table&resvDate=${getDayAhead(26)} ${time}&adultCount=2&childCount=0`;
  const getOffer = (prodCode: string) =>
    page.getByRole('listitem').filter({ has: page.locator(`#select-${prodCode}`) });
  // The members' discount of this lunch follows the hotel's rule, and the hotel on Jeju has none.
  await guest.open(getListPath('DJE', 'D303', '12:00'));
  await expect(getOffer('P30301')).toBeVisible();
  await expect(getOffer('P30301').filter({ has: memberPriceNotice })).toHaveCount(0);
  await guest.openDetail(getDayAhead(26), { dinCode: 'D303', prodCode: 'P30301', time: '12:00' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(memberPriceNotice).toHaveCount(0);
  // A dinner with a members' discount of its own, and one of a hotel that has a rule.
  await guest.open(getListPath('DJE', 'D302', '18:00'));
  await expect(getOffer('P30202').filter({ has: memberPriceNotice })).toBeVisible();
  await guest.open(getListPath('DSE', 'D103', '18:00'));
  await expect(getOffer('P10304').filter({ has: memberPriceNotice })).toBeVisible();
});

test('a guest who orders more cakes than a day has left is offered fewer, or another day that has enough, in English', async ({
  page,
}) => {
  const guest = new Guest(page, 'en');
  const { payment, product } = guest.texts;
  // Later than the days that e2e/stock-changes.spec.ts sells out.
  const date = getRetrySafeDay(68);
  await guest.openDetail(date, cake);
  const increaseButton = page.getByRole('region', { name: product.quantity.label }).getByRole('button').last();
  await increaseButton.click();
  await guest.pressReserve();
  await guest.continueAsGuest();
  await guest.fillInForm({ phone: ['2471', String(Date.now()).slice(-4)] });
  await chooseTile(page.getByRole('radio', { name: 'One', exact: true }));
  await holdCakesAsOtherGuests(date, 19);
  await guest.getPayButton().click();
  const alert = page.getByRole('alertdialog');
  await expect(alert.getByRole('button', { name: product.alerts.fewer })).toBeVisible();
  await expect(alert.getByRole('button', { name: payment.outcome.chooseDay })).toBeVisible();
  await expect(alert.getByRole('button', { name: payment.outcome.chooseTime })).toHaveCount(0);
  const dayName = formatDayInText(date, 'en', getTodayInSeoul(new Date()));
  await expect(alert.getByRole('button', { name: dayName })).toHaveCount(0);
  const days = alert.getByRole('button', { name: /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/ });
  await expect(days).toHaveCount(3);
  await days.first().click();
  await expect(page).not.toHaveURL(new RegExp(`resvDate=${date}`));
  const { window } = await guest.openPaymentWindow();
  await Promise.all([page.waitForURL(/complete/), window.pay()]);
});
