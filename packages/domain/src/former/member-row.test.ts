import { describe, expect, it } from 'vitest';
import { memberColumns } from './columns';
import { readFormerMember } from './member-row';

const cells = {
  ...Object.fromEntries(memberColumns.map(({ name }) => [name, ''])),
  email: 'Yui@example.test',
  name: '田中 結衣',
} as Parameters<typeof readFormerMember>[0];
const read = (changes: object) => readFormerMember({ ...cells, ...changes }, '2027-01-10');

describe('a member of a former system', () => {
  it('without a recorded consent has none', () => {
    expect(read({})).toEqual({
      ok: true,
      member: { email: 'yui@example.test', name: '田中 結衣', language: 'ko', consent: null, htlCode: null, points: 0 },
    });
  });

  it.each<[string, boolean, boolean]>([
    ['sms', true, false],
    ['mail', false, true],
    ['both', true, true],
  ])('keeps a consent to %s with its day and source', (marketing, sms, mail) => {
    const consent = { marketing, consentDate: '2024-05-01', consentSource: 'form' };
    expect(read(consent)).toMatchObject({ member: { consent: { sms, mail, day: '2024-05-01', source: 'form' } } });
  });

  it.each<[string, object, string, string]>([
    ['a consent without a day', { marketing: 'sms', consentSource: 'form' }, 'consent_incomplete', 'consentDate'],
    [
      'a consent without a source',
      { marketing: 'sms', consentDate: '2024-05-01' },
      'consent_incomplete',
      'consentSource',
    ],
    ['a consent of tomorrow', { consentDate: '2027-01-11' }, 'day_in_future', 'consentDate'],
    ['points without a hotel', { points: '500' }, 'hotel_missing', 'hotel'],
    ['negative points', { points: '-5', hotel: 'H01' }, 'number_invalid', 'points'],
  ])('is refused with %s', (_case, changes, code, column) => {
    expect(read(changes)).toMatchObject({ ok: false, issues: [{ code, column }] });
  });
});
