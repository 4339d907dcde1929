import { randomInt } from 'node:crypto';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { fillVariables } from '@dining/i18n/fill';
import { expect, test } from '@playwright/test';
import { expectAccessible, listViolations } from './support/accessibility';
import { joinAndSignIn } from './support/api';
import { getSaturdayAhead } from './support/days';
import { Guest, getDayAhead } from './support/guest';
import { createIpAddressOptions } from './support/ip-address-options';
import { createPerson } from './support/join-pages';
import { createPattern, languageSetups } from './support/languages';
import { pressTwice } from './support/press-twice';
import { StaffMember } from './support/staff-member';

test.use(createIpAddressOptions());

/** A weekend lunch for two in Seoul: 196,000 won, 10 % off for members. The code takes half of the rest. */
const lunch = { hotel: 'DSE', dinCode: 'D103', prodCode: 'P10301', time: '13:00' };
const prices = { member: '176,400', withCode: '88,200' };
const couponNames = { ko: '절반 쿠폰', en: 'Half-price lunch', cn: '半价午餐', ja: '半額ランチ' };

test('a coupon code that marketing creates gives a member its coupon, which they can choose at payment', async ({
  browser,
  page,
}) => {
  const code = `HALF${randomInt(1e6)}`;
  const context = await browser.newContext({ ...createIpAddressOptions(), viewport: { width: 1440, height: 900 } });
  const marketing = new StaffMember(await context.newPage(), 'en');
  const { offers, coupon, tabs, title } = marketing.texts.benefits;
  await marketing.open('/console/benefits');
  await marketing.signIn('marketing@dalbit.example');
  await expect(marketing.page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await marketing.page.getByRole('tab', { name: tabs.codes }).click();
  await marketing.getButton(offers.add).click();
  await marketing.getField(offers.name).fill('Half of a lunch');
  await marketing.getField(offers.code).fill(code.toLowerCase());
  for (const { native, language } of Object.values(languageSetups))
    await marketing.getField(native, marketing.page.getByRole('main')).fill(couponNames[language]);
  await marketing.getField(coupon.value).fill('50');
  await marketing.getField(offers.redeemFrom).fill(getTodayInSeoul(new Date()));
  await marketing.getField(offers.redeemTo).fill(getDayAhead(30));
  await marketing.getField(offers.maxCoupons).fill('2');
  expect(await listViolations(marketing.page, 'a new coupon code')).toEqual([]);
  await pressTwice(marketing.getButton(offers.create));
  await expect(marketing.page.getByText(offers.created)).toBeVisible();
  const row = marketing.page.getByRole('row', { name: new RegExp(code) });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(offers.states.running);
  expect(await listViolations(marketing.page, 'coupon codes')).toEqual([]);

  const guest = new Guest(page, 'en');
  const { texts } = guest;
  await joinAndSignIn(page, createPerson());
  await guest.open('/fnb/mypage/benefits');
  const field = page.getByRole('textbox', { name: texts.coupon.code.label });
  await field.fill('NOSUCHCODE');
  await guest.getButton(texts.coupon.code.submit).click();
  await guest.expectAlert(texts.problems.coupon_code_unknown);
  await guest.closeAlert();
  await field.fill(code);
  await expectAccessible(page, 'the coupons of a member');
  await pressTwice(guest.getButton(texts.coupon.code.submit));
  await guest.expectAlert(fillVariables(texts.coupon.code.done, { name: couponNames.en }));
  await guest.closeAlert();
  const usable = page.getByRole('region', { name: createPattern(texts.coupon.groups.usable) });
  await expect(usable.getByRole('listitem').filter({ hasText: couponNames.en })).toHaveCount(1);
  await field.fill(code);
  await field.press('Enter');
  await guest.expectAlert(texts.problems.coupon_code_redeemed);
  await guest.closeAlert();

  await guest.openDetail(getSaturdayAhead(66), lunch);
  await guest.setMenuCount(0, 2);
  await expect(page.getByText(prices.member).filter({ visible: true }).first()).toBeVisible();
  await guest.pressReserve();
  await expect(page.getByRole('heading', { level: 1, name: texts.payment.title })).toBeVisible();
  const coupons = page.getByRole('region', { name: texts.coupon.title, exact: true });
  await coupons.getByRole('radio', { name: texts.coupon.none }).check();
  await expect(guest.getPayButton()).toContainText(prices.member);
  await coupons.getByRole('radio', { name: new RegExp(couponNames.en) }).check();
  await expect(guest.getPayButton()).toContainText(prices.withCode);

  await marketing.page.reload();
  await expect(row).toContainText(fillVariables(offers.redeemed, { count: 1, max: 2 }));
  await row.getByRole('button').click();
  await expect(marketing.page.getByText(createPattern(offers.fixed))).toBeVisible();
  expect(await listViolations(marketing.page, 'a redeemed coupon code')).toEqual([]);
  await marketing.getButton(offers.stop).click();
  await marketing.getButton(offers.stopNow, marketing.page.getByRole('alertdialog')).click();
  await expect(marketing.page.getByText(createPattern(offers.stopDone))).toBeVisible();
  await expect(marketing.getButton(offers.save)).toHaveCount(0);
  await context.close();
});
