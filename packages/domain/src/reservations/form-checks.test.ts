import { describe, expect, it } from 'vitest';
import { createPaymentForm, createProduct, createQuestion } from '../../test/fixtures';
import { normalizePhone } from '../shared/phone';
import { emptyPhoneNumber, type PhoneNumber } from '../shared/phone-number';
import { checkPaymentForm, checkRequestNote, listPaymentFormFailures } from './form-checks';
import type { AllergyAnswer, PaymentForm } from './payment-form';

/** Replaces the phone number library: accepts every number that `normalizePhone` accepts. */
const parseForeignNumber = (_country: string, text: string): string | null => normalizePhone(text);
const createKoreanNumber = (middle: string, last: string): PhoneNumber => ({
  ...emptyPhoneNumber,
  korean: { first: '010', middle, last },
});
const createForeignNumber = (text: string): PhoneNumber => ({ ...emptyPhoneNumber, country: 'JP', abroad: text });
const createVisitor = (changes: Partial<PaymentForm['visitor']> = {}) => ({
  visitor: { who: 'other' as const, name: '김수', phone: createKoreanNumber('1111', '2222'), ...changes },
});
const createAllergy = (changes: Partial<AllergyAnswer>) => ({
  allergy: { answer: 'exist' as const, codes: [], otherText: '', consent: true, ...changes },
});
const productAskingAllergies = createProduct({ questionType: 'allergy' });
const seatQuestion = createQuestion('Q1', {
  kind: 'choice',
  choices: [{ default: 'Window', ko: '창가' }, { default: 'Hall' }],
});
const productAskingQuestions = createProduct({
  questionType: 'direct',
  questions: [seatQuestion, createQuestion('Q2'), createQuestion('Q3', { required: false })],
});
const createAnswers = (...pairs: [string, ...string[]][]) => ({
  answers: pairs.map(([prodQsCode, ...words]) => ({ prodQsCode, answers: words })),
});

describe('the payment form', () => {
  it.each([
    ['a complete form', createPaymentForm(), createProduct(), 'ok'],
    ['no name', createPaymentForm({ bookerName: '  ' }), createProduct(), 'booker_name_required bookerName'],
    [
      'an invisible name',
      createPaymentForm({ bookerName: '\u200B' }),
      createProduct(),
      'booker_name_required bookerName',
    ],
    [
      'a name with markup',
      createPaymentForm({ bookerName: '<b>Gil</b>' }),
      createProduct(),
      'booker_name_invalid bookerName',
    ],
    [
      'a name that is an e-mail address',
      createPaymentForm({ bookerName: 'gil@example.com' }),
      createProduct(),
      'booker_name_invalid bookerName',
    ],
    [
      'a name that is too long',
      createPaymentForm({ bookerName: '가'.repeat(51) }),
      createProduct(),
      'text_too_long bookerName',
    ],
    ['a name of the greatest length', createPaymentForm({ bookerName: '𠮷'.repeat(50) }), createProduct(), 'ok'],
    [
      'a name with dots, signs and numerals',
      createPaymentForm({ bookerName: '마리아·Ⅲ =(金) 2' }),
      createProduct(),
      'ok',
    ],
    [
      'an address of a Japanese carrier with consecutive dots',
      createPaymentForm({ email: { local: 'a..b.', domain: 'docomo.ne.jp' } }),
      createProduct(),
      'ok',
    ],
    [
      'consecutive dots at another domain',
      createPaymentForm({ email: { local: 'a..b', domain: 'example.com' } }),
      createProduct(),
      'email_invalid email',
    ],
    [
      'an invisible character in an address',
      createPaymentForm({ email: { local: 'a\u200b', domain: 'example.com' } }),
      createProduct(),
      'email_invalid email',
    ],
    [
      'no middle part of the phone',
      createPaymentForm({ phone: createKoreanNumber('', '5678') }),
      createProduct(),
      'phone_required phone',
    ],
    [
      'no last part of the phone',
      createPaymentForm({ phone: createKoreanNumber('1234', ' ') }),
      createProduct(),
      'phone_required phone',
    ],
    [
      'a phone that is too short',
      createPaymentForm({ phone: createKoreanNumber('12', '5678') }),
      createProduct(),
      'phone_invalid phone',
    ],
    [
      'a phone of another country',
      createPaymentForm({ phone: createForeignNumber('+81 90-1234-5678') }),
      createProduct(),
      'ok',
    ],
    [
      'no phone of another country',
      createPaymentForm({ phone: createForeignNumber(' ') }),
      createProduct(),
      'phone_required phone',
    ],
    [
      'an invalid phone of another country',
      createPaymentForm({ phone: createForeignNumber('12') }),
      createProduct(),
      'phone_invalid phone',
    ],
    [
      'no phone of another country, with an incomplete Korean phone left in the form',
      createPaymentForm({ phone: { ...createKoreanNumber('1', ''), country: 'JP' } }),
      createProduct(),
      'phone_required phone',
    ],
    [
      'no local part',
      createPaymentForm({ email: { local: '', domain: 'example.com' } }),
      createProduct(),
      'email_required email',
    ],
    ['no domain', createPaymentForm({ email: { local: 'a', domain: '' } }), createProduct(), 'email_required email'],
    [
      'a domain without dot',
      createPaymentForm({ email: { local: 'a', domain: 'example' } }),
      createProduct(),
      'email_invalid email',
    ],
    [
      'two at-signs',
      createPaymentForm({ email: { local: 'a@b', domain: 'example.com' } }),
      createProduct(),
      'email_invalid email',
    ],
    [
      'the final checkbox is not ticked',
      createPaymentForm({ agreed: false }),
      createProduct(),
      'agreement_required agreed',
    ],
    ['allergies of a product that does not ask for them', createPaymentForm(createAllergy({})), createProduct(), 'ok'],
    ['no allergies', createPaymentForm(), productAskingAllergies, 'ok'],
    [
      'allergies without a selected box',
      createPaymentForm(createAllergy({})),
      productAskingAllergies,
      'allergy_required allergy',
    ],
    [
      'allergies with a selected box',
      createPaymentForm(createAllergy({ codes: ['AG0001'] })),
      productAskingAllergies,
      'ok',
    ],
    [
      'the other allergy without text',
      createPaymentForm(createAllergy({ codes: ['AG0005'], otherText: ' ' })),
      productAskingAllergies,
      'allergy_required allergy',
    ],
    [
      'the other allergy with text',
      createPaymentForm(createAllergy({ codes: ['AG0005'], otherText: 'kiwi' })),
      productAskingAllergies,
      'ok',
    ],
    [
      'a selected box, and the other allergy without text',
      createPaymentForm(createAllergy({ codes: ['AG0001', 'AG0005'] })),
      productAskingAllergies,
      'allergy_required allergy',
    ],
    [
      'the other allergy with a text that is too long',
      createPaymentForm(createAllergy({ codes: ['AG0005'], otherText: 'k'.repeat(201) })),
      productAskingAllergies,
      'text_too_long allergy',
    ],
    [
      'a text without the other box',
      createPaymentForm(createAllergy({ otherText: 'kiwi' })),
      productAskingAllergies,
      'allergy_required allergy',
    ],
    [
      'allergies without consent',
      createPaymentForm(createAllergy({ codes: ['AG0001'], consent: false })),
      productAskingAllergies,
      'allergy_consent_required allergyConsent',
    ],
    [
      'allergies of a product that also asks questions',
      createPaymentForm(createAllergy({})),
      createProduct({ questionType: 'both' }),
      'allergy_required allergy',
    ],
    [
      'a required question unanswered',
      createPaymentForm(createAnswers(['Q2', 'yes'])),
      productAskingQuestions,
      'question_required question:Q1',
    ],
    [
      'a required question answered with spaces',
      createPaymentForm(createAnswers(['Q1', 'Hall'], ['Q2', '  '])),
      productAskingQuestions,
      'question_required question:Q2',
    ],
    [
      'an optional question unanswered',
      createPaymentForm(createAnswers(['Q1', 'Hall'], ['Q2', 'yes'])),
      productAskingQuestions,
      'ok',
    ],
    [
      'an answer that is too long',
      createPaymentForm(createAnswers(['Q1', 'Hall'], ['Q2', 'y'.repeat(501)])),
      productAskingQuestions,
      'text_too_long question:Q2',
    ],
    [
      'a choice in decomposed letters',
      createPaymentForm(createAnswers(['Q1', '창가'.normalize('NFD')], ['Q2', 'yes'])),
      productAskingQuestions,
      'ok',
    ],
    [
      'a choice in Korean',
      createPaymentForm(createAnswers(['Q1', '창가'], ['Q2', 'yes'])),
      productAskingQuestions,
      'ok',
    ],
    [
      'a choice that is not offered',
      createPaymentForm(createAnswers(['Q1', 'Roof'], ['Q2', 'yes'])),
      productAskingQuestions,
      'question_choice_unknown question:Q1',
    ],
    [
      'a hidden question',
      createPaymentForm(),
      createProduct({ questionType: 'both', questions: [createQuestion('Q1', { visible: false })] }),
      'ok',
    ],
    [
      'questions of a product that does not ask them',
      createPaymentForm(),
      createProduct({ questionType: 'allergy', questions: [createQuestion('Q1')] }),
      'ok',
    ],
    ['another visitor', createPaymentForm(createVisitor()), createProduct(), 'ok'],
    [
      'a visitor without a name',
      createPaymentForm(createVisitor({ name: '' })),
      createProduct(),
      'visitor_name_required visitorName',
    ],
    [
      'a visitor with a phone of another country',
      createPaymentForm(createVisitor({ phone: createForeignNumber('+819012345678') })),
      createProduct(),
      'ok',
    ],
    [
      'a visitor with an invalid phone',
      createPaymentForm(createVisitor({ phone: createForeignNumber('1') })),
      createProduct(),
      'visitor_phone_invalid visitorPhone',
    ],
    [
      'a visitor without a phone',
      createPaymentForm(createVisitor({ phone: emptyPhoneNumber })),
      createProduct(),
      'visitor_phone_required visitorPhone',
    ],
  ])('is checked: %s: $3', (_case, form, product, expected) => {
    const checkResult = checkPaymentForm(form, product, parseForeignNumber);
    expect(checkResult.ok ? 'ok' : `${checkResult.error} ${checkResult.field}`).toBe(expected);
  });
});

it.each([
  ['the greatest length', `${'😀'.repeat(499)}\r\n`, []],
  ['one character more', `${'😀'.repeat(500)}\r\n`, ['text_too_long requestNote']],
  ['an empty note', '', []],
])('the note to the venue has a limited length: %s', (_case, note, failures) =>
  expect(checkRequestNote(note).map(({ error, field }) => `${error} ${field}`)).toEqual(failures),
);

const emptyForm = createPaymentForm({
  bookerName: '',
  phone: emptyPhoneNumber,
  email: { local: '', domain: '' },
  agreed: false,
  allergy: { answer: 'exist', codes: [], otherText: '', consent: true },
  ...createVisitor({ name: '' }),
});
const askingProduct = createProduct({ questionType: 'both', questions: [createQuestion('Q1')] });

it('the errors of the payment form are in the order of the specification', () => {
  expect(listPaymentFormFailures(emptyForm, askingProduct, parseForeignNumber).map(({ error }) => error)).toEqual([
    'booker_name_required',
    'phone_required',
    'email_required',
    'agreement_required',
    'allergy_required',
    'question_required',
    'visitor_name_required',
  ]);
});

it('an error of a question has the name of the question, and other errors have none', () => {
  const failures = listPaymentFormFailures(emptyForm, askingProduct, parseForeignNumber);
  const names = failures.map(({ field, questionName }) => [field, questionName?.default]);
  expect(names).toContainEqual(['question:Q1', 'Question Q1']);
  expect(names).toContainEqual(['email', undefined]);
});
