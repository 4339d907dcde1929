// @vitest-environment jsdom
import type { Service, ServiceParty } from '@dining/contract/staff/service';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { closeConsole, openConsole, prepareConsole } from '../../../test/open-console';
import { createParty, createService, serviceCall } from '../../../test/service';
import { createMe, testScopes } from '../../../test/staff';

const getServer = prepareConsole();
const moveCall = 'POST /api/staff/attendance/move';
const undoCall = 'POST /api/staff/attendance/undo';

const replyWithParties = (parties: ServiceParty[], changes: Partial<Service> = {}) => {
  const service = createService(parties, changes);
  getServer().setReply(serviceCall, createSuccess({ at: new Date().toISOString(), service }));
};

async function openService(parties: ServiceParty[], changes: Partial<Service> = {}) {
  replyWithParties(parties, changes);
  const openedConsole = await openConsole('/console/service', createMe());
  await screen.findByRole('heading', { name: 'Service' });
  return openedConsole;
}

/** Lists the rows of the parties on the screen, without those of the print sheet. */
const listRows = async () =>
  within(await screen.findByRole('table', { name: 'Service' }))
    .getAllByRole('row')
    .slice(1);

const createMoveResponse = (resvCode: string, attendance: string) =>
  createSuccess({ resvCode, attendance, lateUntil: null, since: new Date().toISOString(), refund: 0 });

describe('the list of a service day', () => {
  it('shows states in words, marks allergies and payments at the venue, and counts people by state', async () => {
    await openService([
      createParty('R1', { allergies: ['Kiwi'], request: 'Quiet', payment: 'at_venue', paidAmount: 0 }),
      createParty('R2', { attendance: 'seated', adults: 4 }),
    ]);
    const [firstRow, secondRow] = await listRows();
    expect(within(firstRow as HTMLElement).getByText('Allergy')).toBeTruthy();
    expect(within(firstRow as HTMLElement).getByText('Pays here')).toBeTruthy();
    expect(within(secondRow as HTMLElement).getByText('Seated')).toBeTruthy();
    expect(screen.getByRole('button', { name: /Seated.*1.*4 people/ })).toBeTruthy();
  });

  it('is searched by the end of the phone number, and filtered by state', async () => {
    const { user } = await openService([createParty('R1', { phone: '010-0000-9876' }), createParty('R2')]);
    await user.type(await screen.findByRole('searchbox'), '9876');
    expect(await listRows()).toHaveLength(1);
    await user.clear(screen.getByRole('searchbox'));
    await user.click(screen.getByRole('button', { name: /^✕?\s*No-show/ }));
    expect(screen.getByText('No matching parties')).toBeTruthy();
  });

  it('says so if the day has no reservations', async () => {
    await openService([]);
    expect(await screen.findByText('No reservations on this day')).toBeTruthy();
  });
});

describe('the actions on a party', () => {
  it('are recorded with a button of its card, and can be undone', async () => {
    const { user } = await openService([createParty('R1')]);
    getServer().setReply(moveCall, createMoveResponse('R1', 'arrived'));
    await user.click(await screen.findByRole('button', { name: 'Guest R1' }));
    await screen.findByRole('heading', { name: 'Guest R1' });
    replyWithParties([createParty('R1', { attendance: 'arrived', since: new Date().toISOString(), isUndoable: true })]);
    await user.click(screen.getByRole('button', { name: 'Arrived' }));
    await waitFor(() => expect(getServer().listBodies(moveCall)).toHaveLength(1));
    expect(getServer().listBodies(moveCall)[0]).toEqual({ resvCode: 'R1', from: 'expected', to: 'arrived' });
    expect(await screen.findByText('Guest R1 · Arrived')).toBeTruthy();
    getServer().setReply(undoCall, createMoveResponse('R1', 'expected'));
    await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
    await waitFor(() => expect(getServer().listBodies(undoCall)).toHaveLength(1));
  });

  it('show both states if a colleague has changed the party meanwhile', async () => {
    const { user } = await openService([createParty('R1')]);
    getServer().setReply(
      moveCall,
      createProblem(
        'changed_meanwhile',
        409,
        {},
        { current: { resvCode: 'R1', attendance: 'no_show', lateUntil: null } },
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Guest R1' }));
    await user.click(await screen.findByRole('button', { name: 'Seated' }));
    expect(await screen.findByText(/Yours: Seated/)).toBeTruthy();
    expect(screen.getByText(/Now: No-show/)).toBeTruthy();
  });
});

describe('actions without a connection', () => {
  const dropConnection = () => getServer().setReply(moveCall, createProblem('unavailable', 503));
  /** Records an arrival while the server cannot be reached. */
  const recordOffline = async (me: ReturnType<typeof createMe>) => {
    replyWithParties([createParty('R1')]);
    dropConnection();
    const openedConsole = await openConsole('/console/service', me);
    await openedConsole.user.click(await screen.findByRole('button', { name: 'Guest R1' }));
    await openedConsole.user.click(await screen.findByRole('button', { name: 'Arrived' }));
    await waitFor(() => expect(getServer().listBodies(moveCall).length).toBeGreaterThan(0));
    return openedConsole;
  };

  it('survive a reload, and are sent again with the same key when the server is back', async () => {
    const me = createMe();
    await recordOffline(me);
    await closeConsole();
    const { site } = await openConsole('/console/service', me);
    await waitFor(() => expect(site.actionQueue.get()).toHaveLength(1));
    const [row] = await listRows();
    expect(within(row as HTMLElement).getByText('Arrived')).toBeTruthy();
    getServer().setReply(moveCall, createMoveResponse('R1', 'arrived'));
    await site.actionQueue.flush();
    await site.actionQueue.flush();
    expect(site.actionQueue.get()).toEqual([]);
    expect(new Set(getServer().listHeaders(moveCall, 'idempotency-key')).size).toBe(1);
    expect(new Set(getServer().listHeaders(moveCall, 'staff-id'))).toEqual(new Set([me.staffId]));
    await closeConsole();
    expect((await openConsole('/console/service', me)).site.actionQueue.get()).toEqual([]);
  });

  it('are not shown to a colleague in the same tab, and are sent when their author is back', async () => {
    const me = createMe();
    await recordOffline(me);
    await closeConsole();
    const sentCountBefore = getServer().listBodies(moveCall).length;
    getServer().setReply(moveCall, createMoveResponse('R1', 'arrived'));
    const { site } = await openConsole('/console/service', createMe());
    const [row] = await listRows();
    expect(within(row as HTMLElement).getByText('Expected')).toBeTruthy();
    await site.actionQueue.flush();
    expect([site.actionQueue.get(), getServer().listBodies(moveCall).length]).toEqual([[], sentCountBefore]);
    await closeConsole();
    const reopenedConsole = await openConsole('/console/service', me);
    await waitFor(() => expect(getServer().listBodies(moveCall).length).toBe(sentCountBefore + 1));
    await waitFor(() => expect(reopenedConsole.site.actionQueue.get()).toEqual([]));
  });

  it('are dropped at the sign-out only after a warning', async () => {
    const { user, site } = await recordOffline(createMe());
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    const warning = await screen.findByRole('alertdialog', { name: '1 action is not sent yet' });
    await user.click(within(warning).getByRole('button', { name: 'Cancel' }));
    expect(site.actionQueue.get()).toHaveLength(1);
    getServer().setReply('POST /api/staff/session/logout', createSuccess({ result: 'success' }));
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await user.click(await screen.findByRole('button', { name: 'Sign out and drop them' }));
    await waitFor(() => expect(site.actionQueue.get()).toEqual([]));
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

describe('a start time', () => {
  it('shows in words which kinds of bookings take its seats', async () => {
    await openService([createParty('R1')]);
    const bars = await screen.findByRole('region', { name: 'Load by start time' });
    expect(within(bars).getByText(/6 of 40 seats, Site 3, Phone 1, Walk-in 2/)).toBeTruthy();
  });
});

it('the card of a party shows its internal notes with their author', async () => {
  const notes = [{ author: 'Mina', at: '2026-03-10T01:00:00Z', note: 'Prefers the corner' }];
  const { user } = await openService([createParty('R1', { notes })]);
  await user.click(await screen.findByRole('button', { name: 'Guest R1' }));
  expect(await screen.findByText('Prefers the corner')).toBeTruthy();
  expect(screen.getByText(/Mina,/)).toBeTruthy();
});

describe('the view of a day', () => {
  const replyWithHotelParties = (parties: ServiceParty[]) =>
    getServer().setReply(
      serviceCall.replace('GRILL', 'hotel/H01'),
      createSuccess({ at: new Date().toISOString(), services: [createService(parties)] }),
    );

  it('changes on `t` to all venues of the hotel and back, and keeps the chosen party', async () => {
    replyWithParties([createParty('R1')]);
    replyWithHotelParties([createParty('R1'), createParty('R2')]);
    const url = '/console/service?venue=GRILL&party=R1';
    const { user, router } = await openConsole(url, createMe('hotel_manager', testScopes.seoul));
    await screen.findByRole('heading', { name: 'Guest R1' });
    await user.keyboard('t');
    await screen.findByRole('button', { name: 'Guest R2' });
    expect(router.state.location.search).toEqual({ venue: 'H01', party: 'R1' });
    expect(screen.getByRole('heading', { name: 'Guest R1' })).toBeTruthy();
    await user.keyboard('t');
    await waitFor(() => expect(router.state.location.search).toEqual({ venue: 'GRILL', party: 'R1' }));
    expect(await listRows()).toHaveLength(1);
  });

  it('cannot be changed by staff of a single venue', async () => {
    const { user, router } = await openService([createParty('R1')]);
    await listRows();
    await user.keyboard('t');
    expect(router.state.location.search).toEqual({});
    expect(screen.queryByRole('button', { name: 'All venues' })).toBeNull();
  });
});

describe('the focus', () => {
  it('moves to the heading of the card when the pressed button disappears', async () => {
    const { user } = await openService([createParty('R1')]);
    getServer().setReply(moveCall, createMoveResponse('R1', 'arrived'));
    await user.click(await screen.findByRole('button', { name: 'Guest R1' }));
    screen.getByRole('button', { name: 'Arrived' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Guest R1' })));
  });

  it('moves to the heading of the screen when another day is shown', async () => {
    const { user, router } = await openService([createParty('R1')]);
    (await screen.findByRole('button', { name: 'Guest R1' })).focus();
    await user.keyboard(']]');
    await waitFor(() => expect(router.state.location.search).toHaveProperty('day'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Service' })));
  });
});

describe('a no-show', () => {
  const feeCall = 'POST /api/staff/attendance/fee';
  const openNoShow = async () => {
    const openedConsole = await openService([createParty('R1')]);
    (await screen.findByRole('button', { name: 'Guest R1' })).focus();
    await openedConsole.user.keyboard('{Enter}');
    await screen.findByRole('heading', { name: 'Guest R1' });
    screen.getByRole('button', { name: 'No-show' }).focus();
    await openedConsole.user.keyboard('{Enter}');
    return { ...openedConsole, dialog: await screen.findByRole('dialog', { name: 'Record a no-show' }) };
  };

  it('with a fee shows fee and refund, asks for the second factor, and is recorded by keyboard', async () => {
    getServer().setReply(feeCall, createSuccess({ fee: 40_500, refund: 40_500 }));
    getServer().setReply(moveCall, createProblem('second_factor_needed', 403));
    const { user, dialog } = await openNoShow();
    expect(await within(dialog).findByText(/^The fee is ₩40,500, and ₩40,500 goes back/)).toBeTruthy();
    within(dialog)
      .getByRole('button', { name: /^Keep the fee of ₩40,500/ })
      .focus();
    await user.keyboard('{Enter}');
    const secondFactorDialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    getServer().setReply('POST /api/staff/session/totp', createSuccess({ me: createMe() }));
    getServer().setReply(moveCall, createMoveResponse('R1', 'no_show'));
    secondFactorDialog.getByLabelText(/^Code/).focus();
    await user.keyboard('123456{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Record a no-show' })).toBeNull());
    const moveBody = { resvCode: 'R1', from: 'expected', to: 'no_show', fee: 40_500 };
    expect(getServer().listBodies(moveCall)).toEqual([moveBody, moveBody]);
  });

  it('whose fee cannot be kept yet says why, and is recorded without one', async () => {
    getServer().setReply(feeCall, createProblem('fee_grace_not_over', 422));
    const { user, dialog } = await openNoShow();
    await within(dialog).findByText(/^No fee can be kept/);
    getServer().setReply(moveCall, createMoveResponse('R1', 'no_show'));
    within(dialog).getByRole('button', { name: 'Record without a fee' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(getServer().listBodies(moveCall)).toEqual([{ resvCode: 'R1', from: 'expected', to: 'no_show' }]),
    );
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });
});
