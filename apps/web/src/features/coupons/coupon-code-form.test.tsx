// @vitest-environment jsdom
import { encodeText } from '@dining/contract/codecs/text';
import type { ProblemCode } from '@dining/contract/problem';
import type { CouponWire } from '@dining/contract/site/coupons';
import { type CouponNo, toCode } from '@dining/domain/shared/codes';
import { languages } from '@dining/domain/shared/language';
import { packs } from '@dining/i18n/site/all';
import { coupon as texts } from '@dining/i18n/site/en/coupon';
import { AlertHost } from '@dining/ui/alert-host';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { confirmAlert, expectFieldError, prepareSite, renderInSite } from '../../../test/render-in-site';
import { createTestSite } from '../../../test/test-site';
import { bindTabToUser } from '../../entities/session/tab-user';
import { CouponCodeForm } from './coupon-code-form';
import { OwnCoupons } from './own-coupons';

const getServer = prepareSite('coupon');
const redeemEndpoint = 'POST /api/mypage/redeemCouponCode';
const listEndpoint = 'GET /api/mypage/myCouponList';
const coupon: CouponWire = {
  couponNo: toCode<CouponNo>('CODE-1'),
  htlCode: null,
  ...encodeText('couponName', { default: '여름 쿠폰', ko: '여름 쿠폰', en: 'Summer coupon', cn: '夏季', ja: '夏' }),
  couponType: 'percent',
  couponValue: 15,
  couponMinOrderAmnt: 0,
  couponMaxDistAmnt: null,
  couponStartDate: '2026-01-01',
  couponEndDate: '2099-12-31',
  couponUsedYn: 'N',
  couponUsedDate: '',
  resvCode: '',
  couponHeld: null,
};
const getField = (label: string = texts.code.label) => screen.getByLabelText<HTMLInputElement>(label);

it('the coupon code form adds the coupon to the list once for two presses, announces it and clears the field', async () => {
  getServer().setReply(redeemEndpoint, createSuccess({ result: coupon }));
  getServer().setReply(listEndpoint, createSuccess({ resultList: [] }));
  const { user } = await renderInSite(
    <>
      <CouponCodeForm />
      <OwnCoupons />
    </>,
  );
  await screen.findByText(texts.empty);
  await user.type(getField(), 'summer26');
  getServer().setReply(listEndpoint, createSuccess({ resultList: [coupon] }));
  await user.dblClick(screen.getByRole('button', { name: texts.code.submit }));
  await confirmAlert(user, 'You have received a coupon: Summer coupon');
  expect(await screen.findByText('Summer coupon')).toBeDefined();
  expect(getField().value).toBe('');
  expect(getServer().listBodies(redeemEndpoint)).toEqual([{ couponCode: 'summer26' }]);
});

it('the coupon code form asks for a code if Enter is pressed in the empty field', async () => {
  const { user } = await renderInSite(<CouponCodeForm />);
  await user.click(getField());
  await user.keyboard('{Enter}');
  await confirmAlert(user, texts.code.required);
  expectFieldError(getField(), texts.code.required);
  expect(getServer().listBodies(redeemEndpoint)).toEqual([]);
});

it('the coupon code form does not send a text that cannot be a code', async () => {
  const { user } = await renderInSite(<CouponCodeForm />);
  await user.type(getField(), '여름 쿠폰{Enter}');
  await confirmAlert(user, packs.en.problems.coupon_code_unknown);
  expectFieldError(getField(), packs.en.problems.coupon_code_unknown);
  expect(getServer().listBodies(redeemEndpoint)).toEqual([]);
});

const refusals: readonly (readonly [ProblemCode, number])[] = [
  ['coupon_code_unknown', 404],
  ['coupon_code_not_started', 422],
  ['coupon_code_ended', 422],
  ['coupon_code_used_up', 409],
  ['coupon_code_redeemed', 409],
  ['too_many_requests', 429],
];
const cases = languages.flatMap((language) => refusals.map(([code, status]) => [language, code, status] as const));
it.each(cases)(
  'the coupon code form reports a refusal in an alert and at its field, in the language %s: %s',
  async (language, code, status) => {
    const pack = packs[language];
    getServer().setReply(redeemEndpoint, createProblem(code, status));
    const { wrapper } = await createTestSite(language, ['common', 'problems', 'problemDetails', 'coupon']);
    render(
      <>
        <CouponCodeForm />
        <AlertHost />
      </>,
      { wrapper },
    );
    const user = userEvent.setup();
    await user.type(getField(pack.coupon.code.label), 'SUMMER26{Enter}');
    await confirmAlert(user, pack.problems[code]);
    expectFieldError(getField(pack.coupon.code.label), pack.problems[code]);
    expect(getField(pack.coupon.code.label).value).toBe('SUMMER26');
  },
);

it('the coupon code form keeps the typed code if the server is unavailable, and stores it for a reload', async () => {
  getServer().setReply(redeemEndpoint, createProblem('unavailable', 503));
  const { user } = await renderInSite(<CouponCodeForm />);
  await user.type(getField(), 'SUMMER26{Enter}');
  await confirmAlert(user, packs.en.problems.unavailable);
  expect(getField().value).toBe('SUMMER26');
  expect(JSON.parse(sessionStorage.getItem('couponCode') ?? '')).toBe('SUMMER26');
});

it('the coupon code form restores a code that was typed before', async () => {
  sessionStorage.setItem('couponCode', JSON.stringify('SUMMER26'));
  await renderInSite(<CouponCodeForm />);
  expect(getField().value).toBe('SUMMER26');
});

const [mina, jun, visitor] = ['mina@dalbit.example', 'jun@dalbit.example', undefined];
it.each([
  ['keeps a typed code for the member who typed it', [mina], 'SUMMER26'],
  ['does not show the typed code of another member', [jun], ''],
  ['does not show a typed code after its member has signed out and another has signed in', [visitor, jun], ''],
  ['does not show a typed code after its member has signed out and in again', [visitor, mina], ''],
])('the coupon code form %s', async (_name, nextUsers, code) => {
  bindTabToUser(mina);
  const { user } = await renderInSite(<CouponCodeForm />);
  await user.type(getField(), 'SUMMER26');
  cleanup();
  for (const nextUser of nextUsers) bindTabToUser(nextUser);
  await renderInSite(<CouponCodeForm />);
  expect(getField().value).toBe(code);
});
