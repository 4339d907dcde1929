import { describe, expect, it } from 'vitest';
import { type HtlCode, toCode } from '../shared/codes';
import {
  findLongFields,
  hasDepartmentField,
  hasOtherPathField,
  isRecommenderFound,
  isSignUpPath,
  type JoinForm,
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
    ['nothing', {}, []],
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
    expect(findLongFields(createJoinForm(changes)).map(({ field, max }) => `${field} ${max}`)).toEqual(failures),
  );
});

describe('the fields that depend on others', () => {
  it.each(signUpPaths.map((path) => [path, path === '12', path === '99'] as const))(
    'the sign-up path %s asks for a department: %s, and for a text: %s',
    (path, departments, text) => {
      expect([hasDepartmentField(path), hasOtherPathField(path)]).toEqual([departments, text]);
      const expected = normalizeJoinForm(
        createJoinForm({ signUpPath: path, department: 'Sales', otherPathText: 'a friend' }),
      );
      expect([expected.department, expected.otherPathText]).toEqual([
        departments ? 'Sales' : '',
        text ? 'a friend' : '',
      ]);
    },
  );

  it.each([
    ['of a guest who has stayed before', true, 'H02'],
    ['of no earlier stay', false, null],
  ])('store the used hotel %s: $2', (_case, hasVisitedHotel, expected) =>
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
  ] as const)('%s is normalised', (_case, changes, expected) =>
    expect(normalizeJoinForm(createJoinForm(changes))).toMatchObject(expected),
  );

  it.each([
    ['a number', '9000000001', '9000000001'],
    ['a number with blanks around it', ' 9000000001\u3000', '9000000001'],
    ['a number in full width with hyphens', '９０００－０００００１', '9000000001'],
    ['letters for digits', '9OOOOOOOOl', '9000000001'],
    ['blanks alone', '  ', ''],
  ])('a recommender’s number is normalised: %s', (_case, recommender, expected) =>
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
])('a recommender with err_code %s is found: %s', (code, isFound) => expect(isRecommenderFound(code)).toBe(isFound));
