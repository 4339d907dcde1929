import { expect, it } from 'vitest';
import type { ResvInfo } from '../site/reservations/reservation';
import { decodeReservedAnswers } from './reserved-answers';

const createRow = (resvQsAllergyCode: string, resvQsAllergyYn: 'Y' | 'N', resvQsAllergyEtc = '') => ({
  resvQsAllergyCode,
  resvQsAllergyYn,
  resvQsAllergyEtc,
});

it.each([
  ['not asked', [], null],
  ['answered with none', [createRow('', 'N')], { answer: 'none', codes: [], otherText: '' }],
  [
    'two, one in words',
    [createRow('AG0001', 'Y'), createRow('AG0005', 'Y', 'kiwi')],
    { answer: 'exist', codes: ['AG0001', 'AG0005'], otherText: 'kiwi' },
  ],
])('reads the allergies of a reservation: %s', (_case, rows, allergy) => {
  const info = { requestMatter: 'By the window', resvQsAllergyList: rows } as unknown as ResvInfo;
  expect(decodeReservedAnswers(info)).toEqual({ requestNote: 'By the window', allergy });
});
