// @vitest-environment jsdom
import { encodeText } from '@dining/contract/codecs/text';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { addDays, getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { mypage } from '@dining/i18n/site/en/mypage';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createProblem, createSuccess } from '../../../../../../packages/client/test/server';
import { prepareSite, renderInSite } from '../../../../test/render-in-site';
import { NextVisitLink } from './next-visit-link';

const getServer = prepareSite('mypage');
const nextVisitEndpoint = 'POST /api/mypage/nextVisit';
const reservation = {
  resvCode: 'R1',
  resvType: 'table',
  resvDate: `${addDays(getTodayInSeoul(new Date()), 1)} 19:00`,
  ...encodeText('dinName', { default: '그릴', en: 'The Grill' }),
} as ResvInfo;

it('the next visit link names restaurant and day of the next visit, and links to the reservation', async () => {
  getServer().setReply(nextVisitEndpoint, createSuccess({ result: reservation }));
  const onFollow = vi.fn();
  const { user, router } = await renderInSite(<NextVisitLink onFollow={onFollow} />);
  const link = await screen.findByRole('link', { name: /^Next visit · The Grill ?Tomorrow, \w+day 19:00$/ });
  await user.click(link);
  expect(onFollow).toHaveBeenCalledOnce();
  await waitFor(() => expect(router.state.location.href).toBe('/fnb/mypage/resv/detail?resvCode=R1'));
});

it('the next visit link labels a pickup as a collection', async () => {
  getServer().setReply(nextVisitEndpoint, createSuccess({ result: { ...reservation, resvType: 'pickup' } }));
  await renderInSite(<NextVisitLink onFollow={() => {}} />);
  expect((await screen.findByRole('link')).textContent).toContain(mypage.next.pickup);
});

it.each([
  ['there is no next visit', () => createSuccess({ result: null })],
  ['the next visit could not be loaded', () => createProblem('not_found', 404)],
])('the next visit link shows nothing if %s', async (_case, createResponse) => {
  getServer().setReply(nextVisitEndpoint, createResponse());
  await renderInSite(<NextVisitLink onFollow={() => {}} />);
  await waitFor(() => expect(getServer().listBodies(nextVisitEndpoint)).toHaveLength(1));
  expect(screen.getByTestId('content').textContent).toBe('');
  expect(screen.queryByRole('alert')).toBeNull();
});
