import { describe, expect, it } from 'vitest';
import { pickupTime } from '../availability/pickup';
import { getVisitStartAction, limitToVisitStart } from './visit-start';

const dinnerVisit = { date: '2026-03-13', time: '18:00' };
const pickupVisit = { date: '2026-03-13', time: pickupTime };
const parseTime = (text: string) => new Date(`${text}+09:00`);

describe('a payment at the start of its visit', () => {
  it.each([
    ['preparing', 'expire'],
    ['registered', 'expire'],
    ['approving', 'query'],
    ['unknown', 'query'],
    ['approved', 'void'],
    ['reserved', 'none'],
    ['declined', 'none'],
    ['lapsed', 'none'],
    ['voiding', 'none'],
    ['voided', 'none'],
    ['refunding', 'none'],
    ['refunded', 'none'],
    ['partly_refunded', 'none'],
    ['manual', 'none'],
  ] as const)('proceeds in state %s before the visit, and afterwards needs the action %s', (state, action) => {
    expect(getVisitStartAction({ state, visit: dinnerVisit }, parseTime('2026-03-13T17:59:59.999'))).toBe('proceed');
    for (const now of ['2026-03-13T18:00:00', '2026-03-13T18:00:01', '2026-03-14T09:00:00'])
      expect(getVisitStartAction({ state, visit: dinnerVisit }, parseTime(now))).toBe(action);
  });

  it('proceeds until 08:00 of the day of a pickup', () => {
    const payment = { state: 'registered', visit: pickupVisit } as const;
    expect(getVisitStartAction(payment, parseTime('2026-03-13T07:59:59'))).toBe('proceed');
    expect(getVisitStartAction(payment, parseTime('2026-03-13T08:00:00'))).toBe('expire');
  });
});

describe('a hold of ten minutes', () => {
  it.each([
    ['the day before', '2026-03-12T18:00:00', 600],
    ['ten minutes before', '2026-03-13T17:50:00', 600],
    ['a minute before', '2026-03-13T17:59:00', 60],
    ['half a second before', '2026-03-13T17:59:59.500', 0.5],
    ['as the visit starts', '2026-03-13T18:00:00', 0],
    ['after the start', '2026-03-13T18:05:00', 0],
  ])('ends no later than its visit starts if it begins %s: after $2 seconds', (_case, now, seconds) => {
    expect(limitToVisitStart(600, dinnerVisit, parseTime(now))).toBe(seconds);
  });
});
