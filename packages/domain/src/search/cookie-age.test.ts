import { describe, expect, it } from 'vitest';
import { seoul } from '../../test/fixtures';
import { dropOldFields, formatChangeTimes, parseChangeTimes, updateChangeTimes } from './cookie-age';

const now = seoul('2026-11-27 12:00');
const at = (days: number, ms = 0): number => now.getTime() - days * 86_400_000 + ms;
const cookie = { hotelCode: 'H01', adultCount: '4', childCount: '1', resvDate: '2026-12-24 18:00' };

describe('counts and dates in a cookie', () => {
  it.each([
    ['was changed today', { adultCount: at(0) }, '4'],
    ['is 29 days old', { adultCount: at(29) }, '4'],
    ['is 30 days old to the millisecond', { adultCount: at(30) }, '4'],
    ['is older than 30 days', { adultCount: at(30, -1) }, null],
    ['is a year old', { adultCount: at(365) }, null],
    ['is of unknown age', {}, '4'],
    ['is younger than another', { adultCount: at(1), childCount: at(40) }, '4'],
  ])('restores or drops those that %s', (_case, times, adultCount) =>
    expect(dropOldFields(cookie, times, now).adultCount).toBe(adultCount),
  );

  it('never drops the hotel, which is neither', () => {
    const old = { adultCount: at(31), childCount: at(31), resvDate: at(31) };
    expect(dropOldFields(cookie, old, now)).toEqual({
      hotelCode: 'H01',
      adultCount: null,
      childCount: null,
      resvDate: null,
    });
  });
});

describe('the time of a change', () => {
  const times = { adultCount: at(20), childCount: at(20), resvDate: at(20) };
  const next = { ...cookie, childCount: '2' };

  it('is now for changed values, and stays for others', () => {
    expect(updateChangeTimes(times, cookie, next, { now })).toMatchObject({
      adultCount: at(20),
      childCount: at(0),
      resvDate: at(20),
    });
  });

  it('is now for values that the visitor named again', () => {
    expect(updateChangeTimes(times, cookie, cookie, { now, named: ['adultCount', 'hotelCode'] })).toMatchObject({
      adultCount: at(0),
      childCount: at(20),
    });
  });

  it('is now for cookies from before times were stored', () => {
    expect(updateChangeTimes({}, cookie, cookie, { now })).toMatchObject({ adultCount: at(0), resvDate: at(0) });
  });
});

describe('change times in a cookie', () => {
  it('are parsed as they were formatted, in seconds', () => {
    const times = { adultCount: at(3), resvDate: at(1) };
    expect(formatChangeTimes(times)).toBe(`resvDate:${at(1) / 1000},adultCount:${at(3) / 1000}`);
    expect(parseChangeTimes(formatChangeTimes(times), now)).toEqual(times);
  });

  it.each([
    ['no cookie', null],
    ['an empty one', ''],
    ['words', 'adultCount:soon'],
    ['another key', 'hotelCode:1'],
    ['a negative time', 'adultCount:-1'],
    ['a time too long', 'adultCount:9999999999999'],
    ['a time that lies ahead', `adultCount:${at(-1) / 1000}`],
    ['a prototype', '__proto__:1'],
  ])('are ignored with %s', (_case, text) => expect(parseChangeTimes(text, now)).toEqual({}));
});
