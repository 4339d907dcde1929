import { describe, expect, it } from 'vitest';
import { form, product, question } from '../../test/fixtures';
import { normalizePhone } from '../shared/phone';
import { emptyPhoneNumber, type PhoneNumber } from '../shared/phone-number';
import { checkPaymentForm, checkRequestNote, listPaymentFormFailures } from './form-checks';
import type { AllergyAnswer, PaymentForm } from './payment-form';

/** What a library of numbers says of one in its plain form. */
const readAbroad = (_country: string, text: string): string | null => normalizePhone(text);
const korean = (middle: string, last: string): PhoneNumber => ({
  ...emptyPhoneNumber,
  korean: { first: '010', middle, last },
});
const abroad = (text: string): PhoneNumber => ({ ...emptyPhoneNumber, country: 'JP', abroad: text });
const different = (changes: Partial<PaymentForm['visitor']> = {}) => ({
  visitor: { who: 'different' as const, name: '김수', phone: korean('1111', '2222'), ...changes },
});
const allergy = (changes: Partial<AllergyAnswer>) => ({
  allergy: { answer: 'exist' as const, codes: [], otherText: '', consent: true, ...changes },
});
const asksAllergies = product({ questionType: 'allergy' });
const seat = question('Q1', { kind: 'choice', choices: [{ default: 'Window', ko: '창가' }, { default: 'Hall' }] });
const asks = product({
  questionType: 'direct',
  questions: [seat, question('Q2'), question('Q3', { required: false })],
});
const answers = (...given: [string, ...string[]][]) => ({
  answers: given.map(([prodQsCode, ...words]) => ({ prodQsCode, answers: words })),
});

describe('the first error of the payment form', () => {
  it.each([
    ['all in order', form(), product(), 'ok'],
    ['no name', form({ bookerName: '  ' }), product(), 'booker_name_required bookerName'],
    ['a name that cannot be seen', form({ bookerName: '\u200B' }), product(), 'booker_name_required bookerName'],
    ['a name with markup', form({ bookerName: '<b>Gil</b>' }), product(), 'booker_name_invalid bookerName'],
    ['a name that is an address', form({ bookerName: 'gil@example.com' }), product(), 'booker_name_invalid bookerName'],
    ['a name that is too long', form({ bookerName: '가'.repeat(51) }), product(), 'text_too_long bookerName'],
    ['a name as long as it may be', form({ bookerName: '𠮷'.repeat(50) }), product(), 'ok'],
    ['a name with dots, signs and numerals', form({ bookerName: '마리아·Ⅲ =(金) 2' }), product(), 'ok'],
    ['an address of a carrier', form({ email: { local: 'a..b.', domain: 'docomo.ne.jp' } }), product(), 'ok'],
    ['its dots elsewhere', form({ email: { local: 'a..b', domain: 'example.com' } }), product(), 'email_invalid email'],
    [
      'an invisible character in an address',
      form({ email: { local: 'a\u200b', domain: 'example.com' } }),
      product(),
      'email_invalid email',
    ],
    ['no middle part of the phone', form({ phone: korean('', '5678') }), product(), 'phone_required phone'],
    ['no last part of the phone', form({ phone: korean('1234', ' ') }), product(), 'phone_required phone'],
    ['a phone that is too short', form({ phone: korean('12', '5678') }), product(), 'phone_invalid phone'],
    ['a phone of another country', form({ phone: abroad('+81 90-1234-5678') }), product(), 'ok'],
    ['none of another country', form({ phone: abroad(' ') }), product(), 'phone_required phone'],
    ['one that can be none there', form({ phone: abroad('12') }), product(), 'phone_invalid phone'],
    [
      'a Korean one, half typed, behind another country',
      form({ phone: { ...korean('1', ''), country: 'JP' } }),
      product(),
      'phone_required phone',
    ],
    ['no local part', form({ email: { local: '', domain: 'example.com' } }), product(), 'email_required email'],
    ['no domain', form({ email: { local: 'a', domain: '' } }), product(), 'email_required email'],
    ['a domain without dot', form({ email: { local: 'a', domain: 'example' } }), product(), 'email_invalid email'],
    ['two at-signs', form({ email: { local: 'a@b', domain: 'example.com' } }), product(), 'email_invalid email'],
    ['the final box is open', form({ agreed: false }), product(), 'agreement_required agreed'],
    ['allergies not asked', form(allergy({})), product(), 'ok'],
    ['no allergies', form(), asksAllergies, 'ok'],
    ['allergies, but no box', form(allergy({})), asksAllergies, 'allergy_required allergy'],
    ['allergies with a box', form(allergy({ codes: ['AG0001'] })), asksAllergies, 'ok'],
    [
      'other without words',
      form(allergy({ codes: ['AG0005'], otherText: ' ' })),
      asksAllergies,
      'allergy_required allergy',
    ],
    ['other in words', form(allergy({ codes: ['AG0005'], otherText: 'kiwi' })), asksAllergies, 'ok'],
    [
      'a box, and other without words: it is never dropped',
      form(allergy({ codes: ['AG0001', 'AG0005'] })),
      asksAllergies,
      'allergy_required allergy',
    ],
    [
      'other in too many words',
      form(allergy({ codes: ['AG0005'], otherText: 'k'.repeat(201) })),
      asksAllergies,
      'text_too_long allergy',
    ],
    ['words without the other box', form(allergy({ otherText: 'kiwi' })), asksAllergies, 'allergy_required allergy'],
    [
      'allergies without consent to keep them',
      form(allergy({ codes: ['AG0001'], consent: false })),
      asksAllergies,
      'allergy_consent_required allergyConsent',
    ],
    [
      'allergies asked beside questions',
      form(allergy({})),
      product({ questionType: 'both' }),
      'allergy_required allergy',
    ],
    ['a required question unanswered', form(answers(['Q2', 'yes'])), asks, 'question_required question:Q1'],
    [
      'a required question answered with blanks',
      form(answers(['Q1', 'Hall'], ['Q2', '  '])),
      asks,
      'question_required question:Q2',
    ],
    ['required ones answered, the other left', form(answers(['Q1', 'Hall'], ['Q2', 'yes'])), asks, 'ok'],
    [
      'an answer that is too long',
      form(answers(['Q1', 'Hall'], ['Q2', 'y'.repeat(501)])),
      asks,
      'text_too_long question:Q2',
    ],
    ['a choice in letters apart', form(answers(['Q1', '창가'.normalize('NFD')], ['Q2', 'yes'])), asks, 'ok'],
    ['a choice in Korean', form(answers(['Q1', '창가'], ['Q2', 'yes'])), asks, 'ok'],
    [
      'a choice that is not offered',
      form(answers(['Q1', 'Roof'], ['Q2', 'yes'])),
      asks,
      'question_choice_unknown question:Q1',
    ],
    [
      'a hidden question',
      form(),
      product({ questionType: 'both', questions: [question('Q1', { visible: false })] }),
      'ok',
    ],
    ['questions not asked', form(), product({ questionType: 'allergy', questions: [question('Q1')] }), 'ok'],
    ['somebody else comes', form(different()), product(), 'ok'],
    ['somebody without name', form(different({ name: '' })), product(), 'visitor_name_required visitorName'],
    ['somebody with a phone of another country', form(different({ phone: abroad('+819012345678') })), product(), 'ok'],
    [
      'somebody with none of any',
      form(different({ phone: abroad('1') })),
      product(),
      'visitor_phone_invalid visitorPhone',
    ],
    [
      'somebody without phone',
      form(different({ phone: emptyPhoneNumber })),
      product(),
      'visitor_phone_required visitorPhone',
    ],
  ])('reports the first error, %s: %#', (_case, filled, sold, expected) => {
    const check = checkPaymentForm(filled, sold, readAbroad);
    expect(check.ok ? 'ok' : `${check.error} ${check.field}`).toBe(expected);
  });
});

it.each([
  ['as long as it may be', `${'😀'.repeat(499)}\r\n`, []],
  ['one longer', `${'😀'.repeat(500)}\r\n`, ['text_too_long requestNote']],
  ['none', '', []],
])('limits the length of a note to the venue: %s', (_case, note, failures) =>
  expect(checkRequestNote(note).map(({ error, field }) => `${error} ${field}`)).toEqual(failures),
);

const empty = form({
  bookerName: '',
  phone: emptyPhoneNumber,
  email: { local: '', domain: '' },
  agreed: false,
  allergy: { answer: 'exist', codes: [], otherText: '', consent: true },
  ...different({ name: '' }),
});
const asksAll = product({ questionType: 'both', questions: [question('Q1')] });

it('reports errors in the order of the specification', () => {
  expect(listPaymentFormFailures(empty, asksAll, readAbroad).map(({ error }) => error)).toEqual([
    'booker_name_required',
    'phone_required',
    'email_required',
    'agreement_required',
    'allergy_required',
    'question_required',
    'visitor_name_required',
  ]);
});

it('names the question that a failure is about, and no question for other fields', () => {
  const failures = listPaymentFormFailures(empty, asksAll, readAbroad);
  const names = failures.map(({ field, questionName }) => [field, questionName?.default]);
  expect(names).toContainEqual(['question:Q1', 'Question Q1']);
  expect(names).toContainEqual(['email', undefined]);
});
