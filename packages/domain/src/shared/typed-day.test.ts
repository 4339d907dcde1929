import { describe, expect, it } from 'vitest';
import { parseTypedDay } from './typed-day';

const today = '2026-11-30';

describe('the parser of typed days', () => {
  it.each([
    ['2026-12-24', '2026-12-24'],
    ['2026.12.24', '2026-12-24'],
    ['2025/1/5', '2025-01-05'],
    ['20261224', '2026-12-24'],
    ['2027年1月5日', '2027-01-05'],
    ['2027년 1월 5일', '2027-01-05'],
    ['24 Dec 2026', '2026-12-24'],
    ['December 24, 2026', '2026-12-24'],
  ])('parses a day with its year: %s', (text, day) => expect(parseTypedDay(text, today)).toBe(day));

  it.each([
    ['12-24', '2026-12-24'],
    [' 12/24 ', '2026-12-24'],
    ['12.24.', '2026-12-24'],
    ['12월 24일', '2026-12-24'],
    ['12月24日', '2026-12-24'],
    ['１２／２４', '2026-12-24'],
    ['24 dec', '2026-12-24'],
    ['dec 24', '2026-12-24'],
    ['11-30', '2026-11-30'],
    ['11-29', '2027-11-29'],
    ['1/5', '2027-01-05'],
    ['2-29', '2028-02-29'],
  ])('takes the next such day if the year is missing: %s', (text, day) => expect(parseTypedDay(text, today)).toBe(day));

  it.each(['', '24', '13-01', '2026-02-30', '31 feb', '24 foo', '5678', '010-1234-5678', 'Dec', '12-24-x'])(
    'returns undefined for a text that is no day: “%s”',
    (text) => expect(parseTypedDay(text, today)).toBeUndefined(),
  );
});
