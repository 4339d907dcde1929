// @vitest-environment jsdom
import { encodeText } from '@dining/contract/codecs/text';
import type { ReservationRowWire } from '@dining/contract/site/reservations/my-reservations';
import { type DinCode, type HtlCode, type ProdCode, type ResvCode, toCode } from '@dining/domain/shared/codes';
import { common } from '@dining/i18n/site/en/common';
import { mypage } from '@dining/i18n/site/en/mypage';
import { paging } from '@dining/i18n/site/en/paging';
import { resvStatus } from '@dining/i18n/site/en/resv-status';
import { review } from '@dining/i18n/site/en/review';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { prepareSite, renderInSite } from '../../../test/render-in-site';
import { hotelsQuery } from '../../entities/app/app-data';
import { OwnReservations } from './own-reservations';

const getServer = prepareSite('mypage', 'resvStatus', 'paging', 'review');
const reservationsEndpoint = 'POST /api/mypage/resvList';

const createRow = (resvCode: string, changes: Partial<ReservationRowWire> = {}): ReservationRowWire => ({
  resvCode: toCode<ResvCode>(resvCode),
  resvType: 'table',
  resvStatus: 'reserved',
  resvCancelBy: '',
  resvDate: '2082-12-24 18:00',
  paymentDate: '2026-11-20 10:00',
  resvAdultCnt: 2,
  resvKidCnt: 1,
  prodPickupNum: 0,
  resvSetleAmnt: 81_000,
  prodDepositYn: 'N',
  resvReviewYn: 'N',
  reviewCode: '',
  resvCancelYn: 'Y',
  resvProdUrl: '',
  htlCode: toCode<HtlCode>('H01'),
  ...encodeText('htlName', { default: '달빛', en: 'Dalbit Jeju' }),
  dinCode: toCode<DinCode>('GRILL'),
  ...encodeText('dinName', { default: '그릴', en: 'The Grill' }),
  prodCode: toCode<ProdCode>('DINNER'),
  ...encodeText('prodName', { default: '디너', en: 'Dinner' }),
  ...changes,
});
const createListReply = (rows: readonly ReservationRowWire[], totalRecordCount = rows.length, currentPageNo = 1) =>
  createSuccess({ result: rows, paginationInfo: { totalRecordCount, currentPageNo, recordCountPerPage: 5 } });

function PagedReservations() {
  const [pageIndex, setPageIndex] = useState(1);
  return <OwnReservations onPageChange={setPageIndex} listSearch={{ pageIndex }} />;
}
const hotels = [
  { htlCode: 'H01', htlHmcCode: 'DJJ', ...encodeText('htlName', { default: '달빛', en: 'Dalbit Jeju' }) },
];
const open = () =>
  renderInSite(<PagedReservations />, (queryClient, { search }) => {
    queryClient.setQueryData(hotelsQuery.queryKey, hotels as never);
    search.restore();
  });
const getList = () => screen.getByRole('region', { name: mypage.tabs.resv });
const findRow = async (name: string) => {
  const heading = await screen.findByRole('heading', { name });
  const item = heading.closest('li');
  if (item === null) throw new Error(`no row of ${name}`);
  return within(item);
};

it('the list of reservations says that the reservations are loading', async () => {
  getServer().setReply(reservationsEndpoint, () => new Promise(() => {}));
  await open();
  expect(within(getList()).getByRole('status').textContent).toBe(common.loading);
});

it('the list of reservations shows hotel, restaurant, visit, party, price and status of a reservation', async () => {
  getServer().setReply(reservationsEndpoint, createListReply([createRow('R1')]));
  await open();
  const reservation = await findRow('Dinner');
  for (const fact of [resvStatus.reserved, 'Dalbit Jeju · The Grill', '2082-12-24 (Thu) 18:00'])
    expect(reservation.getByText(fact)).toBeDefined();
  expect(reservation.getByText(/Table/).parentElement?.textContent).toBe('Table · 2 adults · 1 child · ₩81,000');
});

it('the list of reservations shows the quantity of a pickup and when it is collected, and no party', async () => {
  getServer().setReply(
    reservationsEndpoint,
    createListReply([createRow('R1', { resvType: 'pickup', resvDate: '2082-12-25 08:00', prodPickupNum: 3 })]),
  );
  await open();
  const reservation = await findRow('Dinner');
  expect(reservation.getByText('2082-12-25 (Fri) 08:00')).toBeDefined();
  expect(reservation.getByText(/Collection/).parentElement?.textContent).toContain('Collection · 3 items');
  expect(reservation.queryByText(/adult/)).toBeNull();
});

it('the list of reservations links to the details, described by the product', async () => {
  getServer().setReply(reservationsEndpoint, createListReply([createRow('R1')]));
  await open();
  const link = await screen.findByRole('link', { name: mypage.detail, description: 'Dinner' });
  expect(link.getAttribute('href')).toBe('/fnb/mypage/resv/detail?resvCode=R1');
});

it('the list of reservations says that a visit is past, and offers to book it again with the same party', async () => {
  getServer().setReply(
    reservationsEndpoint,
    createListReply([createRow('R1', { resvStatus: 'confirm', resvDate: '2026-03-01 18:00' })]),
  );
  await open();
  const reservation = await findRow('Dinner');
  expect(reservation.getByText(mypage.past)).toBeDefined();
  expect(reservation.queryByText(resvStatus.confirm)).toBeNull();
  const bookAgain = reservation.getByRole('link', { name: mypage.again, description: 'Dinner' });
  expect(bookAgain.getAttribute('href')).toBe(
    '/reservation/step/1?hotelCode=DJJ&dinCode=GRILL&resvType=table&adultCount=2&childCount=1',
  );
});

it('the list of reservations shows that a past reservation was cancelled, and offers to book it again', async () => {
  getServer().setReply(
    reservationsEndpoint,
    createListReply([createRow('R1', { resvStatus: 'cancel', resvDate: '2026-03-01 18:00' })]),
  );
  await open();
  const reservation = await findRow('Dinner');
  expect(reservation.getByText(resvStatus.cancel)).toBeDefined();
  expect(reservation.getByRole('link', { name: mypage.again })).toBeDefined();
});

it('the list of reservations does not offer to book an upcoming visit again', async () => {
  getServer().setReply(reservationsEndpoint, createListReply([createRow('R1', { resvDate: '2199-12-24 18:00' })]));
  await open();
  const reservation = await findRow('Dinner');
  expect(reservation.getByText(resvStatus.reserved)).toBeDefined();
  expect(reservation.queryByRole('link', { name: mypage.again })).toBeNull();
});

it('the list of reservations offers to write or view a review only of visits that allow it, with a button that names the product', async () => {
  const pastVisit = { resvStatus: 'confirm', resvDate: '2026-10-01 18:00' } as const;
  getServer().setReply(
    reservationsEndpoint,
    createListReply([
      createRow('R1'),
      createRow('R2', { ...pastVisit, resvReviewYn: 'Y', ...encodeText('prodName', { default: 'Tasting menu' }) }),
      createRow('R3', { ...pastVisit, reviewCode: 'RV1', ...encodeText('prodName', { default: 'Brunch' }) }),
    ]),
  );
  await open();
  expect((await findRow('Dinner')).queryByRole('button')).toBeNull();
  expect(screen.getByRole('button', { name: new RegExp(`^${review.write.title}\\s?Tasting menu$`) })).toBeDefined();
  expect(screen.getByRole('button', { name: new RegExp(`^${review.view}\\s?Brunch$`) })).toBeDefined();
});

it('the list of reservations says that there are no reservations yet, and links to the first step', async () => {
  getServer().setReply(reservationsEndpoint, createListReply([]));
  await open();
  expect(await screen.findByRole('heading', { name: mypage.empty })).toBeDefined();
  expect(screen.getByRole('link', { name: common.buttons.reserve }).getAttribute('href')).toBe('/reservation/step/1');
});

it('the list of reservations shows the next page, and moves the focus to the top of the list', async () => {
  getServer().setReply(reservationsEndpoint, (body) => {
    const { pageIndex } = body as { pageIndex: number };
    return createListReply(
      [createRow(`R${pageIndex}`, encodeText('prodName', { default: `Dinner ${pageIndex}` }))],
      6,
      pageIndex,
    );
  });
  const { user } = await open();
  await findRow('Dinner 1');
  await user.click(screen.getByRole('button', { name: paging.next }));
  await findRow('Dinner 2');
  expect(screen.getByText('6–6 of 6')).toBeDefined();
  expect(document.activeElement).toBe(getList());
});

it('the list of reservations announces that the list could not be loaded, and shows it after a retry', async () => {
  getServer().setReply(reservationsEndpoint, createProblem('not_found', 404));
  const { user } = await open();
  expect((await screen.findByRole('alert')).textContent).toContain(common.loadFailed);
  getServer().setReply(reservationsEndpoint, createListReply([createRow('R1')]));
  await user.click(screen.getByRole('button', { name: common.buttons.retry }));
  await findRow('Dinner');
  await waitFor(() => expect(document.activeElement).toBe(getList()));
});

it('the list of reservations shows no error if the session has ended, which the sign-in page explains', async () => {
  getServer().setReply(reservationsEndpoint, createProblem('session_ended', 401));
  await open();
  await waitFor(() => expect(getServer().listBodies(reservationsEndpoint)).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});
