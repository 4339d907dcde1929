import { ProblemError } from '@dining/client/problem-error';
import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import { type ResvCode, toCode } from '@dining/domain/shared/codes';
import { describe, expect, it } from 'vitest';
import type { FreeVisit } from '../../features/availability/alternatives/free-visits';
import { advanceCheckout, type CheckoutEvent, type CheckoutState, getTotal, initialCheckout } from './checkout-flow';

const request = { ordersheetId: 'S1', shownAmount: 81_000, isRepeatConfirmed: false } as ReservationRequest;
const withoutSheet = { ...request, ordersheetId: null };
const sent: CheckoutState = { sent: request, serverTotal: null };
const sentWithoutSheet: CheckoutState = { sent: withoutSheet, serverTotal: null };
const resvCode = toCode<ResvCode>('20260310-ABCDEFGHJK');
const visit = {
  visit: { date: '2026-03-12', time: '18:00' },
  dinRoomCode: null,
  roomName: null,
} as unknown as FreeVisit;
const orderAmount = 81_000;

const createRefused = (code: ProblemError['code'], detail: Record<string, string | number> = {}): CheckoutEvent => ({
  type: 'refused',
  problem: new ProblemError(code, 409, [], detail),
  orderTotal: orderAmount,
});
const createChosen = (
  next: Extract<CheckoutEvent, { type: 'chosen' }>['next'],
  after: 'refusal' | 'failure' = 'refusal',
): CheckoutEvent => ({ type: 'chosen', next, after });
const reload = { type: 'reload' };

describe('the checkout', () => {
  it.each<[string, CheckoutState, CheckoutEvent, CheckoutState, object[]]>([
    ['sends a complete form', initialCheckout, { type: 'submit', request }, sent, [{ type: 'send', request }]],
    [
      'shows the new reservation',
      sent,
      { type: 'booked', resvCode },
      sent,
      [{ type: 'showBooked', resvCode, isNew: true }],
    ],
    [
      'sends the order without a sheet that no longer exists',
      sent,
      createRefused('not_found'),
      sentWithoutSheet,
      [reload, { type: 'send', request: withoutSheet }],
    ],
    [
      'sends it without a sheet only once',
      sentWithoutSheet,
      createRefused('not_found'),
      sentWithoutSheet,
      [reload, { type: 'explainRefusal', problem: expect.objectContaining({ code: 'not_found' }) }],
    ],
    [
      'asks for agreement to another price',
      sent,
      createRefused('price_changed', { total: 90_000 }),
      sent,
      [reload, { type: 'askPrice', shownTotal: orderAmount, orderTotal: orderAmount, total: 90_000 }],
    ],
    [
      'asks for a payment that is due after all',
      sent,
      createRefused('payment_due', { total: 1_000 }),
      sent,
      [reload, { type: 'askPrice', shownTotal: orderAmount, orderTotal: orderAmount, total: 1_000 }],
    ],
    [
      'asks before reserving an order that has become free',
      sent,
      createRefused('nothing_due'),
      sent,
      [reload, { type: 'askPrice', shownTotal: orderAmount, orderTotal: orderAmount, total: 0 }],
    ],
    [
      'asks for agreement to changed texts',
      sent,
      createRefused('terms_changed'),
      sent,
      [
        reload,
        { type: 'askAgreement' },
        { type: 'explainRefusal', problem: expect.objectContaining({ code: 'terms_changed' }) },
      ],
    ],
    [
      'explains any other refusal',
      sent,
      createRefused('sold_out'),
      sent,
      [reload, { type: 'explainRefusal', problem: expect.objectContaining({ code: 'sold_out' }) }],
    ],
    [
      'explains a failed payment',
      sent,
      { type: 'failed', failure: { errCd: 'declined', resMsg: '' } },
      sent,
      [reload, { type: 'explainFailure', failure: { errCd: 'declined', resMsg: '' } }],
    ],
    [
      'sends the price that the guest agrees to',
      sent,
      { type: 'priceSeen', isAgreed: true, orderTotal: orderAmount, total: 90_000 },
      { sent: { ...request, shownAmount: 90_000 }, serverTotal: { orderTotal: orderAmount, total: 90_000 } },
      [{ type: 'send', request: { ...request, shownAmount: 90_000 } }],
    ],
    [
      'shows the price that the guest does not agree to, and sends nothing',
      sent,
      { type: 'priceSeen', isAgreed: false, orderTotal: orderAmount, total: 90_000 },
      { ...sent, serverTotal: { orderTotal: orderAmount, total: 90_000 } },
      [],
    ],
    ['applies another time', sent, createChosen(visit), sent, [{ type: 'applySlot', visit }]],
    [
      'shows the reservation that exists',
      sent,
      createChosen({ booked: resvCode }),
      sent,
      [{ type: 'showBooked', resvCode, isNew: false }],
    ],
    [
      'leads to the list of reservations if the number is unknown',
      sent,
      createChosen({ booked: null }),
      sent,
      [{ type: 'goTo', place: 'reservations' }],
    ],
    [
      'sends a second reservation that the guest confirms',
      sent,
      createChosen('again'),
      { ...sent, sent: { ...request, isRepeatConfirmed: true } },
      [{ type: 'send', request: { ...request, isRepeatConfirmed: true } }],
    ],
    ['sends no second reservation before the first', initialCheckout, createChosen('again'), initialCheckout, []],
    ['leads to other times', sent, createChosen('time'), sent, [{ type: 'goTo', place: 'time' }]],
    ['leads to the product', sent, createChosen('product'), sent, [{ type: 'goTo', place: 'product' }]],
    ['leads to other products', sent, createChosen('products'), sent, [{ type: 'goTo', place: 'products' }]],
    ['leads to the first page', sent, createChosen('root', 'failure'), sent, [{ type: 'goTo', place: 'root' }]],
    ['leads to another payment method', sent, createChosen('method', 'failure'), sent, [{ type: 'focusMethod' }]],
    ['stays after a refusal', sent, createChosen('stay'), sent, []],
    ['restores the focus after a failed payment', sent, createChosen('stay', 'failure'), sent, [{ type: 'focusForm' }]],
  ])('%s', (_title, before, event, after, effects) => {
    expect(advanceCheckout(before, event)).toEqual({ state: after, effects });
  });

  it('shows the field of a detail that the server refuses', () => {
    const problem = new ProblemError('guest_details_needed', 400, [{ path: 'email', message: 'email_invalid' }]);
    const { state, effects } = advanceCheckout(sent, { type: 'refused', problem, orderTotal: orderAmount });
    expect(state).toEqual(sent);
    expect(effects).toEqual([reload, { type: 'showFieldError', failure: expect.objectContaining({ field: 'email' }) }]);
  });
});

describe('the total of an order', () => {
  it.each([
    ['the order’s own total', initialCheckout, orderAmount, orderAmount],
    [
      'the total that the server sent',
      { ...sent, serverTotal: { orderTotal: orderAmount, total: 90_000 } },
      orderAmount,
      90_000,
    ],
    [
      'the order’s own total once that has changed',
      { ...sent, serverTotal: { orderTotal: orderAmount, total: 90_000 } },
      70_000,
      70_000,
    ],
  ])('returns %s', (_title, state, ownTotal, total) => expect(getTotal(state, ownTotal)).toBe(total));
});
