import { describe, expect, it } from 'vitest';
import { type HtlCode, toCode } from '../shared/codes';
import {
  hasDepartmentField,
  hasOtherPathField,
  isRecommenderFound,
  isSignUpPath,
  type JoinForm,
  listLongFields,
  normalizeJoinForm,
  signUpPaths,
} from './join-form';

const address = { zip: '04524', line1: '세종대로 110', line2: '' };
const createJoinForm = (changes: Partial<JoinForm> = {}): JoinForm => ({
  home: address,
  work: address,
  weddingDay: '',
  recommender: '',
  signUpPath: null,
  otherPathText: '',
  department: '',
  hasVisitedHotel: false,
  visitedHotelCode: null,
  ...changes,
});

describe('the length of fields', () => {
  it.each([
    ['fields within their limits', {}, []],
    ['an address of 100 characters', { home: { ...address, line1: '가'.repeat(100) } }, []],
    ['an address of 101', { home: { ...address, line1: '가'.repeat(101) } }, ['home.line1 100']],
    ['a wedding day of nine', { weddingDay: '202611211' }, ['weddingDay 8']],
    ['a recommender of 21', { recommender: '1'.repeat(21) }, ['recommender 20']],
    ['a path text of 51', { signUpPath: '99', otherPathText: 'x'.repeat(51) }, ['otherPathText 50']],
    [
      'several, in the order of the form',
      { weddingDay: '123456789', work: { ...address, line2: 'x'.repeat(200) } },
      ['work.line2 100', 'weddingDay 8'],
    ],
  ] as const)('is limited: %s', (_case, changes, failures) =>
    expect(listLongFields(createJoinForm(changes)).map(({ field, max }) => `${field} ${max}`)).toEqual(failures),
  );
});

describe('a normalised join form', () => {
  it.each(signUpPaths.map((path) => [path, path === '12', path === '99'] as const))(
    'keeps, with the sign-up path %s, the department: %s, and the text: %s',
    (path, hasDepartment, hasText) => {
      expect([hasDepartmentField(path), hasOtherPathField(path)]).toEqual([hasDepartment, hasText]);
      const form = normalizeJoinForm(
        createJoinForm({ signUpPath: path, department: 'Sales', otherPathText: 'a friend' }),
      );
      expect([form.department, form.otherPathText]).toEqual([hasDepartment ? 'Sales' : '', hasText ? 'a friend' : '']);
    },
  );

  it.each([
    ['of a member who has been there', true, 'H02'],
    ['of a member who has been to none', false, null],
  ])('has the visited hotel %s: $2', (_case, hasVisitedHotel, expected) =>
    expect(
      normalizeJoinForm(createJoinForm({ hasVisitedHotel, visitedHotelCode: toCode<HtlCode>('H02') })).visitedHotelCode,
    ).toBe(expected),
  );

  it.each([
    ['a postcode in full width', { home: { ...address, zip: '０４５２４\u200b' } }, { home: address }],
    [
      'an address in decomposed letters',
      { work: { ...address, line1: ' 세종대로 110'.normalize('NFD') } },
      { work: address },
    ],
    ['a date in full width', { weddingDay: ' ９００１３１' }, { weddingDay: '900131' }],
    [
      'a text with a direction override',
      { signUpPath: '99', otherPathText: '\u202ea friend ' },
      { otherPathText: 'a friend' },
    ],
  ] as const)('has %s in its normal form', (_case, changes, expected) =>
    expect(normalizeJoinForm(createJoinForm(changes))).toMatchObject(expected),
  );

  it.each([
    ['a number', '9000000001', '9000000001'],
    ['a number with blanks around it', ' 9000000001\u3000', '9000000001'],
    ['a number in full width with hyphens', '９０００－０００００１', '9000000001'],
    ['letters for digits', '9OOOOOOOOl', '9000000001'],
    ['blanks alone', '  ', ''],
  ])('has the number of the recommender in its normal form: %s', (_case, recommender, expected) =>
    expect(normalizeJoinForm(createJoinForm({ recommender })).recommender).toBe(expected),
  );
});

it.each([
  ['11', true],
  ['16', true],
  ['99', true],
  ['10', false],
  ['17', false],
  ['', false],
])('“%s” is a sign-up path: %s', (path, isKnown) => expect(isSignUpPath(path)).toBe(isKnown));

it.each([
  ['0', true],
  [0, true],
  ['1', false],
  ['', false],
])('a recommender with err_code “%s” is found: %s', (code, isFound) => expect(isRecommenderFound(code)).toBe(isFound));
