import { describe, expect, it } from 'vitest';
import { createPickupProduct, parseSeoulTime } from '../../test/fixtures';
import { isOrderedEarlyEnough, isPickupDay } from './pickup';

describe('an order of a pickup', () => {
  it.each([
    ['lead time one day, for today', 1, '2026-11-21', '2026-11-21 07:00', false],
    ['lead time one day, for tomorrow, in the morning', 1, '2026-11-22', '2026-11-21 07:00', true],
    ['lead time one day, for tomorrow, a minute before midnight', 1, '2026-11-22', '2026-11-21 23:59', true],
    ['lead time one day, for today, at midnight sharp', 1, '2026-11-22', '2026-11-22 00:00', false],
    ['lead time two days, for tomorrow', 2, '2026-11-22', '2026-11-21 07:00', false],
    ['lead time two days, for the day after tomorrow', 2, '2026-11-23', '2026-11-21 07:00', true],
    ['lead time two days, for the day after tomorrow, late at night', 2, '2026-11-23', '2026-11-21 23:59', true],
    ['lead time seven days, six days ahead', 7, '2026-11-27', '2026-11-21 07:00', false],
    ['lead time seven days, seven days ahead', 7, '2026-11-28', '2026-11-21 07:00', true],
    ['no lead time, which counts as one day, for today', 0, '2026-11-21', '2026-11-21 07:00', false],
    ['lead time two days, over the end of a year', 2, '2027-01-02', '2026-12-31 12:00', true],
  ])('is early enough ($4): %s', (_case, leadDays, date, now, isEarlyEnough) =>
    expect(isOrderedEarlyEnough(leadDays, date, parseSeoulTime(now))).toBe(isEarlyEnough),
  );
});

describe('a pickup', () => {
  it.each([
    ['Monday uses the first flag', '1000000', '2026-11-23', true],
    ['Monday, first flag off', '0111111', '2026-11-23', false],
    ['Saturday uses the sixth flag', '0000010', '2026-11-28', true],
    ['Sunday uses the last flag', '0000001', '2026-11-22', true],
    ['Sunday, last flag off', '1111110', '2026-11-22', false],
  ])('is offered on the day ($3): %s', (_case, pickupWeekFlags, date, isOffered) =>
    expect(isPickupDay(createPickupProduct({ pickupWeekFlags }), date)).toBe(isOffered),
  );
});
