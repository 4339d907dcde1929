import { fillVariables } from '@dining/i18n/fill';
import { expect, type Page, test } from '@playwright/test';
import { cancelByApi } from './support/api';
import { getSaturdayAhead } from './support/days';
import { tagFullRun } from './support/full-run';
import { Guest } from './support/guest';
import { createPattern, type LanguageName, languageSetups } from './support/languages';
import { member, signIn } from './support/member';
import { getLedgerRow, ProviderWindow } from './support/provider';
import { runStaffCommand } from './support/staff-command';

/**
 * A weekend lunch for two at Eunharu, Seoul: 196,000 won, 10 % off for members. The coupon for new members deducts
 * another 30,000 won.
 */
const lunch = { hotel: 'DSE', dinCode: 'D103', prodCode: 'P10301', time: '13:00' };
const prices = {
  full: '196,000',
  member: '176,400',
  withCoupon: '146,400',
  withNextCoupon: '158,760',
  charged: 146_400,
};
/** Each journey has its own member, whose coupons are unused before and after it. */
const journeys: Readonly<Record<LanguageName, { id: string; isOnPhone: boolean; daysAhead: number }>> = {
  ko: { id: 'mina@dalbit.example', isOnPhone: true, daysAhead: 24 },
  en: { id: 'james@dalbit.example', isOnPhone: false, daysAhead: 31 },
  cn: { id: 'xiaowen@dalbit.example', isOnPhone: true, daysAhead: 38 },
  ja: { id: 'sakura@dalbit.example', isOnPhone: false, daysAhead: 45 },
};
const hotelNames: Readonly<Record<LanguageName, { seoul: string; busan: string }>> = {
  ko: { seoul: '달빛 서울', busan: '달빛 부산' },
  en: { seoul: 'Dalbit Seoul', busan: 'Dalbit Busan' },
  cn: { seoul: '月光首尔', busan: '月光釜山' },
  ja: { seoul: 'ダルビッ・ソウル', busan: 'ダルビッ・釜山' },
};
const phoneOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const findCoupons = ({ page, texts }: Guest) => page.getByRole('region', { name: texts.coupon.title, exact: true });
const expectPayButton = (guest: Guest, amount: string) => expect(guest.getPayButton()).toContainText(amount);
const getResvCode = (page: Page) => new URL(page.url()).pathname.split('/').pop() ?? '';

/** Signs in and opens the payment page with a lunch. */
async function openPaymentPage(guest: Guest, id: string, day: string): Promise<void> {
  await guest.open('/login');
  await signIn(guest, id);
  await guest.openDetail(day, lunch);
  await guest.setMenuCount(0, 2);
  await expect(guest.page.getByText(prices.member).filter({ visible: true }).first()).toBeVisible();
  await guest.pressReserve();
  await expect(guest.page.getByRole('heading', { level: 1, name: guest.texts.payment.title })).toBeVisible();
}

/** Pays in the provider's window. Returns the order's number. */
async function payInWindow(guest: Guest): Promise<string> {
  const { window, shopOrderNo } = await guest.openPaymentWindow();
  await window.pay();
  return shopOrderNo;
}

/**
 * Pays on a phone, where the provider's page opens in the same window. Reads the response from the network, because the
 * page is left at once. Returns the order's number.
 */
async function payInSameWindow(guest: Guest): Promise<string> {
  const { page } = guest;
  let shopOrderNo = '';
  await page.route('**/api/ordersheet/prepay', async (route) => {
    const response = await route.fetch();
    ({ shopOrderNo } = ((await response.json()) as { response: { shopOrderNo: string } }).response);
    await route.fulfill({ response });
  });
  await guest.getPayButton().click();
  await page.locator('button.pay').waitFor();
  await new ProviderWindow(page).pay();
  return shopOrderNo;
}

for (const name of Object.keys(languageSetups) as LanguageName[]) {
  const journey = journeys[name];
  test(
    `a member pays the member price less a coupon, and gets the coupon back by cancelling, in ${name}`,
    tagFullRun(name === 'cn'),
    async ({ browser }) => {
      const context = await browser.newContext(journey.isOnPhone ? phoneOptions : {});
      const guest = new Guest(await context.newPage(), name);
      const { page, texts } = guest;
      await openPaymentPage(guest, journey.id, getSaturdayAhead(journey.daysAhead));
      const booker = page.getByRole('region', { name: texts.payment.booker.title });
      await expect(booker.getByRole('textbox', { name: createPattern(texts.payment.booker.name) }).first()).toHaveValue(
        /./,
      );
      await expect(booker.getByRole('textbox', { name: texts.phone.korean })).toHaveValue(/^010-\d{4}-\d{4}$/);
      await expect(booker.getByRole('combobox', { name: createPattern(texts.payment.booker.email) })).toHaveValue(
        journey.id,
      );

      const coupons = findCoupons(guest);
      await expectPayButton(guest, prices.withCoupon);
      const bestCoupon = coupons.getByRole('radio').first();
      await expect(coupons.locator('label').first()).toContainText(texts.coupon.best);
      await expect(bestCoupon).toBeChecked();
      await coupons.getByRole('radio', { name: texts.coupon.none }).check();
      await expectPayButton(guest, prices.member);
      await bestCoupon.check();
      await page.reload();
      await expect(bestCoupon).toBeChecked();
      await expectPayButton(guest, prices.withCoupon);

      await page.getByRole('checkbox', { name: createPattern(texts.payment.terms.finalAgree) }).check();
      const shopOrderNo = journey.isOnPhone ? await payInSameWindow(guest) : await payInWindow(guest);
      await page.waitForURL(/\/payment\/complete\//);
      expect(await getLedgerRow(shopOrderNo)).toMatchObject({ charged: prices.charged });
      const main = page.getByRole('main');
      await expect(main.getByText('30,000').first()).toBeVisible();
      await expect(main.getByText(prices.withCoupon).first()).toBeVisible();
      const resvCode = getResvCode(page);

      await guest.open('/fnb/mypage/benefits');
      const usedCoupons = page.getByRole('region', { name: new RegExp(`^${texts.coupon.groups.used}`) });
      await expect(usedCoupons.getByRole('link', { name: texts.coupon.show })).toHaveAttribute(
        'href',
        new RegExp(resvCode),
      );
      expect(await cancelByApi(page, resvCode)).toMatchObject({ result: 'success' });
      await page.reload();
      const usableCoupons = page.getByRole('region', { name: new RegExp(`^${texts.coupon.groups.usable}`) });
      await expect(usableCoupons.getByRole('listitem').filter({ hasText: '30,000' })).toHaveCount(1);
      await expect(usedCoupons).toHaveCount(0);
      await context.close();
    },
  );
}

test('an order whose coupon is taken in another browser says so and uses the next best coupon, in English', async ({
  page,
  browser,
}) => {
  const guest = new Guest(page, 'en');
  await openPaymentPage(guest, 'junseo@dalbit.example', getSaturdayAhead(52));
  await expectPayButton(guest, prices.withCoupon);
  await page.getByRole('checkbox', { name: createPattern(guest.texts.payment.terms.finalAgree) }).check();

  const otherContext = await browser.newContext();
  const otherGuest = new Guest(await otherContext.newPage(), 'en');
  await openPaymentPage(otherGuest, 'junseo@dalbit.example', getSaturdayAhead(59));
  await expectPayButton(otherGuest, prices.withCoupon);
  await otherGuest.page
    .getByRole('checkbox', { name: createPattern(otherGuest.texts.payment.terms.finalAgree) })
    .check();
  const { window } = await otherGuest.openPaymentWindow();

  await guest.getPayButton().click();
  await guest.expectAlert(guest.texts.problems.coupon_taken);
  await guest.closeAlert();
  await expectPayButton(guest, prices.withNextCoupon);
  await findCoupons(guest).getByText(createPattern(guest.texts.coupon.unusable)).click();
  await expect(findCoupons(guest).getByText(guest.texts.coupon.refusals.coupon_taken)).toBeVisible();

  // Cancelling the other payment releases its coupon.
  await window.cancel();
  await expect(otherGuest.page.getByRole('alertdialog')).toBeVisible();
  await page.reload();
  await expect(findCoupons(guest).getByRole('radio').first()).toBeVisible();
  await expect(findCoupons(guest).locator('label').first()).toContainText('30,000');
  await otherContext.close();
});

test('my page groups coupons by their state and shows where points came from, in Japanese', async ({ page }) => {
  const guest = new Guest(page, 'ja');
  const { texts } = guest;
  await guest.open('/fnb/mypage/benefits');
  await guest.getButton(texts.guard.signIn).click();
  await signIn(guest, member.id);
  await expect(page).toHaveURL(/\/fnb\/mypage\/benefits/);
  await expect(page.getByRole('heading', { level: 1, name: texts.mypage.benefits })).toBeVisible();
  for (const group of ['usable', 'used', 'expired'] as const) {
    const region = page.getByRole('region', { name: new RegExp(`^${texts.coupon.groups[group]}`) });
    await expect(region.getByRole('listitem').first()).toBeVisible();
  }
  await page.getByRole('tab', { name: texts.points.title }).click();
  await expect(page).toHaveURL(/showTab=points/);
  await expect(page.getByText(texts.points.balance)).toBeVisible();
  const entries = page.getByRole('region', { name: texts.points.history }).getByRole('listitem');
  await expect(entries.first()).toContainText(texts.points.types.earned);
});

/** A hotel that grants no points does not mention them to guests or members (decision 42). */
test.describe('a hotel that grants no points', () => {
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(() => runStaffCommand('point-rate', 'H02', '0', '--reason', 'a journey'));
  test.afterAll(() => runStaffCommand('point-rate', 'H02', '5', '--reason', 'a journey'));

  for (const name of Object.keys(languageSetups) as LanguageName[])
    test(
      `mentions no points to guests, and has no rate on a member’s page, in ${name}`,
      tagFullRun(name === 'ko'),
      async ({ page }) => {
        const guest = new Guest(page, name);
        const { main, points, common } = guest.texts;
        const pointsPattern = new RegExp(points.title, 'i');
        const openBenefits = async (hotel: string) => {
          await guest.open(`/?hotelCode=${hotel}`);
          await guest.getButton(main.links.benefits).click();
          const dialog = page.getByRole('dialog', { name: main.links.benefits });
          await dialog.getByRole('tab', { name: main.benefits.membership }).click();
          await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
          return dialog;
        };
        await expect(await openBenefits('DSE')).toContainText(pointsPattern);
        await page.keyboard.press('Escape');
        const busanDialog = await openBenefits('DBU');
        await expect(busanDialog).not.toContainText(pointsPattern);
        await busanDialog.getByRole('button', { name: common.buttons.close }).first().click();

        await guest.open('/login');
        await signIn(guest, member.id);
        await guest.open('/fnb/mypage/benefits?showTab=points');
        await expect(page.getByText(points.balance)).toBeVisible();
        const findRate = (hotel: string) =>
          page.getByText(fillVariables(points.rate, { hotel, rate: 5 }), { exact: true });
        await expect(findRate(hotelNames[name].seoul)).toBeVisible();
        await expect(page.getByText(new RegExp(`^${hotelNames[name].busan}.*%`))).toHaveCount(0);
        await expect(page.getByRole('region', { name: points.history }).getByRole('listitem').first()).toBeVisible();
      },
    );
});
