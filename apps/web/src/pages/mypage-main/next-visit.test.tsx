// @vitest-environment jsdom
import { encodeText } from '@dining/contract/codecs/text';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { cancellation } from '@dining/i18n/site/en/cancellation';
import { common } from '@dining/i18n/site/en/common';
import { complete } from '@dining/i18n/site/en/complete';
import { mypage } from '@dining/i18n/site/en/mypage';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { prepareSite, renderInSite } from '../../../test/render-in-site';
import { hotelsQuery } from '../../entities/app/app-data';
import { NextVisit } from './next-visit';

const getServer = prepareSite('mypage', 'complete', 'cancellation', 'reservation');
const nextVisitEndpoint = 'POST /api/mypage/nextVisit';
const reservation = {
  resvCode: 'R1',
  htlCode: 'H01',
  dinCode: 'GRILL',
  prodCode: 'DINNER',
  resvType: 'table',
  resvStatus: 'reserved',
  resvCancelYn: 'Y',
  resvDate: `${addDays(getTodayInSeoul(new Date()), 2)} 19:00`,
  resvLink: '/reservation/prod/payment/complete/R1?key=secret',
  prodPhotoList: [],
  ...encodeText('htlName', { default: '달빛', en: 'Dalbit Jeju' }),
  ...encodeText('dinName', { default: '그릴', en: 'The Grill' }),
  ...encodeText('prodName', { default: '디너', en: 'Dinner' }),
} as unknown as ResvInfo;
const open = () =>
  renderInSite(<NextVisit />, (queryClient) =>
    queryClient.setQueryData(hotelsQuery.queryKey, [
      {
        htlCode: 'H01',
        htlHmcCode: 'DJJ',
        htlLat: 33.2,
        htlLng: 126.4,
        ...encodeText('htlName', { default: 'Dalbit' }),
      },
    ] as never),
  );
const findCard = async () => within(await screen.findByRole('region', { name: mypage.next.visit }));

it('the next visit names the day in words, the restaurant and the product', async () => {
  getServer().setReply(nextVisitEndpoint, createSuccess({ result: reservation }));
  await open();
  const card = await findCard();
  expect(card.getByText(/^The day after tomorrow, \w+day 19:00$/)).toBeDefined();
  expect(card.getByText('Dalbit Jeju · The Grill')).toBeDefined();
  expect(card.getByText('Dinner')).toBeDefined();
});

it('the next visit offers directions, calendar, details and cancellation', async () => {
  getServer().setReply(nextVisitEndpoint, createSuccess({ result: reservation }));
  await open();
  const card = await findCard();
  expect(card.getByRole('link', { name: new RegExp(complete.directions) })).toBeDefined();
  expect(card.getByRole('link', { name: complete.calendar }).getAttribute('href')).toBe(
    '/api/resv/calendar?resvCode=R1&key=secret',
  );
  const details = card.getByRole('link', { name: mypage.detail, description: mypage.next.visit });
  expect(details.getAttribute('href')).toBe('/fnb/mypage/resv/detail?resvCode=R1');
  expect(card.getByRole('button', { name: cancellation.title })).toBeDefined();
});

it('the next visit offers no cancellation once it is too late, and calls a pickup a collection', async () => {
  getServer().setReply(
    nextVisitEndpoint,
    createSuccess({ result: { ...reservation, resvCancelYn: 'N', resvType: 'pickup' } }),
  );
  await open();
  const card = within(await screen.findByRole('region', { name: mypage.next.pickup }));
  expect(card.queryByRole('button')).toBeNull();
});

it('the next visit says that the visit is loading, and shows nothing if there is none', async () => {
  let respond = () => {};
  const response = new Promise<void>((resolve) => {
    respond = resolve;
  }).then(() => createSuccess({ result: null }));
  getServer().setReply(nextVisitEndpoint, () => response);
  await open();
  expect(screen.getByRole('status').textContent).toBe(common.loading);
  respond();
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  expect(screen.getByTestId('content').textContent).toBe('');
});

it('the next visit announces that the visit could not be loaded, and shows it after a retry', async () => {
  getServer().setReply(nextVisitEndpoint, createProblem('not_found', 404));
  const { user } = await open();
  expect((await screen.findByRole('alert')).textContent).toContain(common.loadFailed);
  getServer().setReply(nextVisitEndpoint, createSuccess({ result: reservation }));
  await user.click(screen.getByRole('button', { name: common.buttons.retry }));
  await findCard();
});
