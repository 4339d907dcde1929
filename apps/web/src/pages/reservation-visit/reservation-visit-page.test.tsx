// @vitest-environment jsdom
import { encodeText } from '@dining/contract/codecs/text';
import type { VisitInfo } from '@dining/contract/site/reservations/visit-day';
import { type ResvCode, toCode } from '@dining/domain/shared/codes';
import { common } from '@dining/i18n/site/en/common';
import { problems } from '@dining/i18n/site/en/problems';
import { resvStatus } from '@dining/i18n/site/en/resv-status';
import { visit as texts } from '@dining/i18n/site/en/visit';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { confirmAlert, prepareSite, renderPage } from '../../../test/render-in-site';
import { ReservationVisitPage } from './reservation-visit-page';

const getServer = prepareSite('visit', 'resvStatus', 'reservation', 'payment');
const viewEndpoint = 'POST /api/resv/visit';
const confirmEndpoint = 'POST /api/resv/coming';
const visit: VisitInfo = {
  resvCode: toCode<ResvCode>('R1'),
  ...encodeText('htlName', { default: 'Dalbit Jeju' }),
  ...encodeText('dinName', { default: 'The Grill' }),
  ...encodeText('dinLoc', { default: 'Annex' }),
  dinTel: '064-000-3302',
  ...encodeText('prodName', { default: 'Dinner' }),
  resvType: 'table',
  resvDate: '2026-12-24 18:00',
  resvAdultCnt: 2,
  resvKidCnt: 0,
  prodPickupNum: 0,
  comingYn: 'N',
  comingErrMsg: '',
  resvCancelBy: '',
  resvCancelYn: 'Y',
  resvLink: '/reservation/prod/payment/complete/R1?key=secret',
};
const openPage = () =>
  renderPage('/reservation/visit', <ReservationVisitPage />, undefined, () => ({ resvCode: 'R1', key: 'secret' }));
const open = async (changes: Partial<VisitInfo> = {}) => {
  getServer().setReply(viewEndpoint, createSuccess({ visitInfo: { ...visit, ...changes } }));
  const { user } = await openPage();
  await screen.findByText('The Grill', { exact: false });
  return user;
};
const getTitle = () => screen.getByRole('heading', { level: 1 }).textContent;
const getConfirmButton = () => screen.getByRole('button', { name: texts.coming });

it('the visit page shows the visit of the reminder, and does not confirm it when the page opens', async () => {
  await open();
  expect(getTitle()).toBe(texts.title);
  for (const fact of [/The Grill/, /Dinner/, /2026-12-24/, /2 adults/]) expect(screen.getByText(fact)).toBeDefined();
  expect(screen.getByRole('link', { name: '064-000-3302' }).getAttribute('href')).toBe('tel:064-000-3302');
  expect(screen.getByRole('link', { name: texts.cancel }).getAttribute('href')).toBe(visit.resvLink);
  expect(getServer().listBodies(confirmEndpoint)).toEqual([]);
});

it('the visit page confirms the visit once for two presses, thanks the guest, and focuses the message', async () => {
  getServer().setReply(confirmEndpoint, createSuccess({ result: 'success' }));
  const user = await open();
  await user.dblClick(getConfirmButton());
  expect((await screen.findByText(texts.thanks)).closest('[role=status]')?.textContent).toContain(texts.thanksBody);
  await waitFor(() => expect(document.activeElement?.textContent).toContain(texts.thanks));
  expect(screen.queryByRole('button', { name: texts.coming })).toBeNull();
  expect(getServer().listBodies(confirmEndpoint)).toEqual([{ resvCode: 'R1', key: 'secret' }]);
});

it('the visit page says that the hotel has cancelled, if confirming the visit fails for that reason', async () => {
  getServer().setReply(confirmEndpoint, createSuccess({ result: 'fail', errMsg: 'ALREADY_CANCELLED' }));
  const user = await open({ resvCancelBy: 'venue' });
  await user.click(getConfirmButton());
  await waitFor(() => expect(getTitle()).toBe(resvStatus.sentences.cancelByVenue));
  expect(screen.getByRole('link', { name: texts.open })).toBeDefined();
});

it.each([
  ['ALREADY_CANCELLED', resvStatus.sentences.cancel],
  ['DATE_EXPIRED', texts.past],
] as const)('the visit page shows why the visit can no longer be confirmed: %s', async (comingErrMsg, title) => {
  await open({ comingErrMsg, resvCancelYn: 'N' });
  expect(getTitle()).toBe(title);
  expect(screen.queryByRole('button', { name: texts.coming })).toBeNull();
});

it('the visit page shows why the confirmation failed, and lets the guest retry', async () => {
  getServer().setReply(confirmEndpoint, createProblem('too_many_requests', 429));
  const user = await open();
  await user.click(getConfirmButton());
  await confirmAlert(user, problems.too_many_requests);
  expect(getConfirmButton().getAttribute('aria-busy')).toBeNull();
});

it('the visit page shows the quantity of a pickup', async () => {
  await open({ resvType: 'pickup', prodPickupNum: 3, resvDate: '2026-12-25 08:00' });
  expect(screen.getByText('3 items')).toBeDefined();
  expect(screen.queryByText(/adults/)).toBeNull();
});

it('the visit page says that there is no such reservation, and links to the main page', async () => {
  getServer().setReply(viewEndpoint, createProblem('not_found', 404));
  await openPage();
  expect(await screen.findByRole('heading', { level: 1, name: texts.notFound })).toBeDefined();
  expect(screen.getByRole('link', { name: common.buttons.goMain })).toBeDefined();
});

it('the visit page announces that the reservation could not be loaded, and shows it after a retry', async () => {
  getServer().setReply(viewEndpoint, createProblem('too_many_requests', 429));
  const { user } = await openPage();
  expect((await screen.findByRole('alert')).textContent).toContain(common.loadFailed);
  getServer().setReply(viewEndpoint, createSuccess({ visitInfo: visit }));
  await user.click(screen.getByRole('button', { name: common.buttons.retry }));
  expect(await screen.findByRole('button', { name: texts.coming })).toBeDefined();
});
