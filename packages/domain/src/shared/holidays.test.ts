import { describe, expect, it } from 'vitest';
import { holidays2026 } from '../../test/fixtures';
import { createHolidayCalendar, getDayType, isWeekend, listYearsWithoutHolidayData } from './holidays';

describe('the kind of day', () => {
  it.each([
    ['a plain Monday', '2026-11-23', 'weekdays'],
    ['a plain Friday', '2026-11-27', 'weekdays'],
    ['a Saturday', '2026-11-21', 'weekend'],
    ['a Sunday', '2026-11-22', 'weekend'],
    ['a holiday on a Monday', '2026-10-05', 'weekend'],
    ['Christmas on a Friday', '2026-12-25', 'weekend'],
    ['a Monday of a year without holiday data', '2031-11-24', 'unknown'],
    ['a Sunday of a year without holiday data', '2031-11-23', 'weekend'],
  ])('is determined for %s, %s: %s', (_case, date, day) => expect(getDayType(date, holidays2026)).toBe(day));

  it('is a weekday on a Monday of a year that is known to have no holidays', () => {
    expect(getDayType('2031-11-24', createHolidayCalendar([], [2031]))).toBe('weekdays');
  });
});

describe('a weekend', () => {
  it.each([
    ['Friday', '2026-11-20', false],
    ['Saturday', '2026-11-21', true],
    ['Sunday', '2026-11-22', true],
    ['Monday', '2026-11-23', false],
  ])('contains a %s (%s): %s', (_day, date, expected) => expect(isWeekend(date)).toBe(expected));
});

describe('the years without holiday data', () => {
  it.each([
    ['a range within a known year', '2026-11-01', '2026-12-31', []],
    ['a range into the next year', '2026-12-01', '2027-01-31', [2027]],
    ['a range over several years', '2025-01-01', '2027-01-01', [2025, 2027]],
  ])('are listed: %s', (_case, from, to, years) =>
    expect(listYearsWithoutHolidayData(from, to, holidays2026)).toEqual(years),
  );
});
