// @vitest-environment jsdom
import { mypage } from '@dining/i18n/site/en/mypage';
import { points } from '@dining/i18n/site/en/points';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { prepareSite, show } from '../../../test/show';
import { sessionQuery } from '../../entities/session/session';
import { MemberSummary } from './member-summary';

const getServer = prepareSite('mypage', 'points');
const listPoints = 'POST /api/mypage/pointList';
const listCoupons = 'GET /api/myCouponList';
const createPoints = (pointBalance: number, pointRateList: readonly object[] = []) =>
  createSuccess({ pointBalance, pointRateList, pointList: [], paginationInfo: {} });
const open = () =>
  show(<MemberSummary />, (queryClient) =>
    queryClient.setQueryData(sessionQuery.queryKey, {
      guestYn: 'N',
      userDetails: { user_id: 'mina', name_kor: 'Mina Kim' },
    } as never),
  );
const findCoupons = () => screen.findByRole('link', { name: new RegExp(mypage.coupons) });
const findPoints = () => screen.findByRole('link', { name: new RegExp(points.balance) });

it('the member summary names the member, their points and their coupons, and links to points and coupons', async () => {
  getServer().reply(listPoints, createPoints(12_300, [{ pointRate: 3 }]));
  getServer().reply(listCoupons, createSuccess({ resultList: [{}, {}] }));
  await open();
  expect(screen.getByText(/Mina Kim/)).toBeDefined();
  expect((await findPoints()).textContent).toBe(`${points.balance} 12,300 P`);
  expect((await findPoints()).getAttribute('href')).toBe('/fnb/mypage/benefits?showTab=points');
  expect((await findCoupons()).textContent).toBe(`${mypage.coupons} 2`);
  expect((await findCoupons()).getAttribute('href')).toBe('/fnb/mypage/benefits');
});

it('the member summary shows no points if no hotel grants them and the member has none', async () => {
  getServer().reply(listPoints, createPoints(0));
  getServer().reply(listCoupons, createSuccess({ resultList: [] }));
  await open();
  await findCoupons();
  await waitFor(() => expect(getServer().listBodies(listPoints)).toHaveLength(1));
  expect(screen.queryByRole('link', { name: new RegExp(points.balance) })).toBeNull();
});

it('the member summary leaves out the coupons if they cannot be loaded', async () => {
  getServer().reply(listPoints, createPoints(5_000));
  getServer().reply(listCoupons, createProblem('not_found', 404));
  await open();
  await findPoints();
  expect(screen.queryByRole('link', { name: new RegExp(mypage.coupons) })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
