import { describe, expect, it } from 'vitest';
import { parseSeoulTime } from '../../test/fixtures';
import { dropOldFields, formatChangeTimes, parseChangeTimes, updateChangeTimes } from './cookie-age';

const now = parseSeoulTime('2026-11-27 12:00');
const getTimeDaysAgo = (days: number, ms = 0): number => now.getTime() - days * 86_400_000 + ms;
const cookie = { hotelCode: 'H01', adultCount: '4', childCount: '1', resvDate: '2026-12-24 18:00' };

describe('the counts and dates in a cookie', () => {
  it.each([
    ['was changed today', { adultCount: getTimeDaysAgo(0) }, '4'],
    ['is 29 days old', { adultCount: getTimeDaysAgo(29) }, '4'],
    ['is 30 days old to the millisecond', { adultCount: getTimeDaysAgo(30) }, '4'],
    ['is older than 30 days', { adultCount: getTimeDaysAgo(30, -1) }, null],
    ['is a year old', { adultCount: getTimeDaysAgo(365) }, null],
    ['is of unknown age', {}, '4'],
    ['is younger than another', { adultCount: getTimeDaysAgo(1), childCount: getTimeDaysAgo(40) }, '4'],
  ])('contain the number of adults, or null for a dropped one, if it %s: $2', (_case, times, adultCount) =>
    expect(dropOldFields(cookie, times, now).adultCount).toBe(adultCount),
  );

  it('are dropped if they are old, but not the hotel', () => {
    const times = { adultCount: getTimeDaysAgo(31), childCount: getTimeDaysAgo(31), resvDate: getTimeDaysAgo(31) };
    expect(dropOldFields(cookie, times, now)).toEqual({
      hotelCode: 'H01',
      adultCount: null,
      childCount: null,
      resvDate: null,
    });
  });
});

describe('the change time of a value', () => {
  const times = { adultCount: getTimeDaysAgo(20), childCount: getTimeDaysAgo(20), resvDate: getTimeDaysAgo(20) };
  const nextFields = { ...cookie, childCount: '2' };

  it('is now if the value has changed, and is kept otherwise', () => {
    expect(updateChangeTimes(times, cookie, nextFields, { now })).toMatchObject({
      adultCount: getTimeDaysAgo(20),
      childCount: getTimeDaysAgo(0),
      resvDate: getTimeDaysAgo(20),
    });
  });

  it('is now if the visitor has entered the same value again', () => {
    expect(updateChangeTimes(times, cookie, cookie, { now, confirmedKeys: ['adultCount', 'hotelCode'] })).toMatchObject(
      {
        adultCount: getTimeDaysAgo(0),
        childCount: getTimeDaysAgo(20),
      },
    );
  });

  it('is now for cookies from before change times were stored', () => {
    expect(updateChangeTimes({}, cookie, cookie, { now })).toMatchObject({
      adultCount: getTimeDaysAgo(0),
      resvDate: getTimeDaysAgo(0),
    });
  });
});

describe('the change times in a cookie', () => {
  it('are parsed as they were formatted, in seconds', () => {
    const times = { adultCount: getTimeDaysAgo(3), resvDate: getTimeDaysAgo(1) };
    expect(formatChangeTimes(times)).toBe(
      `resvDate:${getTimeDaysAgo(1) / 1000},adultCount:${getTimeDaysAgo(3) / 1000}`,
    );
    expect(parseChangeTimes(formatChangeTimes(times), now)).toEqual(times);
  });

  it.each([
    ['no cookie', null],
    ['an empty cookie', ''],
    ['text for a time', 'adultCount:soon'],
    ['another key', 'hotelCode:1'],
    ['a negative time', 'adultCount:-1'],
    ['a time with too many digits', 'adultCount:9999999999999'],
    ['a time in the future', `adultCount:${getTimeDaysAgo(-1) / 1000}`],
    ['the key of a prototype', '__proto__:1'],
  ])('are ignored with %s', (_case, text) => expect(parseChangeTimes(text, now)).toEqual({}));
});
