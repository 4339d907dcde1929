// @vitest-environment jsdom
import { encodeText } from '@dining/contract/codecs/text';
import type { CouponWire } from '@dining/contract/site/coupons';
import { type CouponNo, type HtlCode, type ProdCode, type ResvCode, toCode } from '@dining/domain/shared/codes';
import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { common } from '@dining/i18n/site/en/common';
import { coupon as texts } from '@dining/i18n/site/en/coupon';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { prepareSite, renderInSite } from '../../../test/render-in-site';
import { hotelsQuery } from '../../entities/app/app-data';
import { OwnCoupons } from './own-coupons';

const getServer = prepareSite('coupon');
const listEndpoint = 'GET /api/mypage/myCouponList';
const htlCode = toCode<HtlCode>('H01');
const today = getTodayInSeoul(new Date());

const createCoupon = (name: string, overrides: Partial<CouponWire> = {}): CouponWire => ({
  couponNo: toCode<CouponNo>(name),
  htlCode: null,
  ...encodeText('couponName', { default: name }),
  couponType: 'amount',
  couponValue: 10_000,
  couponMinOrderAmnt: 0,
  couponMaxDistAmnt: null,
  couponStartDate: '2026-01-01',
  couponEndDate: addDays(today, 30),
  couponUsedYn: 'N',
  couponUsedDate: '',
  resvCode: '',
  couponHeld: null,
  ...overrides,
});
const open = () =>
  renderInSite(<OwnCoupons />, (queryClient) =>
    queryClient.setQueryData(hotelsQuery.queryKey, [
      { htlCode, ...encodeText('htlName', { default: '달빛', en: 'Dalbit Jeju' }) },
    ] as never),
  );
const openCoupons = async (...coupons: readonly CouponWire[]) => {
  getServer().setReply(listEndpoint, createSuccess({ resultList: coupons }));
  await open();
  await screen.findByRole('region', { name: new RegExp(texts.groups.usable) });
};
const getGroup = (name: string) => screen.getByRole('region', { name });

it('the list of coupons says that the coupons are loading', async () => {
  getServer().setReply(listEndpoint, () => new Promise(() => {}));
  await open();
  expect(screen.getByRole('status').textContent).toBe(common.loading);
});

it('the list of coupons groups coupons into usable, used and expired ones, and counts each group', async () => {
  await openCoupons(
    createCoupon('Welcome'),
    createCoupon('Birthday', {
      couponUsedYn: 'Y',
      couponUsedDate: '2026-05-01 12:00',
      resvCode: toCode<ResvCode>('R1'),
    }),
    createCoupon('Spring', { couponEndDate: addDays(today, -1) }),
  );
  expect(within(getGroup(`${texts.groups.usable} 1`)).getByText('Welcome')).toBeDefined();
  expect(within(getGroup(`${texts.groups.used} 1`)).getByText('Birthday')).toBeDefined();
  expect(within(getGroup(`${texts.groups.expired} 1`)).getByText('Spring')).toBeDefined();
});

it('the list of coupons shows the discount of a coupon, its hotel, minimum order and last day', async () => {
  await openCoupons(
    createCoupon('Welcome', {
      htlCode,
      couponType: 'percent',
      couponValue: 15,
      couponMaxDistAmnt: 30_000,
      couponMinOrderAmnt: 100_000,
      couponEndDate: '2099-12-31',
    }),
  );
  const itemText = screen.getByRole('listitem').textContent;
  for (const fact of ['15% off', 'up to ₩30,000', 'Dalbit Jeju', 'On orders of ₩100,000 or more', '2099-12-31'])
    expect(itemText).toContain(fact);
});

it('the list of coupons marks a coupon that an open payment holds as in use', async () => {
  await openCoupons(
    createCoupon('Welcome', { couponHeld: { prodCode: toCode<ProdCode>('DINNER'), resvDate: '2026-12-24 18:00' } }),
  );
  expect(screen.getByText(texts.held)).toBeDefined();
  expect(screen.getByText(texts.heldNote)).toBeDefined();
});

it('the list of coupons links a used coupon to its reservation', async () => {
  await openCoupons(
    createCoupon('Birthday', {
      couponUsedYn: 'Y',
      couponUsedDate: '2026-05-01 12:00',
      resvCode: toCode<ResvCode>('R1'),
    }),
  );
  expect(screen.getByText(/Used on 2026-05-01/)).toBeDefined();
  expect(screen.getByRole('link', { name: texts.show }).getAttribute('href')).toBe(
    '/fnb/mypage/resv/detail?resvCode=R1',
  );
});

it('the list of coupons says that no coupon is usable if all are used or expired', async () => {
  await openCoupons(createCoupon('Spring', { couponEndDate: addDays(today, -1) }));
  expect(within(getGroup(`${texts.groups.usable} 0`)).getByText(texts.emptyUsable)).toBeDefined();
});

it('the list of coupons says that there are no coupons yet', async () => {
  getServer().setReply(listEndpoint, createSuccess({ resultList: [] }));
  await open();
  expect(await screen.findByRole('heading', { name: texts.empty })).toBeDefined();
});

it('the list of coupons announces that the coupons could not be loaded, and shows them after a retry', async () => {
  getServer().setReply(listEndpoint, createProblem('not_found', 404));
  const { user } = await open();
  expect((await screen.findByRole('alert')).textContent).toContain(common.loadFailed);
  getServer().setReply(listEndpoint, createSuccess({ resultList: [createCoupon('Welcome')] }));
  await user.click(screen.getByRole('button', { name: common.buttons.retry }));
  expect(await screen.findByText('Welcome')).toBeDefined();
});
