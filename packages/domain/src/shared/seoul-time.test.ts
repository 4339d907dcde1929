import { describe, expect, it } from 'vitest';
import {
  addDays,
  compareVisit,
  daysBetween,
  daysFrom,
  endOfDay,
  hourOf,
  instantOfVisit,
  isRealDate,
  isRealTime,
  isWithin,
  minutesOf,
  mondayIndexOf,
  toSeoul,
  weekdayOf,
} from './seoul-time';

describe("Seoul's wall clock", () => {
  it.each([
    ['an afternoon', '2026-11-21T06:30:00Z', '2026-11-21', '15:30'],
    ['one second before midnight', '2026-11-21T14:59:59Z', '2026-11-21', '23:59'],
    ['one second after midnight', '2026-11-21T15:00:01Z', '2026-11-22', '00:00'],
    ['the last evening of a year', '2026-12-31T15:00:00Z', '2027-01-01', '00:00'],
    ['a leap day', '2028-02-28T15:00:00Z', '2028-02-29', '00:00'],
  ])('%s: %s is %s %s', (_case, instant, date, time) => {
    expect(toSeoul(new Date(instant))).toEqual({ date, time });
    expect(toSeoul(instantOfVisit({ date, time }))).toEqual({ date, time });
  });

  it('closes a day at its last millisecond', () => {
    expect(endOfDay('2026-11-21').toISOString()).toBe('2026-11-21T14:59:59.999Z');
  });
});

describe('days', () => {
  it.each([
    ['tomorrow', '2026-11-21', 1, '2026-11-22'],
    ['over the end of a month', '2026-11-30', 1, '2026-12-01'],
    ['over the end of a year', '2026-12-31', 1, '2027-01-01'],
    ['back over a leap day', '2028-03-01', -1, '2028-02-29'],
    ['no leap day in 2027', '2027-02-28', 1, '2027-03-01'],
  ])('%s: %s and %i days is %s', (_case, from, days, to) => {
    expect(addDays(from, days)).toBe(to);
    expect(daysBetween(from, to)).toBe(days);
  });

  it.each([
    ['Sunday', '2026-11-22', 0, 6],
    ['Monday', '2026-11-23', 1, 0],
    ['Saturday', '2026-11-21', 6, 5],
  ])('a %s, %s, is day %i from Sunday and %i from Monday', (_day, date, fromSunday, fromMonday) => {
    expect(weekdayOf(date)).toBe(fromSunday);
    expect(mondayIndexOf(date)).toBe(fromMonday);
  });

  it('lists a stretch with both ends, and nothing when it runs backwards', () => {
    expect(daysFrom('2026-11-30', '2026-12-02')).toEqual(['2026-11-30', '2026-12-01', '2026-12-02']);
    expect(daysFrom('2026-12-02', '2026-11-30')).toEqual([]);
  });

  it.each([
    ['first day', '2026-11-01', true],
    ['last day', '2026-11-30', true],
    ['day before', '2026-10-31', false],
    ['day after', '2026-12-01', false],
  ])('November holds its %s: %s', (_case, date, inside) => {
    expect(isWithin(date, { from: '2026-11-01', to: '2026-11-30' })).toBe(inside);
  });

  it('leaves an open end open', () => {
    expect(isWithin('1999-01-01', { from: null, to: '2026-01-01' })).toBe(true);
    expect(isWithin('2099-01-01', { from: '2026-01-01', to: null })).toBe(true);
  });
});

describe('times', () => {
  it.each([
    ['00:00', 0, 0],
    ['08:05', 8, 485],
    ['23:59', 23, 1439],
  ])('%s is hour %i and minute %i', (time, hour, minutes) => {
    expect(hourOf(time)).toBe(hour);
    expect(minutesOf(time)).toBe(minutes);
  });

  it.each([
    ['earlier the same day', '2026-11-21', '12:00', '2026-11-21', '18:00', -360],
    ['the same minute', '2026-11-21', '12:00', '2026-11-21', '12:00', 0],
    ['the next morning is later than this evening', '2026-11-22', '08:00', '2026-11-21', '23:00', 540],
  ])('%s', (_case, date, time, otherDate, otherTime, minutes) => {
    expect(compareVisit({ date, time }, { date: otherDate, time: otherTime })).toBe(minutes);
  });
});

describe('what is a real date or time', () => {
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
  ])('date %s: %s', (date, real) => expect(isRealDate(date)).toBe(real));

  it.each([
    ['00:00', true],
    ['23:59', true],
    ['24:00', false],
    ['9:00', false],
    ['12:60', false],
    ['', false],
  ])('time %s: %s', (time, real) => expect(isRealTime(time)).toBe(real));
});
