import { describe, expect, it } from 'vitest';
import { isForeignPhone } from './foreign-phone';
import {
  cleanPhonePart,
  formatPartialPhone,
  formatPhone,
  getPhoneDigits,
  isCompletePhone,
  normalizePhone,
  parsePhone,
  parseTypedPhone,
} from './phone';

describe('a typed part of a phone number', () => {
  it.each([
    ['digits stay', '1234', '1234'],
    ['a letter clears it', '12a4', ''],
    ['a space clears it', ' ', ''],
    ['a sign clears it', '-123', ''],
  ])('has digits only: %s', (_case, text, expected) => expect(cleanPhonePart(text)).toBe(expected));
});

describe('a complete phone number', () => {
  it.each([
    ['010 and two groups of four digits', '010', '1234', '5678', true],
    ['another area code', '011', '1234', '5678', false],
    ['three digits in the middle', '010', '123', '5678', false],
    ['nothing at the end', '010', '1234', '', false],
  ])('is recognised, %s: %s-%s-%s: %s', (_case, first, middle, last, expected) =>
    expect(isCompletePhone({ first, middle, last })).toBe(expected),
  );
});

describe('a Korean phone number', () => {
  it.each([
    ['010-1234-5678', '010-1234-5678'],
    ['01012345678', '010-1234-5678'],
    ['010 1234 5678', '010-1234-5678'],
    ['02-123-4567', null],
    ['010-1234-56789', null],
    ['', null],
  ])('is parsed from “%s” as %s', (text, expected) => {
    const phone = parsePhone(text);
    expect(phone && formatPhone(phone)).toBe(expected);
    expect(phone && getPhoneDigits(phone)).toBe(expected?.replaceAll('-', '') ?? null);
  });
});

describe('the normalised phone number', () => {
  it.each([
    ['010-1234-5678', '01012345678', false],
    ['+82 10-1234-5678', '01012345678', false],
    ['+82 (0)10 1234 5678', '01012345678', false],
    ['０１０１２３４５６７８', '01012345678', false],
    ['+82 10–1234—5678', '01012345678', false],
    ['\u202a010-1234-5678\u202c', '01012345678', false],
    ['０１０ー１２３４ー５６７８', '01012345678', false],
    ['+81 90-1234-5678', '+819012345678', true],
    ['+1 (415) 555.2671', '+14155552671', true],
    ['82-10-1234-5678', '01012345678', false],
    ['0082 10 1234 5678', '01012345678', false],
    ['010\u200b-1234\u00ad-5678\ufe0f', '01012345678', false],
    ['٠١٠١٢٣٤٥٦٧٨', '01012345678', false],
    ['0081 90-1234-5678', '+819012345678', true],
    ['001012345678', null, false],
    ['call 010-1234-5678', null, false],
    ['+82 2-123-4567', null, false],
    ['02-123-4567', null, false],
    ['090-1234-5678', null, false],
    ['+12', null, false],
    ['+1234567890123456', null, false],
    ['+0 123 456 789', null, false],
    ['', null, false],
  ])('of “%s” is %s', (text, expected, isForeign) => {
    const phone = normalizePhone(text);
    expect(phone).toBe(expected);
    expect(phone !== null && isForeignPhone(phone)).toBe(isForeign);
  });
});

it.each([
  ['digits only', '01043218765', '010', '4321', '8765'],
  ['with hyphens', '010-4321-8765', '010', '4321', '8765'],
  ['with spaces and dots', ' 010 4321.8765 ', '010', '4321', '8765'],
  ['with the country code', '+82 10-4321-8765', '010', '4321', '8765'],
  ['with the country code and the 0', '+82 (0)10 4321 8765', '010', '4321', '8765'],
  ['with the country code without a plus', '821043218765', '010', '4321', '8765'],
  ['with the country code and hyphens, without a plus', '82-10-4321-8765', '010', '4321', '8765'],
  ['with the country code after 00', '0082 10-4321-8765', '010', '4321', '8765'],
  ['with the country code after 00, and the 0', '0082 (0)10-4321-8765', '010', '4321', '8765'],
  ['with hyphens of other kinds', '010–4321—8765', '010', '4321', '8765'],
  ['without the 0', '1043218765', '010', '4321', '8765'],
  ['in full width', '０１０－４３２１－８７６５', '010', '4321', '8765'],
  ['an incomplete number', '010-43', '010', '43', ''],
  ['one digit too many', '010-4321-87651', '010', '4321', '87651'],
  ['with a letter inside', '010-43x21-8765', '010', '4321', '8765'],
  ['nothing', '', '', '', ''],
])('a typed number is split, %s: %s', (_case, text, first, middle, last) =>
  expect(parseTypedPhone(text)).toEqual({ first, middle, last }),
);

it.each([
  [{ first: '010', middle: '4321', last: '8765' }, '010-4321-8765'],
  [{ first: '010', middle: '43', last: '' }, '010-43'],
  [{ first: '010', middle: '', last: '' }, ''],
])('the parts %o are formatted as “%s”', (phone, text) => expect(formatPartialPhone(phone)).toBe(text));
