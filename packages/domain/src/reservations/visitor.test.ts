import { describe, expect, it } from 'vitest';
import { createForm } from '../../test/fixtures';
import { getFormVisitor, getOpenAllergyFields, normalizeAllergy, switchVisitor, syncVisitor } from './visitor';

describe('the visitor', () => {
  it.each([
    ['same: the booker', switchVisitor(createForm(), 'same'), '홍길동', '5678'],
    ['different: an empty field', switchVisitor(createForm(), 'different'), '', ''],
    ['the booker changes, same follows', syncVisitor({ ...createForm(), bookerName: '김수' }), '김수', '5678'],
    [
      'the booker changes, different stays',
      syncVisitor({ ...switchVisitor(createForm(), 'different'), bookerName: '김수' }),
      '',
      '',
    ],
  ])('keeps the visitor in sync with the booker: %s', (_case, filled, name, last) => {
    expect([filled.visitor.name, filled.visitor.phone.korean.last]).toEqual([name, last]);
    expect(getFormVisitor(filled)).toMatchObject({ name, phone: { korean: { last } } });
  });
});

describe('the allergy fields', () => {
  const allergy = { answer: 'exist', codes: ['AG0001', 'AG0005'], otherText: ' kiwi ', consent: true } as const;
  it.each([
    ['none: all closed', { ...allergy, answer: 'none' as const }, { boxes: false, otherText: false }, [], ''],
    ['other ticked: its text is open', allergy, { boxes: true, otherText: true }, ['AG0001', 'AG0005'], 'kiwi'],
    ['other not ticked', { ...allergy, codes: ['AG0001'] }, { boxes: true, otherText: false }, ['AG0001'], ''],
    [
      'other without words is not kept',
      { ...allergy, otherText: ' ' },
      { boxes: true, otherText: true },
      ['AG0001'],
      '',
    ],
    [
      'a box sent twice is kept once',
      { ...allergy, codes: ['AG0001', 'AG0001'] },
      { boxes: true, otherText: false },
      ['AG0001'],
      '',
    ],
  ])('opens the fields that apply and clears the others: %s', (_case, answer, open, codes, otherText) => {
    expect(getOpenAllergyFields(answer)).toEqual(open);
    expect(normalizeAllergy(answer)).toMatchObject({ codes, otherText });
  });

  it('stores no consent without allergies', () => {
    expect(normalizeAllergy({ ...allergy, answer: 'none' }).consent).toBe(false);
  });
});
