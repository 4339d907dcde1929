import { emptyPhoneNumber, korea, type PhoneNumber } from '@dining/domain/shared/phone-number';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { countriesAbroad } from './countries';
import {
  formatInternationalNumber,
  getCallingCode,
  knownCountries,
  parseNumberInCountry,
  parseNumberParts,
} from './phone-library';
import { getCanonicalNumber, isBlankNumber, loadAndSplitPhoneNumber, parseStoredNumber } from './phone-number';

const queryClient = new QueryClient();
const createForeignNumber = (country: string, text: string): PhoneNumber => ({
  ...emptyPhoneNumber,
  country,
  abroad: text,
});
const createKoreanNumber = (middle: string, last: string): PhoneNumber => ({
  ...emptyPhoneNumber,
  korean: { first: '010', middle, last },
});

it('the list of countries contains exactly the countries that the library supports', () => {
  expect([...countriesAbroad, korea].sort()).toEqual([...knownCountries].sort());
});

describe('the canonical number', () => {
  it.each([
    ['of a Korean number', createKoreanNumber('1234', '5678'), '01012345678'],
    ['of a Korean number that is incomplete', createKoreanNumber('123', '5678'), null],
    ['of a Japanese number with its 0', createForeignNumber('JP', '090-1234-5678'), '+819012345678'],
    ['of a Japanese number without its 0', createForeignNumber('JP', '90 1234 5678'), '+819012345678'],
    ['of a Japanese number with its calling code', createForeignNumber('JP', '+81 90 1234 5678'), '+819012345678'],
    ['of an American number', createForeignNumber('US', '(415) 555-2671'), '+14155552671'],
    ['of a number of another country', createForeignNumber('US', '+44 20 7946 0958'), '+442079460958'],
    ['of a Korean number under another country', createForeignNumber('JP', '+82 10-1234-5678'), '01012345678'],
    ['of a Korean landline under another country', createForeignNumber('JP', '+82 2 1234 5678'), null],
    ['of a number that is too short', createForeignNumber('US', '415 555'), null],
    ['of a number with words around it', createForeignNumber('US', 'call 415 555 2671'), null],
    ['of a number with an extension', createForeignNumber('US', '415 555 2671 ext. 12'), null],
    ['of no digits', createForeignNumber('US', ''), null],
    ['of a number without a country', createForeignNumber('??', '415 555 2671'), null],
  ])('%s is $2', async (_case, number, canonical) =>
    expect(await getCanonicalNumber(queryClient, number)).toBe(canonical),
  );
});

it.each([
  ['Korean', '01012345678', createKoreanNumber('1234', '5678')],
  ['Japanese', '+819012345678', createForeignNumber('JP', '9012345678')],
  ['empty, which leaves them blank', '', emptyPhoneNumber],
  ['invalid, which leaves them blank', '+999', emptyPhoneNumber],
])('a stored number is split into the parts of the field: %s', async (_case, number, expected) =>
  expect(await loadAndSplitPhoneNumber(queryClient, number)).toEqual(expected),
);

it.each([
  ['+819012345678', '+81 90 1234 5678'],
  ['+14155552671', '+1 415 555 2671'],
  ['+999', '+999'],
])('the number %s is formatted as %s', (number, formatted) =>
  expect(formatInternationalNumber(number)).toBe(formatted),
);

it.each([
  ['an empty number', emptyPhoneNumber, true],
  ['a Korean number with one digit after 010', createKoreanNumber('1', ''), false],
  ['a Japanese number that is only a space', createForeignNumber('JP', ' '), true],
  ['a Japanese number with one digit', createForeignNumber('JP', '9'), false],
])('%s counts as blank: $2', (_case, number, isBlank) => expect(isBlankNumber(number)).toBe(isBlank));

it.each([
  [
    'a stored number',
    { country: 'JP', korean: { middle: '12', last: '3' }, abroad: '90' },
    { ...createForeignNumber('JP', '90'), korean: { first: '010', middle: '12', last: '3' } },
  ],
  ['a missing value', null, emptyPhoneNumber],
  [
    'a malformed stored value',
    { country: '<b>', korean: { middle: 'x', last: '12345' }, abroad: 7 },
    createKoreanNumber('', '1234'),
  ],
])('a phone number is parsed from %s', (_case, storedValue, expected) =>
  expect(parseStoredNumber(storedValue)).toEqual(expected),
);

it('the phone number library returns calling codes, the parts of a number and canonical numbers', () => {
  expect([getCallingCode('JP'), getCallingCode('US'), getCallingCode('??')]).toEqual(['+81', '+1', '+']);
  expect(parseNumberParts('+14155552671')).toEqual({ country: 'US', national: '4155552671' });
  expect(parseNumberInCountry('CN', '138 1234 5678')).toBe('+8613812345678');
});
