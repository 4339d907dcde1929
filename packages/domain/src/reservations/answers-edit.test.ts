import { describe, expect, it } from 'vitest';
import { err, ok } from '../shared/result';
import { type AnswersEdit, checkAnswersEditable, listAnswersEditFailures, listChangedAnswers } from './answers-edit';
import { type AllergyAnswer, formLimits } from './payment-form';

const visit = { date: '2026-03-13', time: '18:00' };
const pickup = { date: '2026-03-13', time: '00:00' };

it.each([
  ['weeks before', 'reserved', visit, '2026-02-01T10:00:00+09:00', ok],
  ['after the venue has confirmed', 'confirm', visit, '2026-03-12T10:00:00+09:00', ok],
  ['in the last second of the day before', 'reserved', visit, '2026-03-12T23:59:59+09:00', ok],
  ['at midnight', 'reserved', visit, '2026-03-13T00:00:00+09:00', err('DATE_EXPIRED')],
  ['on the day, before the visit', 'confirm', visit, '2026-03-13T09:00:00+09:00', err('DATE_EXPIRED')],
  ['from abroad, where the day before is not over', 'reserved', visit, '2026-03-12T16:00:00Z', err('DATE_EXPIRED')],
  ['after the visit', 'reserved', visit, '2026-03-20T10:00:00+09:00', err('DATE_EXPIRED')],
  ['a pickup, the evening before', 'reserved', pickup, '2026-03-12T23:00:00+09:00', ok],
  ['a pickup, on its day', 'reserved', pickup, '2026-03-13T07:00:00+09:00', err('DATE_EXPIRED')],
  ['after it was cancelled', 'cancel', visit, '2026-03-10T10:00:00+09:00', err('ALREADY_CANCELLED')],
  ['after it was cancelled, on a past day', 'cancel', visit, '2026-03-20T10:00:00+09:00', err('ALREADY_CANCELLED')],
] as const)(
  'a guest can edit request and allergies only until the day of the visit: %s',
  (_name, status, editedVisit, now, expected) => {
    expect(checkAnswersEditable({ status, visit: editedVisit }, new Date(now))).toEqual(expected);
  },
);

const createAllergy = (changes: Partial<AllergyAnswer> = {}): AllergyAnswer => ({
  answer: 'exist',
  codes: ['AG0001', 'AG0005'],
  otherText: 'kiwi',
  consent: true,
  ...changes,
});
const noAllergies = createAllergy({ answer: 'none', codes: [], otherText: '', consent: false });
const storedAnswers = { requestNote: 'By the window\nif possible', allergy: createAllergy() };

describe('an edit', () => {
  it.each<[string, AnswersEdit, readonly string[]]>([
    ['without any answer', {}, []],
    ['that sends everything unchanged', { requestNote: storedAnswers.requestNote, allergy: createAllergy() }, []],
    ['with another kind of line break and spaces', { requestNote: ' By the window\r\nif possible \n' }, []],
    ['of the request', { requestNote: 'Near the door' }, ['request']],
    ['that removes the request', { requestNote: ' ' }, ['request']],
    ['with the allergies in another order', { allergy: createAllergy({ codes: ['AG0005', 'AG0001'] }) }, []],
    ['with spaces around the other allergy', { allergy: createAllergy({ otherText: ' kiwi ' }) }, []],
    ['without a new consent to the same allergies', { allergy: createAllergy({ consent: false }) }, []],
    ['with one allergy fewer', { allergy: createAllergy({ codes: ['AG0005'] }) }, ['allergies']],
    [
      'with another text for the other allergy',
      { allergy: createAllergy({ otherText: 'kiwi and mango' }) },
      ['allergies'],
    ],
    [
      'with a text although the other allergy is not selected',
      { allergy: createAllergy({ codes: ['AG0001'] }) },
      ['allergies'],
    ],
    ['that removes all allergies', { allergy: noAllergies }, ['allergies']],
    ['of both', { requestNote: '', allergy: noAllergies }, ['request', 'allergies']],
  ])('%s changes these answers: $2', (_name, edit, changedAnswers) => {
    expect(listChangedAnswers(storedAnswers, edit)).toEqual(changedAnswers);
  });

  it('changes the allergies of a guest without allergies only if there are some now', () => {
    const storedWithoutAllergies = { ...storedAnswers, allergy: noAllergies };
    expect(listChangedAnswers(storedWithoutAllergies, { allergy: { ...noAllergies, codes: ['AG0001'] } })).toEqual([]);
    expect(listChangedAnswers(storedWithoutAllergies, { allergy: createAllergy() })).toEqual(['allergies']);
  });

  it.each<[string, AnswersEdit, readonly string[]]>([
    ['a request of the longest length', { requestNote: '가'.repeat(formLimits.requestNote) }, []],
    [
      'a request that is too long',
      { requestNote: '가'.repeat(formLimits.requestNote + 1) },
      ['text_too_long requestNote'],
    ],
    ['other allergies with consent', { allergy: createAllergy({ codes: ['AG0002'] }) }, []],
    [
      'other allergies without consent',
      { allergy: createAllergy({ codes: ['AG0002'], consent: false }) },
      ['allergy_consent_required allergyConsent'],
    ],
    ['no allergies, without consent', { allergy: noAllergies }, []],
    ['allergies without a selected box', { allergy: createAllergy({ codes: [] }) }, ['allergy_required allergy']],
    ['the other allergy without text', { allergy: createAllergy({ otherText: ' ' }) }, ['allergy_required allergy']],
    [
      'the other allergy with a text that is too long',
      { allergy: createAllergy({ otherText: 'k'.repeat(formLimits.allergyOther + 1) }) },
      ['text_too_long allergy'],
    ],
    ['the same allergies without consent', { allergy: createAllergy({ consent: false }) }, []],
  ])('is checked by the limits of the payment page: %s', (_name, edit, expected) => {
    const failures = listAnswersEditFailures(storedAnswers, edit);
    expect(failures.map(({ error, field }) => `${error} ${field}`)).toEqual(expected);
  });
});
