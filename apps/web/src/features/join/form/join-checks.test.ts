import { emptyPhoneNumber } from '@dining/domain/shared/phone-number';
import { describe, expect, it } from 'vitest';
import { listJoinFailures, normalizeBirthday } from './join-checks';
import { emptyDetails, type JoinValues } from './join-draft';

const validValues: JoinValues = {
  email: 'bada@example.test',
  name: '한바다',
  phone: emptyPhoneNumber,
  password: 'a quiet harbour',
  birthday: '1990-01-31',
  ...emptyDetails,
};
const verifiedIdentity = { email: 'bada@example.test', name: '한바다', phone: '01012345678' };
const longText = 'x'.repeat(101);

describe('the failures of the join form are', () => {
  it.each([
    ['none for a valid form', {}, {}, []],
    ['none for a provider’s profile without a password', { password: '' }, { loginType: 'KAKAO' }, []],
    [
      'all of an empty form, in the order of its fields',
      { password: '', birthday: '' },
      { verifiedIdentity: { email: '', name: '', phone: '' } },
      ['email email_not_proven', 'phone phone_not_proven', 'password password_required', 'birthday birthday_required'],
    ],
    ['a password that is too short', { password: 'short' }, {}, ['password password_short']],
    ['a password that contains the phone number', { password: 'it is 12345678!' }, {}, ['password password_known']],
    ['an age below fourteen', { birthday: '20121123' }, {}, ['birthday under_fourteen']],
    ['none for a person who turns fourteen today', { birthday: '2012-11-22' }, {}, []],
    ['a birthday that does not exist', { birthday: '1990-02-30' }, {}, ['birthday birth_date_invalid']],
    ['an address that is too long', { work: { ...emptyDetails.work, line2: longText } }, {}, ['work too_long']],
    ['none for a text that is too long and belongs to no chosen option', { otherPathText: longText }, {}, []],
  ] as const)('%s', (_case, values, changes, expected) => {
    const submission = { values: { ...validValues, ...values }, verifiedIdentity, loginType: undefined, ...changes };
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
])('the birthday “%s” is normalised to “%s”', (text, expected) => expect(normalizeBirthday(text)).toBe(expected));
