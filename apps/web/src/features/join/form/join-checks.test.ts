import { emptyPhoneNumber } from '@dining/domain/shared/phone-number';
import { describe, expect, it } from 'vitest';
import { listJoinFailures, normalizeBirthday } from './join-checks';
import { type JoinValues, noDetails } from './join-draft';

const good: JoinValues = {
  email: 'bada@example.test',
  name: '한바다',
  phone: emptyPhoneNumber,
  password: 'a quiet harbour',
  birthday: '1990-01-31',
  ...noDetails,
};
const verified = { email: 'bada@example.test', name: '한바다', phone: '01012345678' };
const long = 'x'.repeat(101);

describe('what keeps a person from joining', () => {
  it.each([
    ['nothing', {}, {}, []],
    ['nothing, without a password but with a profile', { password: '' }, { loginType: 'KAKAO' }, []],
    [
      'all of it, in the order of the form',
      { password: '', birthday: '' },
      { verified: { email: '', name: '', phone: '' } },
      ['email email_not_proven', 'phone phone_not_proven', 'password password_required', 'birthday birthday_required'],
    ],
    ['a short password', { password: 'short' }, {}, ['password password_short']],
    ['a password with the phone in it', { password: 'it is 12345678!' }, {}, ['password password_known']],
    ['a child', { birthday: '20121123' }, {}, ['birthday under_fourteen']],
    ['nobody: fourteen today', { birthday: '2012-11-22' }, {}, []],
    ['a day that is none', { birthday: '1990-02-30' }, {}, ['birthday birth_date_invalid']],
    ['a long address', { work: { ...noDetails.work, line2: long } }, {}, ['work too_long']],
    ['no text of a path that is not chosen', { otherPathText: long }, {}, []],
  ] as const)('%s', (_case, values, rest, failures) => {
    const submission = { values: { ...good, ...values }, verified, loginType: undefined, ...rest };
    const found = listJoinFailures(submission, '2026-11-22');
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
])('%s is the day %s', (typed, day) => expect(normalizeBirthday(typed)).toBe(day));
