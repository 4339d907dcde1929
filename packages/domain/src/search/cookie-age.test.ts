import { describe, expect, it } from 'vitest';
import { parseSeoulTime } from '../../test/fixtures';
import { dropOldFields, formatChangeTimes, parseChangeTimes, updateChangeTimes } from './cookie-age';

const now = parseSeoulTime('2026-11-27 12:00');
const getWrittenAt = (days: number, ms = 0): number => now.getTime() - days * 86_400_000 + ms;
const cookie = { hotelCode: 'H01', adultCount: '4', childCount: '1', resvDate: '2026-12-24 18:00' };

describe('counts and dates in a cookie', () => {
  it.each([
    ['was changed today', { adultCount: getWrittenAt(0) }, '4'],
    ['is 29 days old', { adultCount: getWrittenAt(29) }, '4'],
    ['is 30 days old to the millisecond', { adultCount: getWrittenAt(30) }, '4'],
    ['is older than 30 days', { adultCount: getWrittenAt(30, -1) }, null],
    ['is a year old', { adultCount: getWrittenAt(365) }, null],
    ['is of unknown age', {}, '4'],
    ['is younger than another', { adultCount: getWrittenAt(1), childCount: getWrittenAt(40) }, '4'],
  ])('restores or drops those that %s', (_case, times, adultCount) =>
    expect(dropOldFields(cookie, times, now).adultCount).toBe(adultCount),
  );

  it('never drops the hotel, which is neither', () => {
    const old = { adultCount: getWrittenAt(31), childCount: getWrittenAt(31), resvDate: getWrittenAt(31) };
    expect(dropOldFields(cookie, old, now)).toEqual({
      hotelCode: 'H01',
      adultCount: null,
      childCount: null,
      resvDate: null,
    });
  });
});

describe('the time of a change', () => {
  const times = { adultCount: getWrittenAt(20), childCount: getWrittenAt(20), resvDate: getWrittenAt(20) };
  const next = { ...cookie, childCount: '2' };

  it('is now for changed values, and stays for others', () => {
    expect(updateChangeTimes(times, cookie, next, { now })).toMatchObject({
      adultCount: getWrittenAt(20),
      childCount: getWrittenAt(0),
      resvDate: getWrittenAt(20),
    });
  });

  it('is now for values that the visitor named again', () => {
    expect(updateChangeTimes(times, cookie, cookie, { now, named: ['adultCount', 'hotelCode'] })).toMatchObject({
      adultCount: getWrittenAt(0),
      childCount: getWrittenAt(20),
    });
  });

  it('is now for cookies from before times were stored', () => {
    expect(updateChangeTimes({}, cookie, cookie, { now })).toMatchObject({
      adultCount: getWrittenAt(0),
      resvDate: getWrittenAt(0),
    });
  });
});

describe('change times in a cookie', () => {
  it('are parsed as they were formatted, in seconds', () => {
    const times = { adultCount: getWrittenAt(3), resvDate: getWrittenAt(1) };
    expect(formatChangeTimes(times)).toBe(`resvDate:${getWrittenAt(1) / 1000},adultCount:${getWrittenAt(3) / 1000}`);
    expect(parseChangeTimes(formatChangeTimes(times), now)).toEqual(times);
  });

  it.each([
    ['no cookie', null],
    ['an empty one', ''],
    ['words', 'adultCount:soon'],
    ['another key', 'hotelCode:1'],
    ['a negative time', 'adultCount:-1'],
    ['a time too long', 'adultCount:9999999999999'],
    ['a time that lies ahead', `adultCount:${getWrittenAt(-1) / 1000}`],
    ['a prototype', '__proto__:1'],
  ])('are ignored with %s', (_case, text) => expect(parseChangeTimes(text, now)).toEqual({}));
});
