import type { StaffPayLink } from '@dining/contract/staff/pay-links';
import { screen } from '@testing-library/react';
import { createSuccess } from '../../../packages/client/test/server';
import type { Reservation, ReservationRow } from '../src/entities/reservations/reservations';
import { openConsole, type prepareConsole } from './open-console';
import { createMe } from './staff';

export const searchCall = 'POST /api/staff/resv/search';
const linksCall = 'POST /api/staff/resv/link/list';

/** Creates a row of the reservation list. The visit is in the year 2999, later than the clock of any test. */
export const createReservationRow = (changes: Partial<ReservationRow> = {}): ReservationRow =>
  ({
    resvCode: '29990313-7K2MABCDEF',
    htlCode: 'H01',
    dinCode: 'GRILL',
    venueName: 'The Grill',
    visit: { date: '2999-03-13', time: '18:00' },
    type: 'table',
    status: 'reserved',
    attendance: 'expected',
    cancelledBy: null,
    source: 'site',
    bookerName: 'Yui Tanaka',
    visitorName: 'Yui Tanaka',
    phone: '+819012345678',
    adults: 2,
    kids: 0,
    pickupQuantity: 0,
    productName: 'Dinner',
    payAmount: 81_000,
    ...changes,
  }) as ReservationRow;

export const createReservation = (changes: Partial<Reservation> = {}): Reservation => ({
  ...createReservationRow(),
  email: 'yui@example.test',
  visitorPhone: '+819012345678',
  contactVersion: 0,
  former: null,
  language: 'ja',
  isMember: false,
  roomName: '',
  requestNote: 'a window seat',
  menus: [{ name: 'Lamb for two', count: 1 }],
  noAllergies: false,
  allergies: ['Milk'],
  answers: [],
  createdAt: '2026-11-28T01:00:00.000Z',
  cancelledAt: null,
  guestConfirmedAt: null,
  spokenConsent: null,
  money: {
    orderAmount: 90_000,
    payAmount: 81_000,
    dueAtVenue: 0,
    cancelFee: null,
    refundAmount: null,
    method: 'card',
    state: 'reserved',
    cardLabel: 'Moon card',
    approvalNo: '123',
  },
  history: [
    {
      type: 'audit',
      at: '2026-11-28T02:00:00.000Z',
      action: 'reservation.contact',
      reason: null,
      before: { name: 'Y***i' },
      after: { name: 'Y********a' },
      actorKind: 'staff',
      actor: 'Minji Han',
    },
    {
      type: 'message',
      at: '2026-11-28T01:00:01.000Z',
      kind: 'reservation_made',
      channel: 'mail',
      state: 'bounced',
    },
    { type: 'made', at: '2026-11-28T01:00:00.000Z' },
  ],
  notes: [],
  ...changes,
});

/** Creates a function that opens the list of reservations with the given rows and pay links. */
export const createReservationsOpener =
  (getServer: ReturnType<typeof prepareConsole>) =>
  async (rows = [createReservationRow()], me = createMe(), links: readonly StaffPayLink[] = []) => {
    getServer().setReply(searchCall, createSuccess({ reservations: rows, next: null }));
    getServer().setReply(linksCall, createSuccess({ links }));
    const openedConsole = await openConsole('/console/reservations', me);
    await screen.findByRole('heading', { name: 'Reservations' });
    return openedConsole;
  };
