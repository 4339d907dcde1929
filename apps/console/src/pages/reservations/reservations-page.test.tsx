// @vitest-environment jsdom
import type { StaffPayLink } from '@dining/contract/staff/pay-links';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createProblem, createSuccess } from '../../../../../packages/client/test/server';
import { createReservation, createReservationRow } from '../../../test/reservations';
import { openConsole, prepareConsole } from '../../../test/show';
import { createMe, hotels, places } from '../../../test/staff';

const getServer = prepareConsole();

afterEach(() => vi.useRealTimers());

const searchCall = 'POST /api/staff/resv/search';
const viewCall = 'POST /api/staff/resv/view';
const cancelCall = 'POST /api/staff/resv/cancel';
const contactCall = 'POST /api/staff/resv/contact';
const linksCall = 'POST /api/staff/resv/link/list';
const noteCall = 'POST /api/staff/resv/note';
const feeCall = 'POST /api/staff/attendance/fee';
const moveCall = 'POST /api/staff/attendance/move';
const alternativesCall = 'POST /api/staff/resv/alternatives';

async function openList(rows = [createReservationRow()], me = createMe(), links: readonly StaffPayLink[] = []) {
  getServer().reply(searchCall, createSuccess({ reservations: rows, next: null }));
  getServer().reply(linksCall, createSuccess({ links }));
  const opened = await openConsole('/console/reservations', me);
  await screen.findByRole('heading', { name: 'Reservations' });
  return opened;
}

async function openReservation(reservation = createReservation(), me = createMe()) {
  getServer().reply(viewCall, createSuccess({ reservation }));
  const opened = await openList([createReservationRow(reservation)], me);
  await opened.user.click(await screen.findByRole('button', { name: reservation.bookerName }));
  await screen.findByRole('heading', { name: reservation.bookerName });
  return opened;
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

  it('focuses the search on `/`, searches for what is typed, and says that nothing matches', async () => {
    const { user } = await openList();
    await screen.findByRole('button', { name: 'Yui Tanaka' });
    getServer().reply(searchCall, createSuccess({ reservations: [], next: null }));
    await user.keyboard('/');
    await user.keyboard('5678');
    await screen.findByText('No matches');
    const searchBody = getServer().listBodies(searchCall).at(-1);
    expect(searchBody).toMatchObject({ text: '5678' });
  });

  it('loads the next page on demand', async () => {
    getServer().reply(
      searchCall,
      createSuccess({ reservations: [createReservationRow()], next: '2999-03-13 18:00 A' }),
    );
    const { user } = await openConsole('/console/reservations', createMe());
    const more = await screen.findByRole('button', { name: 'Show more' });
    const nextRow = createReservationRow({ resvCode: 'B' as never, bookerName: 'Jun Park' });
    getServer().reply(searchCall, createSuccess({ reservations: [nextRow], next: null }));
    await user.click(more);
    await screen.findByRole('button', { name: 'Jun Park' });
    expect(screen.getByRole('button', { name: 'Yui Tanaka' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('says so if it cannot be loaded', async () => {
    getServer().reply(searchCall, createProblem('internal_error', 500));
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
      createMe('owner', places.group),
    );
    expect(screen.getAllByText('Not for your role')).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel for the venue' })).toBeNull();
  });

  it('is recorded as a no-show with a fee after the visit, even if the first attempt is refused', async () => {
    const pastReservation = createReservation({ visit: { date: '2026-11-01', time: '18:00' }, attendance: 'done' });
    const nowMs = Date.parse('2026-11-02T12:00:00+09:00');
    vi.useFakeTimers({ toFake: ['Date'], now: nowMs });
    getServer().reply(feeCall, createSuccess({ fee: 8_100, refund: 72_900 }));
    const { user } = await openReservation(pastReservation);
    expect(screen.getByRole('link', { name: 'Show it in the service' }).getAttribute('href')).toBe(
      `/console/service?venue=${pastReservation.dinCode}&day=2026-11-01&party=${pastReservation.resvCode}`,
    );
    await user.click(screen.getByRole('button', { name: 'No-show' }));
    const dialog = await screen.findByRole('dialog', { name: 'Record a no-show' });
    getServer().reply(moveCall, createProblem('fee_changed', 409));
    await user.click(await within(dialog).findByRole('button', { name: 'Keep the fee of ₩8,100' }));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    getServer().reply(
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
    getServer().reply(cancelCall, createSuccess({ again: false, refund: 81_000, offered: 0 }));
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'a burst pipe');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel and refund ₩81,000' }));
    await screen.findByText('Cancelled. ₩81,000 go back to the guest.');
    expect(getServer().listBodies(cancelCall).at(-1)).toMatchObject({ reason: 'a burst pipe' });
  });

  it('is cancelled with an offer of other times, except those that staff deselect', async () => {
    const offered = [
      { dinCode: 'GRILL', name: 'The Grill', date: '2999-03-13', time: '19:00' },
      { dinCode: 'BAKERY', name: 'Bakery', date: '2999-03-13', time: '18:30' },
    ];
    getServer().reply(alternativesCall, createSuccess({ alternatives: offered }));
    const { user } = await openReservation();
    await user.click(screen.getByRole('button', { name: 'Cancel for the venue' }));
    const dialog = await screen.findByRole('dialog', { name: /Cancel the reservation of Yui Tanaka/ });
    const choice = await within(dialog).findByRole('group', { name: 'Message to the guest offers' });
    await user.click(within(choice).getByRole('checkbox', { name: /The Grill/ }));
    getServer().reply(cancelCall, createSuccess({ again: false, refund: 81_000, offered: 1 }));
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'a burst pipe');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel and refund ₩81,000' }));
    await screen.findByText('Cancelled. ₩81,000 go back to the guest. The message offers 1 other time.');
    expect(getServer().listBodies(cancelCall).at(-1)).toMatchObject({
      alternatives: [{ dinCode: 'BAKERY', date: '2999-03-13', time: '18:30' }],
    });
  });

  it('keeps what was typed if it cannot be cancelled', async () => {
    const { user } = await openReservation();
    await user.click(screen.getByRole('button', { name: 'Cancel for the venue' }));
    const dialog = await screen.findByRole('dialog', { name: /Cancel the reservation/ });
    getServer().reply(cancelCall, createProblem('visited', 409));
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'a burst pipe');
    await user.click(within(dialog).getByRole('button', { name: /Cancel and refund/ }));
    await within(dialog).findByText('The guest came, so the reservation cannot be cancelled.');
    expect(within(dialog).getByRole('textbox', { name: /Reason/ })).toHaveProperty('value', 'a burst pipe');
  });

  it('shows both versions of the contact if a colleague has changed it meanwhile', async () => {
    const { user } = await openReservation();
    await user.click(screen.getByRole('button', { name: 'Change the contact' }));
    const form = await screen.findByRole('dialog', { name: 'Change the contact' });
    const name = within(form).getByRole('textbox', { name: /Name/ });
    await user.clear(name);
    await user.type(name, 'Yui Sato');
    const theirs = { name: 'Yui Mori', phone: '010-1111-2222', email: 'mori@example.test', contactVersion: 1 };
    getServer().reply(contactCall, {
      ...createProblem('changed_meanwhile', 409),
      body: { ...createProblem('changed_meanwhile', 409).body, current: theirs },
    });
    await user.click(within(form).getByRole('button', { name: 'Save and send the confirmation' }));
    const conflict = await screen.findByRole('dialog', { name: 'Someone else has changed this' });
    expect(within(conflict).getByRole('row', { name: 'Name Yui Sato Yui Mori' })).toBeTruthy();
    getServer().reply(contactCall, createSuccess({ contactVersion: 2, messageCount: 1 }));
    await user.click(within(conflict).getByRole('button', { name: 'Save mine' }));
    await screen.findByText('The contact was saved, and the confirmation is on its way.');
    expect(getServer().listBodies(contactCall).at(-1)).toMatchObject({ contactVersion: 1, name: 'Yui Sato' });
  });

  it('gets a note, after which the field is empty', async () => {
    const { user } = await openReservation();
    await user.click(screen.getByRole('tab', { name: 'Notes' }));
    await user.type(screen.getByRole('textbox', { name: /New note/ }), 'likes the corner');
    getServer().reply(noteCall, createSuccess({ notes: [] }));
    await user.click(screen.getByRole('button', { name: 'Save the note' }));
    await screen.findByText('The note was saved.');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /New note/ })).toHaveProperty('value', ''));
  });
});

describe('a booking by phone', () => {
  const quoteCall = 'POST /api/staff/resv/quote';
  const bookCall = 'POST /api/staff/resv/book';
  const offer = {
    products: [
      {
        prodCode: 'DINNER',
        name: 'ディナー',
        type: 'table',
        takesDeposit: false,
        times: [
          { time: '18:00', isFree: true, seatsLeft: 6 },
          { time: '19:00', isFree: false, seatsLeft: 0 },
        ],
        menus: [{ menuIndex: 1, name: 'ラム', price: 81_000, coversPerUnit: 2, forChildren: false }],
        asksAllergies: true,
        questions: [{ prodQsCode: 'Q1', kind: 'choice', name: '席', required: true, choices: ['窓側'] }],
      },
    ],
    allergies: [{ allergyCode: 'AG0001', name: '牛乳' }],
    nearest: [],
    sisters: [],
  };
  const openForm = async (reply: object = offer) => {
    replyWithHotels();
    getServer().reply(quoteCall, (body) => ({
      status: 200,
      body: {
        ...reply,
        price: (body as { order?: object }).order === undefined ? null : { dueAtVenue: 81_000, refusal: null },
      },
    }));
    const opened = await openList([]);
    await screen.findByRole('button', { name: 'New reservation' });
    await opened.user.keyboard('n');
    const form = await screen.findByRole('dialog', { name: 'New reservation by phone' });
    return { ...opened, form };
  };
  const replyWithHotels = () => getServer().reply('GET /api/staff/hotels/places', createSuccess({ hotels }));

  it('can be paid by a link, whose expiry is shown', async () => {
    const { user, form } = await openForm({ ...offer, products: [{ ...offer.products[0], questions: [] }] });
    const dialog = within(form);
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Tanaka Yui');
    await user.type(dialog.getByRole('textbox', { name: /Phone/ }), '01012345678');
    await user.type(dialog.getByRole('textbox', { name: /Email/ }), 'yui@example.test');
    await user.selectOptions(await dialog.findByRole('combobox', { name: /Experience/ }), 'ディナー');
    const [, addMenuButton] = dialog.getAllByRole('button', { name: /ラム/ });
    if (addMenuButton === undefined) throw new Error('no button adds a menu');
    await user.click(addMenuButton);
    await user.click(dialog.getByRole('button', { name: /18:00/ }));
    await user.click(await dialog.findByRole('radio', { name: /By a link/ }));
    expect(dialog.getByText(/The guest pays ₩81,000 online/)).toBeTruthy();
    const holdField = dialog.getByRole('combobox', { name: 'Held for' });
    expect(holdField).toHaveProperty('value', '120');
    await user.selectOptions(holdField, '30 minutes');
    await user.click(dialog.getByRole('checkbox', { name: /I read this to the guest/ }));
    getServer().reply(bookCall, createProblem('pay_link_too_late', 422));
    await user.click(dialog.getByRole('button', { name: /^Book/ }));
    await dialog.findByText(/The visit is too near for a payment link/);
    const link = { linkId: 'L', endsAt: '2999-03-10T05:00:00.000Z', isShortened: true, messageCount: 2 };
    getServer().reply(bookCall, createSuccess({ resvCode: null, dueAtVenue: 0, link }));
    await user.click(dialog.getByRole('button', { name: /^Book/ }));
    await screen.findByText(/Held for Tanaka Yui until 2999-03-10.*14:00, because the visit is near/);
    expect(getServer().listBodies(bookCall).at(-1)).toMatchObject({ payment: { type: 'link', minutes: 30 } });
  });

  it('is opened by `n`, keeps what was typed after a refusal, and is shown after it was made', async () => {
    const { user, form } = await openForm();
    const dialog = within(form);
    await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Tanaka Yui');
    await user.type(dialog.getByRole('textbox', { name: /Phone/ }), '+819012345678');
    await user.type(dialog.getByRole('textbox', { name: /Email/ }), 'yui@example.test');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Language' }), 'ja');
    await user.selectOptions(await dialog.findByRole('combobox', { name: /Experience/ }), 'ディナー');
    const [, addMenuButton] = dialog.getAllByRole('button', { name: /ラム/ });
    if (addMenuButton === undefined) throw new Error('no button adds a menu');
    await user.click(addMenuButton);
    await user.click(dialog.getByRole('button', { name: /18:00/ }));
    await dialog.findByText(/The guest pays ₩81,000 at the venue/);
    await user.click(dialog.getByRole('button', { name: /^Book/ }));
    expect(dialog.getByText('Please answer this question.')).toBeTruthy();
    await user.selectOptions(dialog.getByRole('combobox', { name: /席/ }), '窓側');
    await user.click(dialog.getByRole('checkbox', { name: /I read this to the guest/ }));
    getServer().reply(bookCall, createProblem('sold_out', 409, { remaining: 0, unit: 'seat' }));
    await user.click(dialog.getByRole('button', { name: /^Book/ }));
    await waitFor(() => expect(getServer().listBodies(bookCall)).toHaveLength(1));
    expect(dialog.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Tanaka Yui');
    getServer().reply(viewCall, createSuccess({ reservation: createReservation({ source: 'phone' }) }));
    const booked = { resvCode: '29990313-7K2MABCDEF', dueAtVenue: 81_000, overrun: 0, link: null };
    getServer().reply(bookCall, createSuccess(booked));
    await user.click(dialog.getByRole('button', { name: /^Book/ }));
    await screen.findByText('Booked for Tanaka Yui. The confirmation is on its way.');
    await screen.findByRole('heading', { name: 'Yui Tanaka' });
    expect(getServer().listBodies(bookCall).at(-1)).toMatchObject({
      dinCode: 'GRILL',
      menus: [{ menuIndex: 1, count: 1 }],
      answers: [{ prodQsCode: 'Q1', answer: '窓側' }],
      isConsentSpoken: true,
      shownAmount: 81_000,
      allergies: null,
    });
  });

  it('names free times at sister venues if every time is full', async () => {
    const [product] = offer.products;
    const { user, form } = await openForm({
      ...offer,
      products: [{ ...product, times: [{ time: '18:00', isFree: false, seatsLeft: 0 }] }],
      sisters: [{ dinCode: 'BAKERY', name: 'Bakery', times: ['18:30'] }],
    });
    await user.selectOptions(await within(form).findByRole('combobox', { name: /Experience/ }), 'ディナー');
    expect(within(form).getByText('There is no free time on this day. Choose another day.')).toBeTruthy();
    expect(within(form).getByText('Bakery: 18:30')).toBeTruthy();
  });

  describe('at a full time', () => {
    const fullOffer = {
      ...offer,
      products: offer.products.map((product) => ({ ...product, asksAllergies: false, questions: [], menus: [] })),
      nearest: [{ dinCode: 'GRILL', name: 'The Grill', date: '2999-03-14', time: '18:30' }],
      sisters: [{ dinCode: 'BAKERY', name: 'Bakery', times: ['18:30'] }],
    };
    const chooseFullTime = async (role: 'venue_manager' | 'reservation_desk') => {
      replyWithHotels();
      getServer().reply(quoteCall, (body) => ({
        status: 200,
        body: {
          ...fullOffer,
          price: (body as { order?: object }).order === undefined ? null : { dueAtVenue: 81_000, refusal: null },
        },
      }));
      const { user } = await openList([], createMe(role));
      await screen.findByRole('button', { name: 'New reservation' });
      await user.keyboard('n');
      const dialog = within(await screen.findByRole('dialog', { name: 'New reservation by phone' }));
      await user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Tanaka Yui');
      await user.type(dialog.getByRole('textbox', { name: /Phone/ }), '+819012345678');
      await user.type(dialog.getByRole('textbox', { name: /Email/ }), 'yui@example.test');
      await user.selectOptions(await dialog.findByRole('combobox', { name: /Experience/ }), 'ディナー');
      await user.click(dialog.getByRole('button', { name: /19:00/ }));
      await user.click(dialog.getByRole('checkbox', { name: /I read this to the guest/ }));
      return { user, dialog };
    };

    it('is made beyond capacity with a reason if staff have the capability', async () => {
      const { user, dialog } = await chooseFullTime('venue_manager');
      await dialog.findByText(/To book beyond capacity, give a reason/);
      expect(await dialog.findByText('Bakery: 18:30')).toBeTruthy();
      await dialog.findByText(/The guest pays ₩81,000 at the venue/);
      expect(dialog.queryByRole('radio', { name: /link/i })).toBeNull();
      await user.click(dialog.getByRole('button', { name: /^Book/ }));
      expect(dialog.getByText('Please enter a reason.')).toBeTruthy();
      await user.type(dialog.getByRole('textbox', { name: /Why beyond capacity/ }), 'Regular guests');
      getServer().reply(viewCall, createSuccess({ reservation: createReservation({ source: 'phone' }) }));
      getServer().reply(
        bookCall,
        createSuccess({ resvCode: '29990313-7K2MABCDEF', dueAtVenue: 81_000, overrun: 2, link: null }),
      );
      await user.click(dialog.getByRole('button', { name: /^Book/ }));
      await screen.findByText('Booked for Tanaka Yui. The confirmation is on its way.');
      expect(getServer().listBodies(bookCall).at(-1)).toMatchObject({ overrideReason: 'Regular guests' });
    });

    it('is not made without the capability, but a near time can be chosen with one press', async () => {
      const { user, dialog } = await chooseFullTime('reservation_desk');
      await dialog.findByText(/A manager may book beyond capacity/);
      expect(dialog.queryByRole('textbox', { name: /Why beyond capacity/ })).toBeNull();
      await user.click(dialog.getByRole('button', { name: /^Book/ }));
      expect(getServer().listBodies(bookCall)).toEqual([]);
      await user.click(await dialog.findByRole('button', { name: /18:30/ }));
      expect(dialog.getByLabelText(/Day/)).toHaveProperty('value', '2999-03-14');
    });
  });

  it('starts with the text of a search that has found nothing', async () => {
    replyWithHotels();
    const { user } = await openList([]);
    await user.type(await screen.findByRole('searchbox'), 'Yui');
    await user.click(await screen.findByRole('button', { name: 'Book for a new guest' }));
    const form = await screen.findByRole('dialog', { name: 'New reservation by phone' });
    expect(within(form).getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Yui');
  });
});

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

  it('show the consequence before they are withdrawn, and the reason if they cannot be', async () => {
    const { user } = await openList([], createMe(), [link]);
    const section = await findSection();
    getServer().reply('POST /api/staff/resv/link/withdraw', createProblem('payment_confirming', 409));
    await user.click(within(section).getByRole('button', { name: 'Withdraw' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('The link of Sora Kim ends, and the seats are free again.');
    await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
    await screen.findByText('A payment is being confirmed. Please wait a moment and check again.');
    expect(getServer().listBodies('POST /api/staff/resv/link/withdraw')).toEqual([{ linkId: link.linkId }]);
  });

  it('are sent again', async () => {
    const { user } = await openList([], createMe(), [link]);
    getServer().reply('POST /api/staff/resv/link/send', createSuccess({ link: { ...link, sendCount: 2 } }));
    await user.click(within(await findSection()).getByRole('button', { name: 'Send again' }));
    await screen.findByText('The link is on its way again.');
  });

  it('are withdrawn with another key than they were sent with, if the response to sending was lost', async () => {
    const [sendCall, withdrawCall] = ['POST /api/staff/resv/link/send', 'POST /api/staff/resv/link/withdraw'];
    const { user } = await openList([], createMe(), [link]);
    getServer().reply(sendCall, createProblem('unavailable', 503));
    await user.click(within(await findSection()).getByRole('button', { name: 'Send again' }));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    getServer().reply(sendCall, createSuccess({ link: { ...link, sendCount: 2 } }));
    await user.click(within(await findSection()).getByRole('button', { name: 'Send again' }));
    await screen.findByText('The link is on its way again.');
    const [sentKey, ...repeatedKeys] = getServer().listHeaders(sendCall, 'idempotency-key');
    expect(new Set(repeatedKeys)).toEqual(new Set([sentKey]));

    getServer().reply(sendCall, createProblem('unavailable', 503));
    await user.click(within(await findSection()).getByRole('button', { name: 'Send again' }));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    getServer().reply(withdrawCall, createSuccess({ link: { ...link, state: 'withdrawn' } }));
    await user.click(within(await findSection()).getByRole('button', { name: 'Withdraw' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(getServer().listHeaders(withdrawCall, 'idempotency-key')).toHaveLength(1));
    expect(getServer().listHeaders(sendCall, 'idempotency-key')).not.toContain(
      getServer().listHeaders(withdrawCall, 'idempotency-key')[0],
    );
  });

  it('can be viewed, but not changed, by staff who may not book', async () => {
    await openList([], createMe('host', places.group), [link]);
    expect(within(await findSection()).queryByRole('button')).toBeNull();
  });
});
