// @vitest-environment jsdom
import type { CouponWithName } from '@dining/contract/codecs/coupon';
import { encodeText } from '@dining/contract/codecs/text';
import { evaluateCoupons } from '@dining/domain/pricing/evaluate-coupons';
import { type CouponNo, type HtlCode, toCode } from '@dining/domain/shared/codes';
import { common } from '@dining/i18n/site/en/common';
import { coupon as texts } from '@dining/i18n/site/en/coupon';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { addCssEscape } from '../../../../../packages/ui/test/browser';
import { prepareSite, renderInSite } from '../../../test/render-in-site';
import { hotelsQuery } from '../../entities/app/app-data';
import type { OrderCoupons } from '../../entities/coupons/order-coupons';
import { CouponChoice } from './coupon-choice';

prepareSite('coupon');
beforeAll(addCssEscape);
const htlCode = toCode<HtlCode>('H01');
const otherHtlCode = toCode<HtlCode>('H02');
const retry = vi.fn<() => void>();

const createCoupon = (name: string, overrides: Partial<CouponWithName> = {}): CouponWithName => ({
  couponNo: toCode<CouponNo>(name),
  name: { default: name },
  kind: 'amount',
  value: 10_000,
  minOrderAmount: 0,
  maxDiscount: null,
  validity: { from: '2026-01-01', to: '2026-12-31' },
  htlCode: null,
  isHeldOrUsed: false,
  ...overrides,
});
const order = { amount: 100_000, today: '2026-11-28', htlCode, isDeposit: false };
const createOrderCoupons = (...coupons: readonly CouponWithName[]): OrderCoupons => ({
  evaluations: evaluateCoupons(coupons, order),
  chosenCoupon: null,
  isPending: false,
  error: null,
  retry,
  isRetrying: false,
});

function TestChoice({ orderCoupons }: { orderCoupons: OrderCoupons }) {
  const [chosenNo, setChosenNo] = useState<CouponNo | null>(null);
  const chosenCoupon =
    orderCoupons.evaluations.find(({ coupon: { couponNo } }) => couponNo === chosenNo)?.coupon ?? null;
  return <CouponChoice {...orderCoupons} chosenCoupon={chosenCoupon} onChange={setChosenNo} />;
}
const open = (orderCoupons: OrderCoupons) =>
  renderInSite(<TestChoice orderCoupons={orderCoupons} />, (queryClient) =>
    queryClient.setQueryData(hotelsQuery.queryKey, [
      { htlCode: otherHtlCode, ...encodeText('htlName', { default: '부산', en: 'Dalbit Busan' }) },
    ] as never),
  );
const getOption = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) });

it('the coupon choice shows nothing if the member has no coupons', async () => {
  await open(createOrderCoupons());
  expect(screen.queryByRole('heading')).toBeNull();
});

it('the coupon choice offers the coupon with the highest discount first, marked as the best and with that discount', async () => {
  await open(createOrderCoupons(createCoupon('Welcome'), createCoupon('Birthday', { kind: 'percent', value: 20 })));
  const options = within(screen.getByRole('group', { name: texts.title })).getAllByRole('radio');
  expect(options).toEqual([getOption('Birthday'), getOption('Welcome'), getOption(texts.none)]);
  const bestText = getOption('Birthday').closest('label')?.textContent;
  for (const fact of [texts.best, '20% off', '−₩20,000']) expect(bestText).toContain(fact);
  expect(getOption('Welcome').closest('label')?.textContent).not.toContain(texts.best);
});

it('the coupon choice chooses a coupon and then none with the arrow keys', async () => {
  const { user } = await open(createOrderCoupons(createCoupon('Welcome')));
  expect(getOption(texts.none).checked).toBe(true);
  await user.tab();
  await user.keyboard('{ArrowUp}');
  expect(getOption('Welcome').checked).toBe(true);
  await user.keyboard('{ArrowDown}');
  expect(getOption(texts.none).checked).toBe(true);
});

it('the coupon choice lists unusable coupons with their reasons behind a button that counts them', async () => {
  const { user } = await open(
    createOrderCoupons(
      createCoupon('Welcome'),
      createCoupon('Busan', { htlCode: otherHtlCode }),
      createCoupon('Feast', { minOrderAmount: 300_000 }),
      createCoupon('Spring', { validity: { from: null, to: '2026-05-31' } }),
    ),
  );
  await user.click(screen.getByText(texts.unusable.replace('{{count}}', '3')));
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toHaveLength(3);
  for (const row of ['BusanValid at Dalbit Busan only', 'FeastFor orders of ₩300,000 or more', 'SpringExpired'])
    expect(rows).toContain(row);
  expect(screen.queryByRole('radio', { name: /Busan/ })).toBeNull();
});

it('the coupon choice says that no coupon can be used', async () => {
  await open(createOrderCoupons(createCoupon('Busan', { htlCode: otherHtlCode })));
  expect(screen.getByText(texts.nothingUsable)).toBeDefined();
  expect(screen.queryByRole('radio')).toBeNull();
});

it('the coupon choice says that the coupons are loading', async () => {
  await open({ ...createOrderCoupons(), isPending: true });
  expect(screen.getByRole('status').textContent).toBe(common.loading);
});

it('the coupon choice announces that the coupons could not be loaded, and offers a retry', async () => {
  const { user } = await open({ ...createOrderCoupons(), error: new Error('unavailable') });
  expect(screen.getByRole('alert').textContent).toContain(common.loadFailed);
  await user.click(screen.getByRole('button', { name: common.buttons.retry }));
  expect(retry).toHaveBeenCalledOnce();
});
