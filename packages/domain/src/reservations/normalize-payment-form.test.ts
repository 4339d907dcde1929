import { expect, it } from 'vitest';
import { createPaymentForm, createProduct, createQuestion } from '../../test/fixtures';
import { normalizePhone } from '../shared/phone';
import { parsePhoneNumber } from '../shared/phone-number';
import { normalizePaymentForm } from './normalize-payment-form';

/** Replaces the phone number library: accepts every number that `normalizePhone` accepts. */
const parseForeignNumber = (_country: string, text: string): string | null => normalizePhone(text);
const kiwiAllergy = { answer: 'exist', codes: ['AG0005'], otherText: ' kiwi ', consent: true } as const;
const answers = [
  { prodQsCode: 'Q1', answers: [' window ', ' '] },
  { prodQsCode: 'Q2', answers: [''] },
  { prodQsCode: 'Q9', answers: ['of another product'] },
];
const askingProduct = createProduct({
  questionType: 'both',
  questions: [createQuestion('Q1'), createQuestion('Q2', { required: false })],
});

it.each([
  [
    'names without the spaces around them',
    askingProduct,
    { bookerName: ' Gil ' },
    { bookerName: 'Gil', visitor: { name: 'Gil' } },
  ],
  [
    'a name in composed letters without invisible characters',
    askingProduct,
    { bookerName: '김\u200b　철수'.normalize('NFD') },
    { bookerName: '김 철수', visitor: { name: '김 철수' } },
  ],
  [
    'an address in full width as half width',
    askingProduct,
    { email: { local: 'ｇｉｌ\u200b', domain: 'ｅｘａｍｐｌｅ。ｃｏｍ' } },
    { email: { local: 'gil', domain: 'example.com' } },
  ],
  [
    'an address without the spaces around it',
    askingProduct,
    { email: { local: ' gil', domain: 'example.com ' } },
    { email: { local: 'gil', domain: 'example.com' } },
  ],
  [
    'a number in international form, also for the visitor',
    askingProduct,
    { phone: { ...parsePhoneNumber('+81 90-1234-5678'), country: 'JP' } },
    { phone: parsePhoneNumber('+819012345678'), visitor: { phone: parsePhoneNumber('+819012345678') } },
  ],
  [
    'an incomplete number unchanged',
    askingProduct,
    { phone: parsePhoneNumber('+81') },
    { phone: parsePhoneNumber('+81') },
  ],
  [
    'an allergy if the product asks about allergies',
    askingProduct,
    { allergy: kiwiAllergy },
    { allergy: { ...kiwiAllergy, otherText: 'kiwi' } },
  ],
  [
    'no allergy if the product does not ask',
    createProduct({ questionType: 'direct' }),
    { allergy: kiwiAllergy },
    { allergy: { answer: 'none', consent: false } },
  ],
  ['answers without blank ones', askingProduct, { answers }, { answers: [{ prodQsCode: 'Q1', answers: ['window'] }] }],
  [
    'no answers to questions that the product does not ask',
    createProduct({ questionType: 'allergy' }),
    { answers },
    { answers: [] },
  ],
])('the payment form is normalised: %s', (_case, product, changes, expected) =>
  expect(normalizePaymentForm(createPaymentForm(changes), product, parseForeignNumber)).toMatchObject(expected),
);

it('the payment form is unchanged if it is normalised again', () => {
  const normalizedForm = normalizePaymentForm(
    createPaymentForm({ allergy: kiwiAllergy, answers }),
    askingProduct,
    parseForeignNumber,
  );
  expect(normalizePaymentForm(normalizedForm, askingProduct, parseForeignNumber)).toEqual(normalizedForm);
});
