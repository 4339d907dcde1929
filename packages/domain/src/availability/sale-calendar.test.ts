import { describe, expect, it } from 'vitest';
import { createProduct } from '../../test/fixtures';
import {
  hasSaleEnded,
  isDayFlagged,
  isInSalePeriod,
  isInSaleZone,
  isNotSaleDate,
  isSaleTime,
  isSoldOnWeekday,
} from './sale-calendar';

const december = { saleAlways: false, salePeriod: { from: '2026-12-01', to: '2026-12-31' } } as const;

describe('the sale period', () => {
  it.each([
    ['its first day', december, '2026-12-01', true],
    ['its last day', december, '2026-12-31', true],
    ['the day before', december, '2026-11-30', false],
    ['the day after', december, '2027-01-01', false],
    ['always on sale, whatever the period says', { ...december, saleAlways: true }, '2026-11-30', true],
    ['a period without end', { saleAlways: false, salePeriod: { from: '2026-12-01', to: null } }, '2030-01-01', true],
  ])('contains a day, %s: $3', (_case, sale, date, isInPeriod) =>
    expect(isInSalePeriod(createProduct(sale), date)).toBe(isInPeriod),
  );
});

describe('the days without sale', () => {
  const product = createProduct({
    notSaleRanges: [
      { from: '2026-12-24', to: '2026-12-25' },
      { from: '2026-12-31', to: '2026-12-31' },
    ],
  });
  it.each([
    ['2026-12-23', false],
    ['2026-12-24', true],
    ['2026-12-25', true],
    ['2026-12-26', false],
    ['2026-12-31', true],
  ])('contain the day %s: %s', (date, isNotSold) => expect(isNotSaleDate(product, date)).toBe(isNotSold));
});

describe('the weekdays of sale', () => {
  const monday = '2026-11-23';
  const sunday = '2026-11-22';
  const holidayMonday = '2026-10-05';
  it.each([
    ['every day, on a Monday', 'all', '0000000', monday, 'weekdays', true],
    ['weekdays, on a Monday', 'weekdays', '', monday, 'weekdays', true],
    ['weekdays, on a Sunday', 'weekdays', '', sunday, 'weekend', false],
    ['weekdays, on a holiday Monday', 'weekdays', '', holidayMonday, 'weekend', false],
    ['weekends, on a Sunday', 'weekend', '', sunday, 'weekend', true],
    ['weekends, on a holiday Monday', 'weekend', '', holidayMonday, 'weekend', true],
    ['weekends, on a Monday', 'weekend', '', monday, 'weekdays', false],
    ['selected weekdays: Monday is the first flag', 'user', '1000000', monday, 'weekdays', true],
    ['selected weekdays: Sunday is the last flag', 'user', '0000001', sunday, 'weekend', true],
    ['selected weekdays: Sunday not flagged', 'user', '1111110', sunday, 'weekend', false],
    ['selected weekdays: a holiday Monday is still a Monday', 'user', '1000000', holidayMonday, 'weekend', true],
    ['selected weekdays without flags', 'user', '', monday, 'weekdays', false],
  ] as const)('allow a sale, %s: $5', (_case, weekType, weekDayFlags, date, day, isSold) =>
    expect(isSoldOnWeekday(createProduct({ weekType, weekDayFlags }), date, day)).toBe(isSold),
  );

  it('have one flag for each weekday', () => {
    const week = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'];
    expect(week.map((date) => isDayFlagged('1010101', date))).toEqual([true, false, true, false, true, false, true]);
  });
});

describe('a start time of a product', () => {
  it.each([
    ['dinner at 18:00', 'D', [], '18:00', true, true],
    ['dinner at 16:30 is still lunch', 'D', [], '16:30', false, true],
    ['breakfast at 10:30', 'B', [], '10:30', true, true],
    ['one of its own times', 'D', ['18:00', '20:00'], '20:00', true, true],
    ['a time between its own times', 'D', ['18:00', '20:00'], '19:00', true, false],
  ] as const)('is in its zone and own times, %s: $4 and $5', (_case, saleZone, saleTimes, time, isInZone, isOwn) => {
    expect(isInSaleZone(createProduct({ saleZone }), time)).toBe(isInZone);
    expect(isSaleTime(createProduct({ saleTimes }), time)).toBe(isOwn);
  });
});

describe('the sale of a product', () => {
  it.each([
    ['on its last day', december, '2026-12-31', false],
    ['the day after', december, '2027-01-01', true],
    ['before it has begun', december, '2026-11-01', false],
    ['always on sale, whatever the period says', { ...december, saleAlways: true }, '2027-01-01', false],
    ['a period without end', { saleAlways: false, salePeriod: { from: '2026-12-01', to: null } }, '2030-01-01', false],
  ])('has ended, %s: $3', (_case, sale, today, hasEnded) => expect(hasSaleEnded(sale, today)).toBe(hasEnded));
});
