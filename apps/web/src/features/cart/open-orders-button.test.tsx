// @vitest-environment jsdom
import { encodeText } from '@dining/contract/codecs/text';
import type { CartItemWire } from '@dining/contract/site/cart';
import { type DinCode, type HtlCode, type ProdCode, toCode } from '@dining/domain/shared/codes';
import { common } from '@dining/i18n/site/en/common';
import { problems } from '@dining/i18n/site/en/problems';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { confirmAlert, prepareSite, renderInSite } from '../../../test/render-in-site';
import { hotelsQuery } from '../../entities/app/app-data';
import { sessionQuery } from '../../entities/session/session';
import { OpenOrdersButton } from './open-orders-button';

const getServer = prepareSite();
const listEndpoint = 'POST /api/main/cartList';
const htlCode = toCode<HtlCode>('H01');

const createSheet = (ordersheetId: string, overrides: Partial<CartItemWire>): CartItemWire => ({
  ordersheetId,
  htlCode,
  dinCode: toCode<DinCode>('GRILL'),
  ...encodeText('dinName', { default: '그릴', en: 'The Grill' }),
  prodCode: toCode<ProdCode>('DINNER'),
  ...encodeText('prodName', { default: '디너', en: 'Dinner' }),
  bannerImg: '',
  resvType: 'table',
  resvDate: '2026-12-24 18:00',
  resvAdultCnt: 2,
  resvKidCnt: 1,
  ...overrides,
});
const dinnerSheet = createSheet('s1', {});
const cakeSheet = createSheet('s2', {
  ...encodeText('prodName', { default: '케이크', en: 'Christmas cake' }),
  resvType: 'pickup',
  resvDate: '2026-12-25 08:00',
  resvAdultCnt: 0,
  resvKidCnt: 0,
});

const showButton = async (sheets: readonly CartItemWire[]) => {
  getServer().setReply(listEndpoint, createSuccess({ cartList: sheets, memberCartCount: sheets.length }));
  return renderInSite(<OpenOrdersButton />, (queryClient, { search }) => {
    queryClient.setQueryData(sessionQuery.queryKey, { guestYn: 'N', userDetails: {} } as never);
    queryClient.setQueryData(hotelsQuery.queryKey, [
      { htlCode, htlHmcCode: 'DJJ', ...encodeText('htlName', { default: 'Dalbit' }) },
    ] as never);
    search.restore();
  });
};
const openDialog = async (sheets: readonly CartItemWire[]) => {
  const { user, router } = await showButton(sheets);
  await user.click(await screen.findByRole('button', { name: /in progress$/ }));
  const dialog = await screen.findByRole('dialog', { name: `${sheets.length} reservations in progress` });
  return { user, router, dialog };
};
const getResumeButton = (description: RegExp) =>
  screen.getByRole('button', { name: common.header.resumeOrder, description });

it('the open orders button shows nothing if no reservation is in progress', async () => {
  await showButton([]);
  await waitFor(() => expect(getServer().listBodies(listEndpoint)).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});

it('the open orders button says how many reservations are in progress', async () => {
  await showButton([dinnerSheet]);
  expect(await screen.findByRole('button', { name: '1 reservation in progress' })).toBeDefined();
});

it('the list of open orders shows restaurant, product, visit and party of each reservation, and describes its button by them', async () => {
  const { dialog } = await openDialog([dinnerSheet, cakeSheet]);
  const rows = within(dialog).getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('p')?.textContent)).toEqual([
    'The GrillDinner2026-12-24 (Thu) 18:00 · 2 adults · 1 child',
    'The GrillChristmas cake2026-12-25 (Fri) 08:00 · Collection',
  ]);
  expect(getResumeButton(/Christmas cake/)).toBeDefined();
  expect(getResumeButton(/2 adults/)).toBeDefined();
});

it('the list of open orders opens the payment page of a resumed order, and closes', async () => {
  getServer().setReply(
    'GET /api/ordersheet/s1',
    createSuccess({
      result: {
        ...dinnerSheet,
        ordersheetStat: 'open',
        dinRoomCode: '',
        prodPickupNum: 0,
        resvProdAddList: [],
        errCd: '',
      },
    }),
  );
  const { user, router } = await openDialog([dinnerSheet, cakeSheet]);
  await user.click(getResumeButton(/2 adults/));
  await waitFor(() => expect(router.state.location.pathname).toBe('/reservation/prod/payment'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('the list of open orders opens the product page if the product can no longer be ordered', async () => {
  getServer().setReply(
    'GET /api/ordersheet/s1',
    createSuccess({
      result: {
        ...dinnerSheet,
        ordersheetStat: 'open',
        dinRoomCode: '',
        prodPickupNum: 0,
        resvProdAddList: [],
        errCd: 'sold_out',
      },
    }),
  );
  const { user, router } = await openDialog([dinnerSheet, cakeSheet]);
  await user.click(getResumeButton(/2 adults/));
  await waitFor(() => expect(router.state.location.pathname).toBe('/reservation/prod/detail/GRILL/DINNER'));
});

it('the list of open orders says that a reservation is no longer open', async () => {
  getServer().setReply(
    'GET /api/ordersheet/s1',
    createSuccess({ result: { ...dinnerSheet, ordersheetStat: 'closed' } }),
  );
  const { user } = await openDialog([dinnerSheet, cakeSheet]);
  await user.click(getResumeButton(/2 adults/));
  await confirmAlert(user, problems.order_closed);
});

it('the list of open orders stays open, and says why a reservation cannot be resumed', async () => {
  getServer().setReply('GET /api/ordersheet/s1', createProblem('not_found', 404));
  const { user } = await openDialog([dinnerSheet, cakeSheet]);
  await user.click(getResumeButton(/2 adults/));
  await confirmAlert(user, problems.not_found);
  expect(screen.getByRole('dialog')).toBeDefined();
});
