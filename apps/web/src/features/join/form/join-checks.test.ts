import { describe, expect, it } from 'vitest';
import { type JoinAttempt, joinFailures, writtenDay } from './join-checks';
import { noDetails } from './join-draft';

const good: JoinAttempt = {
  proven: { email: 'bada@example.test', name: '한바다', phone: '01012345678' },
  password: 'a quiet harbour',
  birthday: '1990-01-31',
  details: noDetails,
};
const long = 'x'.repeat(101);

describe('what keeps somebody from joining', () => {
  it.each([
    ['nothing', {}, []],
    ['nothing, without a password where a provider vouches', { password: null }, []],
    [
      'all of it, in the form’s order',
      { proven: { email: '', name: '', phone: '' }, password: '', birthday: '' },
      ['email email_not_proven', 'phone phone_not_proven', 'password password_required', 'birthday birthday_required'],
    ],
    ['a short password', { password: 'short' }, ['password password_short']],
    ['a password with the phone in it', { password: 'it is 12345678!' }, ['password password_known']],
    ['a child', { birthday: '2012-11-23' }, ['birthday under_fourteen']],
    ['nobody: fourteen today', { birthday: '2012-11-22' }, []],
    ['a day that is none', { birthday: '1990-02-30' }, ['birthday birth_date_invalid']],
    ['a long address', { details: { ...noDetails, work: { ...noDetails.work, line2: long } } }, ['work too_long']],
    ['no text of a path that is not chosen', { details: { ...noDetails, otherPathText: long } }, []],
  ] as const)('%s', (_case, changes, failures) => {
    const found = joinFailures({ ...good, ...changes }, '2026-11-22');
    expect(found.map(({ field, error }) => `${field} ${error}`)).toEqual(failures);
  });
});

it.each([
  ['19900131', '1990-01-31'],
  ['1990-01-31', '1990-01-31'],
  ['1990. 1. 31.', '1990-01-31'],
  ['1990年1月31日', '1990-01-31'],
  [' １９９００１３１ ', '1990-01-31'],
  ['900131', '900131'],
  ['', ''],
])('%s is the day %s', (typed, day) => expect(writtenDay(typed)).toBe(day));
