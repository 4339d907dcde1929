import { describe, expect, it } from 'vitest';
import { createForm, createProduct, createQuestion } from '../../test/fixtures';
import { normalizePhone } from '../shared/phone';
import { emptyPhoneNumber, type PhoneNumber } from '../shared/phone-number';
import { checkPaymentForm, checkRequestNote, listPaymentFormFailures } from './form-checks';
import type { AllergyAnswer, PaymentForm } from './payment-form';

/** What a library of numbers says of one in its plain form. */
const parseForeignNumber = (_country: string, text: string): string | null => normalizePhone(text);
const createKorean = (middle: string, last: string): PhoneNumber => ({
  ...emptyPhoneNumber,
  korean: { first: '010', middle, last },
});
const createAbroad = (text: string): PhoneNumber => ({ ...emptyPhoneNumber, country: 'JP', abroad: text });
const createVisitor = (changes: Partial<PaymentForm['visitor']> = {}) => ({
  visitor: { who: 'different' as const, name: '김수', phone: createKorean('1111', '2222'), ...changes },
});
const createAllergy = (changes: Partial<AllergyAnswer>) => ({
  allergy: { answer: 'exist' as const, codes: [], otherText: '', consent: true, ...changes },
});
const asksAllergies = createProduct({ questionType: 'allergy' });
const seat = createQuestion('Q1', {
  kind: 'choice',
  choices: [{ default: 'Window', ko: '창가' }, { default: 'Hall' }],
});
const asks = createProduct({
  questionType: 'direct',
  questions: [seat, createQuestion('Q2'), createQuestion('Q3', { required: false })],
});
const createAnswers = (...pairs: [string, ...string[]][]) => ({
  answers: pairs.map(([prodQsCode, ...words]) => ({ prodQsCode, answers: words })),
});

describe('the first error of the payment form', () => {
  it.each([
    ['all in order', createForm(), createProduct(), 'ok'],
    ['no name', createForm({ bookerName: '  ' }), createProduct(), 'booker_name_required bookerName'],
    [
      'a name that cannot be seen',
      createForm({ bookerName: '\u200B' }),
      createProduct(),
      'booker_name_required bookerName',
    ],
    ['a name with markup', createForm({ bookerName: '<b>Gil</b>' }), createProduct(), 'booker_name_invalid bookerName'],
    [
      'a name that is an address',
      createForm({ bookerName: 'gil@example.com' }),
      createProduct(),
      'booker_name_invalid bookerName',
    ],
    [
      'a name that is too long',
      createForm({ bookerName: '가'.repeat(51) }),
      createProduct(),
      'text_too_long bookerName',
    ],
    ['a name as long as it may be', createForm({ bookerName: '𠮷'.repeat(50) }), createProduct(), 'ok'],
    ['a name with dots, signs and numerals', createForm({ bookerName: '마리아·Ⅲ =(金) 2' }), createProduct(), 'ok'],
    [
      'an address of a carrier',
      createForm({ email: { local: 'a..b.', domain: 'docomo.ne.jp' } }),
      createProduct(),
      'ok',
    ],
    [
      'its dots elsewhere',
      createForm({ email: { local: 'a..b', domain: 'example.com' } }),
      createProduct(),
      'email_invalid email',
    ],
    [
      'an invisible character in an address',
      createForm({ email: { local: 'a\u200b', domain: 'example.com' } }),
      createProduct(),
      'email_invalid email',
    ],
    [
      'no middle part of the phone',
      createForm({ phone: createKorean('', '5678') }),
      createProduct(),
      'phone_required phone',
    ],
    [
      'no last part of the phone',
      createForm({ phone: createKorean('1234', ' ') }),
      createProduct(),
      'phone_required phone',
    ],
    [
      'a phone that is too short',
      createForm({ phone: createKorean('12', '5678') }),
      createProduct(),
      'phone_invalid phone',
    ],
    ['a phone of another country', createForm({ phone: createAbroad('+81 90-1234-5678') }), createProduct(), 'ok'],
    ['none of another country', createForm({ phone: createAbroad(' ') }), createProduct(), 'phone_required phone'],
    ['one that can be none there', createForm({ phone: createAbroad('12') }), createProduct(), 'phone_invalid phone'],
    [
      'a Korean one, half typed, behind another country',
      createForm({ phone: { ...createKorean('1', ''), country: 'JP' } }),
      createProduct(),
      'phone_required phone',
    ],
    [
      'no local part',
      createForm({ email: { local: '', domain: 'example.com' } }),
      createProduct(),
      'email_required email',
    ],
    ['no domain', createForm({ email: { local: 'a', domain: '' } }), createProduct(), 'email_required email'],
    [
      'a domain without dot',
      createForm({ email: { local: 'a', domain: 'example' } }),
      createProduct(),
      'email_invalid email',
    ],
    [
      'two at-signs',
      createForm({ email: { local: 'a@b', domain: 'example.com' } }),
      createProduct(),
      'email_invalid email',
    ],
    ['the final box is open', createForm({ agreed: false }), createProduct(), 'agreement_required agreed'],
    ['allergies not asked', createForm(createAllergy({})), createProduct(), 'ok'],
    ['no allergies', createForm(), asksAllergies, 'ok'],
    ['allergies, but no box', createForm(createAllergy({})), asksAllergies, 'allergy_required allergy'],
    ['allergies with a box', createForm(createAllergy({ codes: ['AG0001'] })), asksAllergies, 'ok'],
    [
      'other without words',
      createForm(createAllergy({ codes: ['AG0005'], otherText: ' ' })),
      asksAllergies,
      'allergy_required allergy',
    ],
    ['other in words', createForm(createAllergy({ codes: ['AG0005'], otherText: 'kiwi' })), asksAllergies, 'ok'],
    [
      'a box, and other without words: it is never dropped',
      createForm(createAllergy({ codes: ['AG0001', 'AG0005'] })),
      asksAllergies,
      'allergy_required allergy',
    ],
    [
      'other in too many words',
      createForm(createAllergy({ codes: ['AG0005'], otherText: 'k'.repeat(201) })),
      asksAllergies,
      'text_too_long allergy',
    ],
    [
      'words without the other box',
      createForm(createAllergy({ otherText: 'kiwi' })),
      asksAllergies,
      'allergy_required allergy',
    ],
    [
      'allergies without consent to keep them',
      createForm(createAllergy({ codes: ['AG0001'], consent: false })),
      asksAllergies,
      'allergy_consent_required allergyConsent',
    ],
    [
      'allergies asked beside questions',
      createForm(createAllergy({})),
      createProduct({ questionType: 'both' }),
      'allergy_required allergy',
    ],
    ['a required question unanswered', createForm(createAnswers(['Q2', 'yes'])), asks, 'question_required question:Q1'],
    [
      'a required question answered with blanks',
      createForm(createAnswers(['Q1', 'Hall'], ['Q2', '  '])),
      asks,
      'question_required question:Q2',
    ],
    ['required ones answered, the other left', createForm(createAnswers(['Q1', 'Hall'], ['Q2', 'yes'])), asks, 'ok'],
    [
      'an answer that is too long',
      createForm(createAnswers(['Q1', 'Hall'], ['Q2', 'y'.repeat(501)])),
      asks,
      'text_too_long question:Q2',
    ],
    [
      'a choice in letters apart',
      createForm(createAnswers(['Q1', '창가'.normalize('NFD')], ['Q2', 'yes'])),
      asks,
      'ok',
    ],
    ['a choice in Korean', createForm(createAnswers(['Q1', '창가'], ['Q2', 'yes'])), asks, 'ok'],
    [
      'a choice that is not offered',
      createForm(createAnswers(['Q1', 'Roof'], ['Q2', 'yes'])),
      asks,
      'question_choice_unknown question:Q1',
    ],
    [
      'a hidden question',
      createForm(),
      createProduct({ questionType: 'both', questions: [createQuestion('Q1', { visible: false })] }),
      'ok',
    ],
    [
      'questions not asked',
      createForm(),
      createProduct({ questionType: 'allergy', questions: [createQuestion('Q1')] }),
      'ok',
    ],
    ['somebody else comes', createForm(createVisitor()), createProduct(), 'ok'],
    [
      'somebody without name',
      createForm(createVisitor({ name: '' })),
      createProduct(),
      'visitor_name_required visitorName',
    ],
    [
      'somebody with a phone of another country',
      createForm(createVisitor({ phone: createAbroad('+819012345678') })),
      createProduct(),
      'ok',
    ],
    [
      'somebody with none of any',
      createForm(createVisitor({ phone: createAbroad('1') })),
      createProduct(),
      'visitor_phone_invalid visitorPhone',
    ],
    [
      'somebody without phone',
      createForm(createVisitor({ phone: emptyPhoneNumber })),
      createProduct(),
      'visitor_phone_required visitorPhone',
    ],
  ])('reports the first error, %s: %#', (_case, filled, sold, expected) => {
    const check = checkPaymentForm(filled, sold, parseForeignNumber);
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

const empty = createForm({
  bookerName: '',
  phone: emptyPhoneNumber,
  email: { local: '', domain: '' },
  agreed: false,
  allergy: { answer: 'exist', codes: [], otherText: '', consent: true },
  ...createVisitor({ name: '' }),
});
const asksAll = createProduct({ questionType: 'both', questions: [createQuestion('Q1')] });

it('reports errors in the order of the specification', () => {
  expect(listPaymentFormFailures(empty, asksAll, parseForeignNumber).map(({ error }) => error)).toEqual([
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
  const failures = listPaymentFormFailures(empty, asksAll, parseForeignNumber);
  const names = failures.map(({ field, questionName }) => [field, questionName?.default]);
  expect(names).toContainEqual(['question:Q1', 'Question Q1']);
  expect(names).toContainEqual(['email', undefined]);
});
