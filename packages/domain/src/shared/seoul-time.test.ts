import { describe, expect, it } from 'vitest';
import { getVisitStart } from './seoul-calendar';
import { addDays, isValidDate, isValidTime, toSeoul } from './seoul-time';

describe('the time in Seoul', () => {
  it.each([
    ['an afternoon', '2026-11-21T06:30:00Z', '2026-11-21', '15:30'],
    ['one second before midnight', '2026-11-21T14:59:59Z', '2026-11-21', '23:59'],
    ['one second after midnight', '2026-11-21T15:00:01Z', '2026-11-22', '00:00'],
    ['the first minute of a year', '2026-12-31T15:00:00Z', '2027-01-01', '00:00'],
    ['the first minute of a leap day', '2028-02-28T15:00:00Z', '2028-02-29', '00:00'],
  ])('is converted from UTC and back, %s: %s is %s %s in Seoul', (_case, instant, date, time) => {
    expect(toSeoul(new Date(instant))).toEqual({ date, time });
    expect(toSeoul(getVisitStart({ date, time }))).toEqual({ date, time });
  });
});

describe('days', () => {
  it.each([
    ['to the next day', '2026-11-21', 1, '2026-11-22'],
    ['over the end of a month', '2026-11-30', 1, '2026-12-01'],
    ['over the end of a year', '2026-12-31', 1, '2027-01-01'],
    ['back over a leap day', '2028-03-01', -1, '2028-02-29'],
    ['over the end of February 2027', '2027-02-28', 1, '2027-03-01'],
  ])('are added, %s: %s plus %i days is %s', (_case, from, days, to) => {
    expect(addDays(from, days)).toBe(to);
  });
});

describe('a valid date or time', () => {
  it.each([
    ['2026-11-21', true],
    ['2028-02-29', true],
    ['2027-02-29', false],
    ['2026-13-01', false],
    ['2026-04-31', false],
    ['2026-02-30', false],
    ['9999-99-99', false],
    ['0000-01-01', false],
    ['0000-12-31', false],
    ['0001-01-01', false],
    ['0001-01-02', true],
    ['9999-12-30', true],
    ['9999-12-31', false],
    ['2026-1-1', false],
    ['20261121', false],
    ['', false],
    ['2026-11-21T00:00', false],
  ])('is recognised: “%s” is a date: %s', (date, expected) => expect(isValidDate(date)).toBe(expected));

  it.each([
    ['00:00', true],
    ['23:59', true],
    ['24:00', false],
    ['9:00', false],
    ['12:60', false],
    ['', false],
  ])('is recognised: “%s” is a time of day: %s', (time, expected) => expect(isValidTime(time)).toBe(expected));
});
