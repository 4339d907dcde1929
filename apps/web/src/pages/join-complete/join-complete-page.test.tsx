// @vitest-environment jsdom
import { common } from '@dining/i18n/site/en/common';
import { coupon as couponTexts } from '@dining/i18n/site/en/coupon';
import { join } from '@dining/i18n/site/en/join';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createSuccess } from '../../../../../packages/client/test/server';
import { prepareSite, renderPage } from '../../../test/render-in-site';
import { hotelsQuery } from '../../entities/app/app-data';
import { saveJoinedMember } from '../../entities/join/joined-member';
import { saveReturnPath } from '../../entities/session/return-path';
import { sessionQuery } from '../../entities/session/session';
import { JoinCompletePage } from './join-complete-page';

const getServer = prepareSite('join', 'login', 'coupon');
const { complete: texts } = join;
const userId = 'bada@example.test';
const couponsEndpoint = 'GET /api/myCouponList';

const welcomeCoupon = {
  couponNo: 'JOIN-1',
  htlCode: null,
  couponName: '환영',
  couponNameEn: 'Welcome: ₩30,000 off dining',
  couponType: 'amount',
  couponValue: 30_000,
  couponMinOrderAmnt: 150_000,
  couponMaxDistAmnt: null,
  couponStartDate: '2026-11-29',
  couponEndDate: '2027-05-28',
  couponUsedYn: 'N',
  couponUsedDate: '',
  resvCode: '',
  couponHeld: null,
};

function open(coupons: readonly object[], session: object = { guestYn: 'N', userDetails: { user_id: userId } }) {
  saveJoinedMember({ userId, loginType: undefined });
  getServer().setReply(couponsEndpoint, createSuccess({ resultList: coupons }));
  return renderPage('/join/complete', <JoinCompletePage />, ({ queryClient }) => {
    queryClient.setQueryData(sessionQuery.queryKey, session as never);
    queryClient.setQueryData(hotelsQuery.queryKey, [] as never);
  });
}

it('the last join step says that the new member is signed in, and shows their coupon with its value, condition and period', async () => {
  await open([welcomeCoupon]);
  expect(await screen.findByRole('heading', { name: texts.coupon })).toBeDefined();
  expect(screen.getByText(texts.signedIn)).toBeDefined();
  const card = within(screen.getByRole('region', { name: texts.coupon })).getByRole('listitem').textContent;
  for (const fact of ['Welcome: ₩30,000 off dining', '₩30,000 off', '₩150,000', couponTexts.allHotels, '2027-05-28'])
    expect(card).toContain(fact);
});

it('the last join step does not mention coupons if there is none', async () => {
  await open([]);
  await waitFor(() => expect(getServer().listBodies(couponsEndpoint)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText(common.loading)).toBeNull());
  expect(screen.queryByRole('heading', { name: texts.coupon })).toBeNull();
});

it('the last join step sends a member back to the page they came from, without another sign-in (decision 57)', async () => {
  saveReturnPath('/terms?kind=TT0001');
  const { user, router } = await open([]);
  await user.click(screen.getByRole('button', { name: texts.login }));
  await waitFor(() => expect(router.state.location.href).toBe('/terms?kind=TT0001'));
});

it('the last join step links to the sign-in page if the session has ended meanwhile', async () => {
  await open([welcomeCoupon], { guestYn: 'N' });
  expect(screen.getByRole('link', { name: texts.login }).getAttribute('href')).toBe('/login');
  expect(screen.getByText(texts.body)).toBeDefined();
  expect(getServer().listBodies(couponsEndpoint)).toEqual([]);
});
