import { describe, expect, it } from 'vitest';
import { dayFileSchema, encodeInstantFile, instantFileSchema, resolvePeriod } from './dates';

const today = '2026-11-30';

describe('a period', () => {
  it.each([
    ['of fixed days', '2027-01-10', '2027-02-10', { from: '2027-01-10', to: '2027-02-10' }],
    ['relative to today', '-12d', '+45d', { from: '2026-11-18', to: '2027-01-14' }],
    ['without an end', '+0d', null, { from: '2026-11-30', to: null }],
    ['without any day', null, null, { from: null, to: null }],
    ['of a coming season', '12-20', '12-31', { from: '2026-12-20', to: '2026-12-31' }],
    ['of the current season', '11-01', '12-31', { from: '2026-11-01', to: '2026-12-31' }],
    ['of a season that has ended this year', '05-01', '08-31', { from: '2027-05-01', to: '2027-08-31' }],
    ['of a season that includes New Year', '12-20', '01-10', { from: '2026-12-20', to: '2027-01-10' }],
    ['of the current season that began last year', '11-15', '02-28', { from: '2026-11-15', to: '2027-02-28' }],
  ])('%s becomes days of the calendar', (_what, from, to, period) => {
    expect(resolvePeriod(from, to, today)).toEqual(period);
  });

  it('of a season that includes New Year began last year if it has not ended', () => {
    expect(resolvePeriod('12-20', '01-10', '2027-01-05')).toEqual({ from: '2026-12-20', to: '2027-01-10' });
  });
});

it.each(['2027-02-30', '14d', '+14', '13-01', '02-30', 'tomorrow', ''])('%s is not a day', (text) => {
  expect(dayFileSchema.safeParse(text).success).toBe(false);
});

it.each([
  ['2027-01-01', '2026-12-31T15:00:00.000Z'],
  ['2027-01-01T09:30:00+09:00', '2027-01-01T00:30:00.000Z'],
])('the instant %s is %s and can be written again', (text, iso) => {
  const instant = instantFileSchema.parse(text);
  expect(instant.toISOString()).toBe(iso);
  expect(instantFileSchema.parse(encodeInstantFile(instant))).toEqual(instant);
});
