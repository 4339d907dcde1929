import { ProblemError } from '@dining/client/problem-error';
import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import { type ResvCode, toCode } from '@dining/domain/shared/codes';
import { describe, expect, it } from 'vitest';
import type { FreeVisit } from '../../features/availability/alternatives/free-visits';
import { advanceCheckout, type CheckoutEvent, type CheckoutState, getTotal, initialCheckout } from './checkout-flow';

const request = { ordersheetId: 'S1', shownAmount: 81_000, isRepeatConfirmed: false } as ReservationRequest;
const requestWithoutSheet = { ...request, ordersheetId: null };
const sentState: CheckoutState = { sentRequest: request, serverTotal: null };
const sentStateWithoutSheet: CheckoutState = { sentRequest: requestWithoutSheet, serverTotal: null };
const resvCode = toCode<ResvCode>('20260310-ABCDEFGHJK');
const freeVisit = {
  visit: { date: '2026-03-12', time: '18:00' },
  dinRoomCode: null,
  roomName: null,
} as unknown as FreeVisit;
const orderAmount = 81_000;

const createRefusal = (code: ProblemError['code'], detail: Record<string, string | number> = {}): CheckoutEvent => ({
  type: 'refused',
  problem: new ProblemError(code, 409, [], detail),
  orderTotal: orderAmount,
});
const createChoice = (
  choice: Extract<CheckoutEvent, { type: 'chosen' }>['choice'],
  cause: 'refusal' | 'failure' = 'refusal',
): CheckoutEvent => ({ type: 'chosen', choice, cause });
const reloadEffect = { type: 'reload' };

describe('the checkout', () => {
  it.each<[string, CheckoutState, CheckoutEvent, CheckoutState, object[]]>([
    ['sends a complete form', initialCheckout, { type: 'submit', request }, sentState, [{ type: 'send', request }]],
    [
      'shows the new reservation',
      sentState,
      { type: 'booked', resvCode },
      sentState,
      [{ type: 'showBooked', resvCode, isNew: true }],
    ],
    [
      'sends the order again without its sheet if the sheet no longer exists',
      sentState,
      createRefusal('not_found'),
      sentStateWithoutSheet,
      [reloadEffect, { type: 'send', request: requestWithoutSheet }],
    ],
    [
      'explains a refusal of the order without a sheet, and does not send it again',
      sentStateWithoutSheet,
      createRefusal('not_found'),
      sentStateWithoutSheet,
      [reloadEffect, { type: 'explainRefusal', problem: expect.objectContaining({ code: 'not_found' }) }],
    ],
    [
      'asks for agreement to another price',
      sentState,
      createRefusal('price_changed', { total: 90_000 }),
      sentState,
      [reloadEffect, { type: 'askPrice', shownTotal: orderAmount, orderTotal: orderAmount, total: 90_000 }],
    ],
    [
      'asks for agreement to a payment that is due after all',
      sentState,
      createRefusal('payment_due', { total: 1_000 }),
      sentState,
      [reloadEffect, { type: 'askPrice', shownTotal: orderAmount, orderTotal: orderAmount, total: 1_000 }],
    ],
    [
      'asks before reserving an order that has become free',
      sentState,
      createRefusal('nothing_due'),
      sentState,
      [reloadEffect, { type: 'askPrice', shownTotal: orderAmount, orderTotal: orderAmount, total: 0 }],
    ],
    [
      'asks for agreement to changed texts, and explains why',
      sentState,
      createRefusal('terms_changed'),
      sentState,
      [
        reloadEffect,
        { type: 'askAgreement' },
        { type: 'explainRefusal', problem: expect.objectContaining({ code: 'terms_changed' }) },
      ],
    ],
    [
      'explains any other refusal',
      sentState,
      createRefusal('sold_out'),
      sentState,
      [reloadEffect, { type: 'explainRefusal', problem: expect.objectContaining({ code: 'sold_out' }) }],
    ],
    [
      'explains a failed payment',
      sentState,
      { type: 'failed', failure: { errCd: 'declined', resMsg: '' } },
      sentState,
      [reloadEffect, { type: 'explainFailure', failure: { errCd: 'declined', resMsg: '' } }],
    ],
    [
      'sends the order again with the price that the guest agrees to',
      sentState,
      { type: 'priceSeen', isAgreed: true, orderTotal: orderAmount, total: 90_000 },
      { sentRequest: { ...request, shownAmount: 90_000 }, serverTotal: { orderTotal: orderAmount, total: 90_000 } },
      [{ type: 'send', request: { ...request, shownAmount: 90_000 } }],
    ],
    [
      'shows the price that the guest does not agree to, and sends nothing',
      sentState,
      { type: 'priceSeen', isAgreed: false, orderTotal: orderAmount, total: 90_000 },
      { ...sentState, serverTotal: { orderTotal: orderAmount, total: 90_000 } },
      [],
    ],
    ['applies another time', sentState, createChoice(freeVisit), sentState, [{ type: 'applySlot', visit: freeVisit }]],
    [
      'shows the reservation that exists already',
      sentState,
      createChoice({ existingResvCode: resvCode }),
      sentState,
      [{ type: 'showBooked', resvCode, isNew: false }],
    ],
    [
      'leads to the list of reservations if the reservation number is unknown',
      sentState,
      createChoice({ existingResvCode: null }),
      sentState,
      [{ type: 'goTo', place: 'reservations' }],
    ],
    [
      'sends a second reservation that the guest confirms',
      sentState,
      createChoice('again'),
      { ...sentState, sentRequest: { ...request, isRepeatConfirmed: true } },
      [{ type: 'send', request: { ...request, isRepeatConfirmed: true } }],
    ],
    ['sends no second reservation before the first', initialCheckout, createChoice('again'), initialCheckout, []],
    ['leads to other times', sentState, createChoice('time'), sentState, [{ type: 'goTo', place: 'time' }]],
    ['leads to the product', sentState, createChoice('product'), sentState, [{ type: 'goTo', place: 'product' }]],
    ['leads to other products', sentState, createChoice('products'), sentState, [{ type: 'goTo', place: 'products' }]],
    [
      'leads to the main page',
      sentState,
      createChoice('root', 'failure'),
      sentState,
      [{ type: 'goTo', place: 'root' }],
    ],
    [
      'moves the focus to the payment method if the guest chooses another one',
      sentState,
      createChoice('method', 'failure'),
      sentState,
      [{ type: 'focusMethod' }],
    ],
    ['does nothing if the guest stays after a refusal', sentState, createChoice('stay'), sentState, []],
    [
      'restores the focus if the guest stays after a failed payment',
      sentState,
      createChoice('stay', 'failure'),
      sentState,
      [{ type: 'focusForm' }],
    ],
  ])('%s', (_title, stateBefore, event, stateAfter, effects) => {
    expect(advanceCheckout(stateBefore, event)).toEqual({ state: stateAfter, effects });
  });

  it('shows the error at the field of a detail that the server refuses', () => {
    const problem = new ProblemError('guest_details_needed', 400, [{ path: 'email', message: 'email_invalid' }]);
    const { state, effects } = advanceCheckout(sentState, { type: 'refused', problem, orderTotal: orderAmount });
    expect(state).toEqual(sentState);
    expect(effects).toEqual([
      reloadEffect,
      { type: 'showFieldError', failure: expect.objectContaining({ field: 'email' }) },
    ]);
  });
});

describe('the total of an order', () => {
  it.each([
    ['the order’s own total', initialCheckout, orderAmount, orderAmount],
    [
      'the total that the server sent',
      { ...sentState, serverTotal: { orderTotal: orderAmount, total: 90_000 } },
      orderAmount,
      90_000,
    ],
    [
      'the order’s own total once that has changed',
      { ...sentState, serverTotal: { orderTotal: orderAmount, total: 90_000 } },
      70_000,
      70_000,
    ],
  ])('is %s', (_title, state, orderTotal, total) => expect(getTotal(state, orderTotal)).toBe(total));
});
