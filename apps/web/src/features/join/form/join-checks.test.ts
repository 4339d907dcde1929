import { emptyPhoneNumber } from '@dining/domain/shared/phone-number';
import { describe, expect, it } from 'vitest';
import { listJoinFailures, normalizeBirthday } from './join-checks';
import { type JoinValues, noDetails } from './join-draft';

const validValues: JoinValues = {
  email: 'bada@example.test',
  name: '한바다',
  phone: emptyPhoneNumber,
  password: 'a quiet harbour',
  birthday: '1990-01-31',
  ...noDetails,
};
const verified = { email: 'bada@example.test', name: '한바다', phone: '01012345678' };
const long = 'x'.repeat(101);

describe('the errors of the join form', () => {
  it.each([
    ['a valid form', {}, {}, []],
    ['a provider’s profile without a password', { password: '' }, { loginType: 'KAKAO' }, []],
    [
      'an empty form, in the order of its fields',
      { password: '', birthday: '' },
      { verified: { email: '', name: '', phone: '' } },
      ['email email_not_proven', 'phone phone_not_proven', 'password password_required', 'birthday birthday_required'],
    ],
    ['a short password', { password: 'short' }, {}, ['password password_short']],
    ['a password with the phone in it', { password: 'it is 12345678!' }, {}, ['password password_known']],
    ['a child', { birthday: '20121123' }, {}, ['birthday under_fourteen']],
    ['a person who turns fourteen today', { birthday: '2012-11-22' }, {}, []],
    ['a birthday that does not exist', { birthday: '1990-02-30' }, {}, ['birthday birth_date_invalid']],
    ['a long address', { work: { ...noDetails.work, line2: long } }, {}, ['work too_long']],
    ['a long text that belongs to no chosen option', { otherPathText: long }, {}, []],
  ] as const)('are listed for %s', (_case, values, changes, expected) => {
    const submission = { values: { ...validValues, ...values }, verified, loginType: undefined, ...changes };
    const failures = listJoinFailures(submission, '2026-11-22');
    expect(failures.map(({ field, error }) => `${field} ${error}`)).toEqual(expected);
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
])('the birthday %s is normalized to %s', (typed, day) => expect(normalizeBirthday(typed)).toBe(day));
