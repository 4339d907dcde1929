import { describe, expect, it } from 'vitest';
import { normalizePhone } from './phone';
import { emptyPhoneNumber, formatPhoneNumber, getCanonicalPhone, parsePhoneNumber } from './phone-number';

/** Replaces the phone number library: accepts every number that `normalizePhone` accepts. */
const parseForeignNumber = (_country: string, text: string): string | null => normalizePhone(text);

describe('the canonical phone number', () => {
  it.each([
    ['010-1234-5678', '01012345678', '010-1234-5678'],
    ['01012345678', '01012345678', '010-1234-5678'],
    ['+82 10-1234-5678', '01012345678', '010-1234-5678'],
    ['+82 (0)10 1234 5678', '01012345678', '010-1234-5678'],
    ['+81 90-1234-5678', '+819012345678', '+819012345678'],
    ['＋８１ 90 1234 5678', '+819012345678', '+819012345678'],
    ['+1 (415) 555-2671', '+14155552671', '+14155552671'],
    ['010-123-5678', null, null],
    ['010-12345-678', '01012345678', '010-1234-5678'],
    ['010--', null, null],
    ['02-123-4567', null, null],
    ['0212345678', null, null],
    ['090-1234-5678', null, null],
    ['1-2-3-4', null, null],
    ['+12', null, null],
    ['call me', null, null],
    ['', null, null],
  ])('of %j is %j (formatted %j)', (text, number, formatted) => {
    const canonical = getCanonicalPhone(parsePhoneNumber(text), parseForeignNumber);
    expect(canonical).toBe(number);
    expect(canonical && formatPhoneNumber(canonical)).toBe(formatted);
  });
});

it.each([
  ['010-12-', { korean: { first: '010', middle: '12', last: '' } }],
  ['02-123-4567', { korean: { first: '02', middle: '123', last: '4567' } }],
  [' ', {}],
  ['0212345678', { country: '', abroad: '0212345678' }],
  ['+81 90-1234-5678', { country: '', abroad: '+81 90-1234-5678' }],
])('the parts of a form keep a number as it is written: %j', (text, parts) =>
  expect(parsePhoneNumber(text)).toEqual({ ...emptyPhoneNumber, ...parts }),
);
