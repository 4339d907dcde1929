// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { openConsole, prepareConsole } from '../../../test/open-console';
import {
  createReservation,
  createReservationRow,
  createReservationsOpener,
  searchCall,
} from '../../../test/reservations';
import { createMe, testScopes } from '../../../test/staff';

const getServer = prepareConsole();
const openList = createReservationsOpener(getServer);

afterEach(() => vi.useRealTimers());

const viewCall = 'POST /api/staff/resv/view';
const cancelCall = 'POST /api/staff/resv/cancel';
const contactCall = 'POST /api/staff/resv/contact';
const noteCall = 'POST /api/staff/resv/note';
const feeCall = 'POST /api/staff/attendance/fee';
const moveCall = 'POST /api/staff/attendance/move';
const alternativesCall = 'POST /api/staff/resv/alternatives';

async function openReservation(reservation = createReservation(), me = createMe()) {
  getServer().setReply(viewCall, createSuccess({ reservation }));
  const openedConsole = await openList([createReservationRow(reservation)], me);
  await openedConsole.user.click(await screen.findByRole('button', { name: reservation.bookerName }));
  await screen.findByRole('heading', { name: reservation.bookerName });
  return openedConsole;
}

describe('the list of reservations', () => {
  it('shows visit, guest, party and state in words', async () => {
    await openList([
      createReservationRow(),
      createReservationRow({
        resvCode: 'B' as never,
        bookerName: 'Jun Park',
        status: 'cancel',
        cancelledBy: 'venue',
        kids: 1,
      }),
    ]);
    const rows = await screen.findAllByRole('row');
    expect(rows[1]?.textContent).toMatch(/2999-03-13.*18:00.*Yui Tanaka.*2 guests.*Reserved/);
    expect(rows[2]?.textContent).toMatch(/Jun Park.*Adults 2, children 1.*Cancelled by us/);
  });

  it('focuses the search on `/`, searches for the typed text, and says that nothing matches', async () => {
    const { user } = await openList();
    await screen.findByRole('button', { name: 'Yui Tanaka' });
    getServer().setReply(searchCall, createSuccess({ reservations: [], next: null }));
    await user.keyboard('/');
    await user.keyboard('5678');
    await screen.findByText('No matches');
    const searchBody = getServer().listBodies(searchCall).at(-1);
    expect(searchBody).toMatchObject({ text: '5678' });
  });

  it('loads the next page on demand', async () => {
    getServer().setReply(
      searchCall,
      createSuccess({ reservations: [createReservationRow()], next: '2999-03-13 18:00 A' }),
    );
    const { user } = await openConsole('/console/reservations', createMe());
    const moreButton = await screen.findByRole('button', { name: 'Show more' });
    const nextRow = createReservationRow({ resvCode: 'B' as never, bookerName: 'Jun Park' });
    getServer().setReply(searchCall, createSuccess({ reservations: [nextRow], next: null }));
    await user.click(moreButton);
    await screen.findByRole('button', { name: 'Jun Park' });
    expect(screen.getByRole('button', { name: 'Yui Tanaka' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says that it could not be loaded', async () => {
    getServer().setReply(searchCall, createProblem('internal_error', 500));
    await openConsole('/console/reservations', createMe());
    await screen.findByText('This could not be loaded. Please try again in a moment.');
  });
});

describe('one reservation', () => {
  it('shows what was booked, and its history on another tab', async () => {
    const { user } = await openReservation();
    expect(screen.getByText('Milk')).toBeTruthy();
    expect(screen.getByText('a window seat')).toBeTruthy();
    expect(screen.getByText('Card · Moon card')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'History' }));
    expect(screen.getByText('Confirmation by email: came back')).toBeTruthy();
    expect(screen.getByText('Y***i → Y********a')).toBeTruthy();
    expect(screen.getByText('Booked on the site')).toBeTruthy();
  });

  it('hides actions without the capability, and marks data as not for the role', async () => {
    await openReservation(
      createReservation({ phone: null, email: null, visitorPhone: null, allergies: null, money: null }),
      createMe('owner', testScopes.group),
    );
    expect(screen.getAllByText('Not for your role')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel for the venue' })).toBeNull();
  });

  it('is recorded as a no-show with a fee after the visit, even if the first attempt is refused', async () => {
    const pastReservation = createReservation({ visit: { date: '2026-11-01', time: '18:00' }, attendance: 'done' });
    const nowMs = Date.parse('2026-11-02T12:00:00+09:00');
    vi.useFakeTimers({ toFake: ['Date'], now: nowMs });
    getServer().setReply(feeCall, createSuccess({ fee: 8_100, refund: 72_900 }));
    const { user } = await openReservation(pastReservation);
    expect(screen.getByRole('link', { name: 'Show it in the service' }).getAttribute('href')).toBe(
      `/console/service?venue=${pastReservation.dinCode}&day=2026-11-01&party=${pastReservation.resvCode}`,
    );
    await user.click(screen.getByRole('button', { name: 'No-show' }));
    const dialog = await screen.findByRole('dialog', { name: 'Record a no-show' });
    getServer().setReply(moveCall, createProblem('fee_changed', 409));
    await user.click(await within(dialog).findByRole('button', { name: 'Keep the fee of ₩8,100' }));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    getServer().setReply(
      moveCall,
      createSuccess({
        resvCode: pastReservation.resvCode,
        attendance: 'no_show',
        lateUntil: null,
        since: null,
        refund: 72_900,
      }),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Keep the fee of ₩8,100' }));
    await screen.findByText('The no-show of Yui Tanaka is recorded.');
    expect(getServer().listBodies(moveCall)).toEqual([
      { resvCode: pastReservation.resvCode, from: 'done', to: 'no_show', fee: 8_100 },
      { resvCode: pastReservation.resvCode, from: 'done', to: 'no_show', fee: 8_100 },
    ]);
  });

  it('cannot be recorded as a no-show before the visit', async () => {
    await openReservation();
    expect(screen.queryByRole('button', { name: 'No-show' })).toBeNull();
  });

  it('is cancelled with a reason after its effect in won and seats is shown', async () => {
    const { user } = await openReservation();
    await user.click(screen.getByRole('button', { name: 'Cancel for the venue' }));
    const dialog = await screen.findByRole('dialog', { name: /Cancel the reservation of Yui Tanaka/ });
    expect(within(dialog).getByText(/All of ₩81,000 is refunded, and the seats of 2 guests are free/)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel and refund ₩81,000' }));
    expect(await within(dialog).findByText('Please enter a reason.')).toBeTruthy();
    getServer().setReply(cancelCall, createSuccess({ isRepetition: false, refund: 81_000, offered: 0 }));
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'a burst pipe');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel and refund ₩81,000' }));
    await screen.findByText('Cancelled. ₩81,000 go back to the guest.');
    expect(getServer().listBodies(cancelCall).at(-1)).toMatchObject({ reason: 'a burst pipe' });
  });

  it('is cancelled with an offer of other times, except those that staff deselect', async () => {
    const alternatives = [
      { dinCode: 'GRILL', name: 'The Grill', date: '2999-03-13', time: '19:00' },
      { dinCode: 'BAKERY', name: 'Bakery', date: '2999-03-13', time: '18:30' },
    ];
    getServer().setReply(alternativesCall, createSuccess({ alternatives }));
    const { user } = await openReservation();
    await user.click(screen.getByRole('button', { name: 'Cancel for the venue' }));
    const dialog = await screen.findByRole('dialog', { name: /Cancel the reservation of Yui Tanaka/ });
    const choice = await within(dialog).findByRole('group', { name: 'Message to the guest offers' });
    await user.click(within(choice).getByRole('checkbox', { name: /The Grill/ }));
    getServer().setReply(cancelCall, createSuccess({ isRepetition: false, refund: 81_000, offered: 1 }));
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'a burst pipe');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel and refund ₩81,000' }));
    await screen.findByText('Cancelled. ₩81,000 go back to the guest. The message offers 1 other time.');
    expect(getServer().listBodies(cancelCall).at(-1)).toMatchObject({
      alternatives: [{ dinCode: 'BAKERY', date: '2999-03-13', time: '18:30' }],
    });
  });

  it('that cannot be cancelled shows why, and the form keeps what was typed', async () => {
    const { user } = await openReservation();
    await user.click(screen.getByRole('button', { name: 'Cancel for the venue' }));
    const dialog = await screen.findByRole('dialog', { name: /Cancel the reservation/ });
    getServer().setReply(cancelCall, createProblem('visited', 409));
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'a burst pipe');
    await user.click(within(dialog).getByRole('button', { name: /Cancel and refund/ }));
    await within(dialog).findByText('The guest came, so the reservation cannot be cancelled.');
    expect(within(dialog).getByRole('textbox', { name: /Reason/ })).toHaveProperty('value', 'a burst pipe');
  });

  it('shows both versions of a contact that a colleague has changed, and saves the chosen one', async () => {
    const { user } = await openReservation();
    await user.click(screen.getByRole('button', { name: 'Change the contact' }));
    const form = await screen.findByRole('dialog', { name: 'Change the contact' });
    const name = within(form).getByRole('textbox', { name: /Name/ });
    await user.clear(name);
    await user.type(name, 'Yui Sato');
    const savedContact = { name: 'Yui Mori', phone: '010-1111-2222', email: 'mori@example.test', contactVersion: 1 };
    getServer().setReply(contactCall, {
      ...createProblem('changed_meanwhile', 409),
      body: { ...createProblem('changed_meanwhile', 409).body, current: savedContact },
    });
    await user.click(within(form).getByRole('button', { name: 'Save and send the confirmation' }));
    const conflict = await screen.findByRole('dialog', { name: 'Someone else has changed this' });
    expect(within(conflict).getByRole('row', { name: 'Name Yui Sato Yui Mori' })).toBeTruthy();
    await user.click(within(conflict).getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Someone else has changed this', hidden: true })).toBeNull(),
    );
    expect(within(form).getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Yui Sato');
    await user.click(within(form).getByRole('button', { name: 'Save and send the confirmation' }));
    const conflictAgain = await screen.findByRole('dialog', { name: 'Someone else has changed this' });
    getServer().setReply(contactCall, createSuccess({ contactVersion: 2, messageCount: 1 }));
    await user.click(within(conflictAgain).getByRole('button', { name: 'Save mine' }));
    await screen.findByText('The contact was saved, and the confirmation is on its way.');
    expect(getServer().listBodies(contactCall).at(-1)).toMatchObject({ contactVersion: 1, name: 'Yui Sato' });
  });

  it('gets a note, after which the field is empty', async () => {
    const { user } = await openReservation();
    await user.click(screen.getByRole('tab', { name: 'Notes' }));
    await user.type(screen.getByRole('textbox', { name: /New note/ }), 'likes the corner');
    getServer().setReply(noteCall, createSuccess({ notes: [] }));
    await user.click(screen.getByRole('button', { name: 'Save the note' }));
    await screen.findByText('The note was saved.');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /New note/ })).toHaveProperty('value', ''));
  });
});
