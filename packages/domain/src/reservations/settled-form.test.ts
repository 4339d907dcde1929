import { expect, it } from 'vitest';
import { form, product, question } from '../../test/fixtures';
import { settledForm } from './settled-form';

const kiwi = { answer: 'exist', codes: ['AG0005'], otherText: ' kiwi ', consent: true } as const;
const answers = [
  { prodQsCode: 'Q1', answers: [' window ', ' '] },
  { prodQsCode: 'Q2', answers: [''] },
  { prodQsCode: 'Q9', answers: ['of another product'] },
];
const asking = product({ questionType: 'both', questions: [question('Q1'), question('Q2', { required: false })] });

it.each([
  ['names without the spaces around them', asking, { bookerName: ' Gil ' }, { bookerName: 'Gil', visitor: { name: 'Gil' } }],
  [
    'an address too',
    asking,
    { email: { local: ' gil', domain: 'example.com ' } },
    { email: { local: 'gil', domain: 'example.com' } },
  ],
  ['an allergy that was asked about', asking, { allergy: kiwi }, { allergy: { ...kiwi, otherText: 'kiwi' } }],
  ['none that was not', product({ questionType: 'direct' }), { allergy: kiwi }, { allergy: { answer: 'none', consent: false } }],
  ['the answers that were given', asking, { answers }, { answers: [{ prodQsCode: 'Q1', answers: ['window'] }] }],
  ['none to what was not asked', product({ questionType: 'allergy' }), { answers }, { answers: [] }],
])('%s', (_case, asked, changes, settled) => expect(settledForm(form(changes), asked)).toMatchObject(settled));

it('is the same when it is settled again', () => {
  const once = settledForm(form({ allergy: kiwi, answers }), asking);
  expect(settledForm(once, asking)).toEqual(once);
});
