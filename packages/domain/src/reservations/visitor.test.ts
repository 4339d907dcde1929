import { describe, expect, it } from 'vitest';
import { createPaymentForm } from '../../test/fixtures';
import { getFormVisitor, getVisibleAllergyFields, normalizeAllergy, switchVisitor, syncVisitor } from './visitor';

describe('the visitor', () => {
  it.each([
    ['the booker', switchVisitor(createPaymentForm(), 'booker'), '홍길동', '5678'],
    ['another person, whose fields begin empty', switchVisitor(createPaymentForm(), 'other'), '', ''],
    ['the booker, whose details change', syncVisitor({ ...createPaymentForm(), bookerName: '김수' }), '김수', '5678'],
    [
      'another person, while the details of the booker change',
      syncVisitor({ ...switchVisitor(createPaymentForm(), 'other'), bookerName: '김수' }),
      '',
      '',
    ],
  ])('has the details of the booker only if the booker visits: %s', (_case, form, name, last) => {
    expect([form.visitor.name, form.visitor.phone.korean.last]).toEqual([name, last]);
    expect(getFormVisitor(form)).toMatchObject({ name, phone: { korean: { last } } });
  });
});

describe('the allergy fields', () => {
  const allergy = { answer: 'exist', codes: ['AG0001', 'AG0005'], otherText: ' kiwi ', consent: true } as const;
  it.each([
    [
      'no field without allergies',
      { ...allergy, answer: 'none' as const },
      { hasBoxes: false, hasOtherText: false },
      [],
      '',
    ],
    [
      'the text of the other allergy if it is selected',
      allergy,
      { hasBoxes: true, hasOtherText: true },
      ['AG0001', 'AG0005'],
      'kiwi',
    ],
    [
      'no text of the other allergy if it is not selected',
      { ...allergy, codes: ['AG0001'] },
      { hasBoxes: true, hasOtherText: false },
      ['AG0001'],
      '',
    ],
    [
      'the text of the other allergy, which is deselected if the text is empty',
      { ...allergy, otherText: ' ' },
      { hasBoxes: true, hasOtherText: true },
      ['AG0001'],
      '',
    ],
    [
      'the checkboxes, with a repeated code that is stored once',
      { ...allergy, codes: ['AG0001', 'AG0001'] },
      { hasBoxes: true, hasOtherText: false },
      ['AG0001'],
      '',
    ],
  ])('are shown if they apply, and cleared otherwise: %s', (_case, answer, visible, codes, otherText) => {
    expect(getVisibleAllergyFields(answer)).toEqual(visible);
    expect(normalizeAllergy(answer)).toMatchObject({ codes, otherText });
  });

  it('have no consent without allergies', () => {
    expect(normalizeAllergy({ ...allergy, answer: 'none' }).consent).toBe(false);
  });
});
