import { describe, expect, it } from 'vitest';
import { createForm } from '../../test/fixtures';
import { getFormVisitor, getVisibleAllergyFields, normalizeAllergy, switchVisitor, syncVisitor } from './visitor';

describe('the visitor', () => {
  it.each([
    ['same: copies the booker', switchVisitor(createForm(), 'same'), '홍길동', '5678'],
    ['different: clears the fields', switchVisitor(createForm(), 'different'), '', ''],
    ['same: copies a change of the booker', syncVisitor({ ...createForm(), bookerName: '김수' }), '김수', '5678'],
    [
      'different: ignores a change of the booker',
      syncVisitor({ ...switchVisitor(createForm(), 'different'), bookerName: '김수' }),
      '',
      '',
    ],
  ])('is kept in sync with the booker: %s', (_case, form, name, last) => {
    expect([form.visitor.name, form.visitor.phone.korean.last]).toEqual([name, last]);
    expect(getFormVisitor(form)).toMatchObject({ name, phone: { korean: { last } } });
  });
});

describe('the allergy fields', () => {
  const allergy = { answer: 'exist', codes: ['AG0001', 'AG0005'], otherText: ' kiwi ', consent: true } as const;
  it.each([
    [
      'no allergies: no field is shown',
      { ...allergy, answer: 'none' as const },
      { boxes: false, otherText: false },
      [],
      '',
    ],
    [
      'the other allergy selected: its text is shown',
      allergy,
      { boxes: true, otherText: true },
      ['AG0001', 'AG0005'],
      'kiwi',
    ],
    [
      'the other allergy not selected: its text is not shown',
      { ...allergy, codes: ['AG0001'] },
      { boxes: true, otherText: false },
      ['AG0001'],
      '',
    ],
    [
      'the other allergy without text is dropped',
      { ...allergy, otherText: ' ' },
      { boxes: true, otherText: true },
      ['AG0001'],
      '',
    ],
    [
      'a repeated code is stored once',
      { ...allergy, codes: ['AG0001', 'AG0001'] },
      { boxes: true, otherText: false },
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
