// @vitest-environment jsdom
import { mypage } from '@dining/i18n/site/en/mypage';
import { points } from '@dining/i18n/site/en/points';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { prepareSite, renderInSite } from '../../../test/render-in-site';
import { sessionQuery } from '../../entities/session/session';
import { MemberSummary } from './member-summary';

const getServer = prepareSite('mypage', 'points');
const pointsEndpoint = 'POST /api/mypage/pointList';
const couponsEndpoint = 'GET /api/myCouponList';
const createPoints = (pointBalance: number, pointRateList: readonly object[] = []) =>
  createSuccess({ pointBalance, pointRateList, pointList: [], paginationInfo: {} });
const open = () =>
  renderInSite(<MemberSummary />, (queryClient) =>
    queryClient.setQueryData(sessionQuery.queryKey, {
      guestYn: 'N',
      userDetails: { user_id: 'mina', name_kor: 'Mina Kim' },
    } as never),
  );
const findCouponsLink = () => screen.findByRole('link', { name: new RegExp(mypage.coupons) });
const findPointsLink = () => screen.findByRole('link', { name: new RegExp(points.balance) });

it('the member summary names the member, their points and their coupons, and links to points and coupons', async () => {
  getServer().setReply(pointsEndpoint, createPoints(12_300, [{ pointRate: 3 }]));
  getServer().setReply(couponsEndpoint, createSuccess({ resultList: [{}, {}] }));
  await open();
  expect(screen.getByText(/Mina Kim/)).toBeDefined();
  expect((await findPointsLink()).textContent).toBe(`${points.balance} 12,300 P`);
  expect((await findPointsLink()).getAttribute('href')).toBe('/fnb/mypage/benefits?showTab=points');
  expect((await findCouponsLink()).textContent).toBe(`${mypage.coupons} 2`);
  expect((await findCouponsLink()).getAttribute('href')).toBe('/fnb/mypage/benefits');
});

it('the member summary shows no points if no hotel grants them and the member has none', async () => {
  getServer().setReply(pointsEndpoint, createPoints(0));
  getServer().setReply(couponsEndpoint, createSuccess({ resultList: [] }));
  await open();
  await findCouponsLink();
  await waitFor(() => expect(getServer().listBodies(pointsEndpoint)).toHaveLength(1));
  expect(screen.queryByRole('link', { name: new RegExp(points.balance) })).toBeNull();
});

it('the member summary leaves out the coupons if they cannot be loaded', async () => {
  getServer().setReply(pointsEndpoint, createPoints(5_000));
  getServer().setReply(couponsEndpoint, createProblem('not_found', 404));
  await open();
  await findPointsLink();
  expect(screen.queryByRole('link', { name: new RegExp(mypage.coupons) })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
