// @vitest-environment jsdom
import type { StaffPayLink } from '@dining/contract/staff/pay-links';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { prepareConsole } from '../../../test/open-console';
import { createReservationsOpener } from '../../../test/reservations';
import { createMe, testScopes } from '../../../test/staff';

const getServer = prepareConsole();
const openList = createReservationsOpener(getServer);

describe('pay links', () => {
  const link: StaffPayLink = {
    linkId: '6a7c0c9e-3f4d-4d3a-9a51-0f4a4f0f3f11',
    htlCode: 'H01' as never,
    dinCode: 'GRILL' as never,
    venueName: 'The Grill',
    visit: { date: '2999-03-13', time: '18:00' },
    adults: 2,
    kids: 0,
    bookerName: 'Sora Kim',
    productName: 'Dinner',
    amount: 81_000,
    state: 'open',
    endsAt: '2999-03-10T05:00:00.000Z',
    bookedBy: 'Dana Desk',
    sendCount: 1,
    sentAt: '2999-03-10T03:00:00.000Z',
    withdrawnBy: null,
    resvCode: null,
  };
  const findSection = () => screen.findByRole('region', { name: 'Paid by link' });

  it.each([
    ['open', /Unpaid until 2999-03-10.*14:00/],
    ['paying', /Being paid until/],
    ['confirming', /Being confirmed until/],
    ['paid', /Paid/],
    ['lapsed', /Lapsed/],
    ['withdrawn', /Withdrawn/],
  ] as const)('are shown in words, and can be withdrawn until they are paid or have ended: %s', async (state, text) => {
    await openList([], createMe(), [{ ...link, state }]);
    const section = await findSection();
    expect(section.textContent).toMatch(text);
    const canWithdraw = ['open', 'paying', 'confirming'].includes(state);
    expect(within(section).queryAllByRole('button', { name: 'Withdraw' })).toHaveLength(canWithdraw ? 1 : 0);
  });

  it('show the consequence before they are withdrawn, and the reason if the server refuses it', async () => {
    const { user } = await openList([], createMe(), [link]);
    const section = await findSection();
    getServer().setReply('POST /api/staff/resv/link/withdraw', createProblem('payment_confirming', 409));
    await user.click(within(section).getByRole('button', { name: 'Withdraw' }));
    const confirmDialog = await screen.findByRole('alertdialog');
    expect(confirmDialog.textContent).toContain('The link of Sora Kim ends, and the seats are free again.');
    await user.click(within(confirmDialog).getByRole('button', { name: 'Withdraw' }));
    await screen.findByText('A payment is being confirmed. Please wait a moment and check again.');
    expect(getServer().listBodies('POST /api/staff/resv/link/withdraw')).toEqual([{ linkId: link.linkId }]);
  });

  it('are sent again on request', async () => {
    const { user } = await openList([], createMe(), [link]);
    getServer().setReply('POST /api/staff/resv/link/send', createSuccess({ link: { ...link, sendCount: 2 } }));
    await user.click(within(await findSection()).getByRole('button', { name: 'Send again' }));
    await screen.findByText('The link is on its way again.');
  });

  it('are sent again with the same key after a lost response, but withdrawn with another key', async () => {
    const [sendCall, withdrawCall] = ['POST /api/staff/resv/link/send', 'POST /api/staff/resv/link/withdraw'];
    const { user } = await openList([], createMe(), [link]);
    getServer().setReply(sendCall, createProblem('unavailable', 503));
    await user.click(within(await findSection()).getByRole('button', { name: 'Send again' }));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    getServer().setReply(sendCall, createSuccess({ link: { ...link, sendCount: 2 } }));
    await user.click(within(await findSection()).getByRole('button', { name: 'Send again' }));
    await screen.findByText('The link is on its way again.');
    const [sentKey, ...repeatedKeys] = getServer().listHeaders(sendCall, 'idempotency-key');
    expect(new Set(repeatedKeys)).toEqual(new Set([sentKey]));

    getServer().setReply(sendCall, createProblem('unavailable', 503));
    await user.click(within(await findSection()).getByRole('button', { name: 'Send again' }));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    getServer().setReply(withdrawCall, createSuccess({ link: { ...link, state: 'withdrawn' } }));
    await user.click(within(await findSection()).getByRole('button', { name: 'Withdraw' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(getServer().listHeaders(withdrawCall, 'idempotency-key')).toHaveLength(1));
    expect(getServer().listHeaders(sendCall, 'idempotency-key')).not.toContain(
      getServer().listHeaders(withdrawCall, 'idempotency-key')[0],
    );
  });

  it('can be viewed, but not changed, by staff who may not book', async () => {
    await openList([], createMe('host', testScopes.group), [link]);
    expect(within(await findSection()).queryByRole('button')).toBeNull();
  });
});
