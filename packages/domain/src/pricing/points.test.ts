import { describe, expect, it } from 'vitest';
import { pointsEarned, pointsSpent } from './points';

describe('points at payment', () => {
  it.each([
    ['off: none, whatever is wanted', false, 9_000, 5_000, 50_000, 0],
    ['as many as wanted', true, 9_000, 5_000, 50_000, 5_000],
    ['no more than there are', true, 3_000, 5_000, 50_000, 3_000],
    ['no more than is to pay', true, 90_000, 80_000, 50_000, 50_000],
    ['never fewer than none', true, 9_000, -5, 50_000, 0],
    ['whole points', true, 9_000, 10.9, 50_000, 10],
  ])('%s', (_case, spendingOn, balance, wanted, amount, spent) =>
    expect(pointsSpent({ spendingOn, balance, wanted }, amount)).toBe(spent),
  );
});

describe('points after the visit', () => {
  it.each([
    ['5 %', 150_000, 5, 7_500],
    ['rounded down', 99_999, 5, 4_999],
    ['a hotel without points', 150_000, 0, 0],
    ['nothing paid', 0, 5, 0],
  ])('%s', (_case, paid, rate, points) => expect(pointsEarned(paid, rate)).toBe(points));
});
