import { describe, expect, it } from 'vitest';
import { calculatePayLinkEnd, canStartPayment, getPayLinkState, type PayLinkFacts } from './pay-link';
import { paymentStates } from './states';

const visit = { date: '2026-03-13', time: '18:00' };
const parseTime = (text: string): Date => new Date(`${text}:00+09:00`);

describe('the expiry of a pay link', () => {
  it.each([
    ['two hours, days before the visit', 120, '2026-03-10T12:00', '2026-03-10T14:00', false],
    ['the shortest', 15, '2026-03-10T12:00', '2026-03-10T12:15', false],
    ['the longest', 1440, '2026-03-10T12:00', '2026-03-11T12:00', false],
    ['over midnight', 120, '2026-03-10T23:30', '2026-03-11T01:30', false],
    ['exactly two hours before the visit', 240, '2026-03-13T12:00', '2026-03-13T16:00', false],
    ['cut to two hours before the visit', 241, '2026-03-13T12:00', '2026-03-13T16:00', true],
    ['a day, on the day of the visit', 1440, '2026-03-13T09:00', '2026-03-13T16:00', true],
    ['with just fifteen minutes left', 120, '2026-03-13T15:45', '2026-03-13T16:00', true],
    ['shorter than allowed', 1, '2026-03-10T12:00', '2026-03-10T12:15', false],
    ['longer than allowed', 5000, '2026-03-10T12:00', '2026-03-11T12:00', false],
  ])('is $3: %s', (_case, minutes, now, endsAt, isShortened) => {
    expect(calculatePayLinkEnd(minutes, visit, parseTime(now))).toEqual({
      ok: true,
      endsAt: parseTime(endsAt),
      isShortened,
    });
  });

  it.each([
    ['two hours and fourteen minutes before the visit', '2026-03-13T15:46'],
    ['an hour before the visit', '2026-03-13T17:00'],
    ['after the visit', '2026-03-14T12:00'],
  ])('is refused: %s', (_case, now) => {
    expect(calculatePayLinkEnd(15, visit, parseTime(now))).toEqual({ ok: false, error: 'pay_link_too_late' });
  });
});

const facts: PayLinkFacts = {
  secondsLeft: 3600,
  withdrawnAt: null,
  paymentState: null,
  isHeld: true,
};
const [secondsLeftBeforeEnd, secondsLeftAtEnd] = [3600, 0];
const withdrawnAt = parseTime('2026-03-10T12:30');

describe('a pay link', () => {
  it.each([
    ['that has not been opened', {}, secondsLeftBeforeEnd, 'open'],
    ['after a declined card', { paymentState: 'declined' }, secondsLeftBeforeEnd, 'open'],
    ['after a cancelled payment', { paymentState: 'lapsed' }, secondsLeftBeforeEnd, 'open'],
    ['after a voided charge', { paymentState: 'voided' }, secondsLeftBeforeEnd, 'open'],
    ['while the window opens', { paymentState: 'preparing' }, secondsLeftBeforeEnd, 'paying'],
    ['with an open window', { paymentState: 'registered' }, secondsLeftBeforeEnd, 'paying'],
    ['whose window was opened in time and is still open', { paymentState: 'registered' }, secondsLeftAtEnd, 'paying'],
    ['while the provider is queried', { paymentState: 'approving' }, secondsLeftBeforeEnd, 'confirming'],
    ['without a response of the provider', { paymentState: 'unknown' }, secondsLeftAtEnd, 'confirming'],
    ['charged and not yet reserved', { paymentState: 'approved', isHeld: false }, secondsLeftAtEnd, 'confirming'],
    ['in manual review', { paymentState: 'manual' }, secondsLeftAtEnd, 'confirming'],
    ['of a reservation', { paymentState: 'reserved' }, secondsLeftAtEnd, 'paid'],
    [
      'of a reservation that was cancelled since',
      { paymentState: 'refunded', isHeld: false },
      secondsLeftAtEnd,
      'paid',
    ],
    ['whose time is over', {}, secondsLeftAtEnd, 'lapsed'],
    ['whose seats were released', { isHeld: false }, secondsLeftBeforeEnd, 'lapsed'],
    ['whose window returned too late', { paymentState: 'lapsed', isHeld: false }, secondsLeftAtEnd, 'lapsed'],
    ['that staff have withdrawn', { withdrawnAt, isHeld: false }, secondsLeftBeforeEnd, 'withdrawn'],
    ['withdrawn, and over since', { withdrawnAt, isHeld: false }, secondsLeftAtEnd, 'withdrawn'],
  ] as const)('%s is in the state $3', (_case, changes, secondsLeft, state) => {
    expect(getPayLinkState({ ...facts, ...changes, secondsLeft })).toBe(state);
  });

  it('can be paid unless a payment is being confirmed, has succeeded or is in manual review', () => {
    const payableStates = paymentStates.filter((paymentState) => canStartPayment({ ...facts, paymentState }));
    expect(payableStates).toEqual(['preparing', 'registered', 'declined', 'lapsed', 'voiding', 'voided']);
    expect(canStartPayment(facts)).toBe(true);
  });

  it.each([
    ['after its end', {}, secondsLeftAtEnd],
    ['after its end, with an open window', { paymentState: 'registered' }, secondsLeftAtEnd],
    ['after it was withdrawn', { withdrawnAt, isHeld: false }, secondsLeftBeforeEnd],
    ['after its seats were released', { isHeld: false }, secondsLeftBeforeEnd],
  ] as const)('cannot be paid %s', (_case, changes, secondsLeft) => {
    expect(canStartPayment({ ...facts, ...changes, secondsLeft })).toBe(false);
  });
});
