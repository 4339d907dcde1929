import { describe, expect, it } from 'vitest';
import {
  compareVisits,
  countDaysBetween,
  getEndOfDay,
  getHour,
  getMinutesOfDay,
  getMondayBasedWeekday,
  getWeekday,
  isWithinRange,
  listDays,
} from './seoul-calendar';

describe('the days of a calendar', () => {
  it.each([
    ['one night', '2026-11-21', '2026-11-22', 1],
    ['two days over the end of a year', '2026-12-30', '2027-01-01', 2],
    ['two days over a leap day', '2028-02-28', '2028-03-01', 2],
    ['one day back', '2028-03-01', '2028-02-29', -1],
  ])('between two dates are counted: %s', (_case, from, to, days) => {
    expect(countDaysBetween(from, to)).toBe(days);
  });

  it.each([
    ['Sunday', '2026-11-22', 0, 6],
    ['Monday', '2026-11-23', 1, 0],
    ['Saturday', '2026-11-21', 6, 5],
  ])('are numbered: %s (%s) is day %i from Sunday and day %i from Monday', (_day, date, fromSunday, fromMonday) => {
    expect(getWeekday(date)).toBe(fromSunday);
    expect(getMondayBasedWeekday(date)).toBe(fromMonday);
  });

  it('of a range are listed with both ends, and none if the end is before the start', () => {
    expect(listDays('2026-11-30', '2026-12-02')).toEqual(['2026-11-30', '2026-12-01', '2026-12-02']);
    expect(listDays('2026-12-02', '2026-11-30')).toEqual([]);
  });

  it.each([
    ['its first day', '2026-11-01', true],
    ['its last day', '2026-11-30', true],
    ['the day before it', '2026-10-31', false],
    ['the day after it', '2026-12-01', false],
  ])('belong to a range: %s (%s): %s', (_case, date, expected) => {
    expect(isWithinRange(date, { from: '2026-11-01', to: '2026-11-30' })).toBe(expected);
  });

  it('belong to a range without a start however early they are, and to one without an end however late', () => {
    expect(isWithinRange('1999-01-01', { from: null, to: '2026-01-01' })).toBe(true);
    expect(isWithinRange('2099-01-01', { from: '2026-01-01', to: null })).toBe(true);
  });
});

describe('the times of a day', () => {
  it('end with its last millisecond in Seoul', () => {
    expect(getEndOfDay('2026-11-21').toISOString()).toBe('2026-11-21T14:59:59.999Z');
  });

  it.each([
    ['00:00', 0, 0],
    ['08:05', 8, 485],
    ['23:59', 23, 1439],
  ])('are counted in minutes: %s is in hour %i and minute %i of the day', (time, hour, minutes) => {
    expect(getHour(time)).toBe(hour);
    expect(getMinutesOfDay(time)).toBe(minutes);
  });

  it.each([
    ['six hours earlier on the same day', '2026-11-21', '12:00', '2026-11-21', '18:00', -360],
    ['the same minute', '2026-11-21', '12:00', '2026-11-21', '12:00', 0],
    ['nine hours later, past midnight', '2026-11-22', '08:00', '2026-11-21', '23:00', 540],
  ])('of two visits are compared: %s', (_case, date, time, otherDate, otherTime, minutes) => {
    expect(compareVisits({ date, time }, { date: otherDate, time: otherTime })).toBe(minutes);
  });
});
