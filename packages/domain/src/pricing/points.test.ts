import { describe, expect, it } from 'vitest';
import { parseSeoulTime } from '../../test/fixtures';
import {
  calculatePointsEarned,
  calculatePointsSpent,
  calculateVisitPoints,
  getLastDayWithPoints,
  getPointsDueTime,
} from './points';

describe('the points spent at payment', () => {
  it.each([
    ['none if the hotel has spending off', false, 9_000, 5_000, 50_000, 0],
    ['as many as requested', true, 9_000, 5_000, 50_000, 5_000],
    ['at most the balance', true, 3_000, 5_000, 50_000, 3_000],
    ['at most the amount to pay', true, 90_000, 80_000, 50_000, 50_000],
    ['never less than 0', true, 9_000, -5, 50_000, 0],
    ['whole points only', true, 9_000, 10.9, 50_000, 10],
  ])('are limited: %s', (_case, isSpendingEnabled, balance, requested, amount, pointsSpent) =>
    expect(calculatePointsSpent({ isSpendingEnabled, balance, requested }, amount)).toBe(pointsSpent),
  );
});

describe('the points earned after the visit', () => {
  it.each([
    ['5 %', 150_000, 5, 7_500],
    ['rounded down', 99_999, 5, 4_999],
    ['a hotel without points', 150_000, 0, 0],
    ['nothing paid', 0, 5, 0],
  ])('are calculated: %s', (_case, paidAmount, rate, points) =>
    expect(calculatePointsEarned(paidAmount, rate)).toBe(points),
  );
});

describe('the time when points are granted', () => {
  it('is 06:00 on the morning after the visit', () => {
    expect(getPointsDueTime('2026-12-31')).toEqual(parseSeoulTime('2027-01-01 06:00'));
  });
  it.each([
    ['a minute before 06:00', '2026-11-21 05:59', '2026-11-19'],
    ['at 06:00', '2026-11-21 06:00', '2026-11-20'],
    ['a minute before midnight', '2026-11-21 23:59', '2026-11-20'],
    ['over the end of a year', '2027-01-01 06:00', '2026-12-31'],
  ])('is past for visits until $2, %s', (_case, now, day) =>
    expect(getLastDayWithPoints(parseSeoulTime(now))).toBe(day),
  );
});

describe('the points of a visit', () => {
  const visit = { status: 'confirm', noShow: false, paidAmount: 100_000 } as const;
  it.each([
    ['5 % of what was paid', {}, 5_000],
    ['5 % also for a visit that was never confirmed', { status: 'reserved' }, 5_000],
    ['none after a cancellation', { status: 'cancel' }, 0],
    ['none for a no-show', { noShow: true }, 0],
    ['none without a payment', { paidAmount: 0 }, 0],
  ] as const)('are %s', (_case, changes, points) =>
    expect(calculateVisitPoints({ ...visit, ...changes }, 5)).toBe(points),
  );
  it.each([
    ['even if the hotel no longer grants points', {}, 0, 5_000, 5_000],
    ['even if the hotel now grants more', {}, 10, 5_000, 5_000],
    ['unless it was a no-show', { noShow: true }, 5, 5_000, 0],
    ['unless none were: then those at the current rate', {}, 10, null, 10_000],
  ])('are those that were granted before, %s: $4', (_case, changes, rate, initialPoints, points) =>
    expect(calculateVisitPoints({ ...visit, ...changes }, rate, initialPoints)).toBe(points),
  );
  it.each([
    ['all of it', 0, 68_850, 3_442, 0],
    ['a part', 38_850, 68_850, 3_442, 1_942],
    ['so much that the remainder earns whole points at the original rate', 60_000, 68_850, 3_442, 3_000],
    ['a part once more', 30_000, 38_850, 1_942, 1_500],
    ['one won', 68_849, 68_850, 3_442, 3_442],
    ['nothing', 68_850, 68_850, 3_442, 3_442],
    ['a part of a visit that earned nothing', 30_000, 68_850, 0, 0],
    ['a part of very little', 1, 2, 1, 0],
  ])(
    'are reduced by the share of later refunds of %s, whatever the rate is now',
    (_case, paidAmount, initialPaidAmount, initialPoints, points) => {
      for (const rate of [0, 5, 10])
        expect(calculateVisitPoints({ ...visit, paidAmount }, rate, initialPoints, initialPaidAmount)).toBe(points);
    },
  );
});
