import { expect, it } from 'vitest';
import { createForm, createProduct, createQuestion } from '../../test/fixtures';
import { normalizePhone } from '../shared/phone';
import { parsePhoneNumber } from '../shared/phone-number';
import { normalizePaymentForm } from './normalize-payment-form';

/** What a library of numbers says of one in its plain form. */
const parseForeignNumber = (_country: string, text: string): string | null => normalizePhone(text);
const kiwi = { answer: 'exist', codes: ['AG0005'], otherText: ' kiwi ', consent: true } as const;
const answers = [
  { prodQsCode: 'Q1', answers: [' window ', ' '] },
  { prodQsCode: 'Q2', answers: [''] },
  { prodQsCode: 'Q9', answers: ['of another product'] },
];
const asking = createProduct({
  questionType: 'both',
  questions: [createQuestion('Q1'), createQuestion('Q2', { required: false })],
});

it.each([
  [
    'names without the spaces around them',
    asking,
    { bookerName: ' Gil ' },
    { bookerName: 'Gil', visitor: { name: 'Gil' } },
  ],
  [
    'a name in one form',
    asking,
    { bookerName: '김\u200b　철수'.normalize('NFD') },
    { bookerName: '김 철수', visitor: { name: '김 철수' } },
  ],
  [
    'an address in half width',
    asking,
    { email: { local: 'ｇｉｌ\u200b', domain: 'ｅｘａｍｐｌｅ。ｃｏｍ' } },
    { email: { local: 'gil', domain: 'example.com' } },
  ],
  [
    'an address too',
    asking,
    { email: { local: ' gil', domain: 'example.com ' } },
    { email: { local: 'gil', domain: 'example.com' } },
  ],
  [
    'a number as everybody knows it, and the same of whoever comes',
    asking,
    { phone: { ...parsePhoneNumber('+81 90-1234-5678'), country: 'JP' } },
    { phone: parsePhoneNumber('+819012345678'), visitor: { phone: parsePhoneNumber('+819012345678') } },
  ],
  ['half a number as it is', asking, { phone: parsePhoneNumber('+81') }, { phone: parsePhoneNumber('+81') }],
  ['an allergy that was asked about', asking, { allergy: kiwi }, { allergy: { ...kiwi, otherText: 'kiwi' } }],
  [
    'none that was not',
    createProduct({ questionType: 'direct' }),
    { allergy: kiwi },
    { allergy: { answer: 'none', consent: false } },
  ],
  ['the answers that were given', asking, { answers }, { answers: [{ prodQsCode: 'Q1', answers: ['window'] }] }],
  ['none to what was not asked', createProduct({ questionType: 'allergy' }), { answers }, { answers: [] }],
])('normalises the payment form: %s', (_case, shownQuestions, changes, settled) =>
  expect(normalizePaymentForm(createForm(changes), shownQuestions, parseForeignNumber)).toMatchObject(settled),
);

it('changes nothing when applied again', () => {
  const once = normalizePaymentForm(createForm({ allergy: kiwi, answers }), asking, parseForeignNumber);
  expect(normalizePaymentForm(once, asking, parseForeignNumber)).toEqual(once);
});
