import { expect, it } from 'vitest';
import type { ResvInfo } from '../site/reservations/reservation';
import { decodeReservationAnswers } from './reservation-answers';

const createRow = (resvQsAllergyCode: string, resvQsAllergyYn: 'Y' | 'N', resvQsAllergyEtc = '') => ({
  resvQsAllergyCode,
  resvQsAllergyYn,
  resvQsAllergyEtc,
});

it.each([
  ['no question about allergies', [], null],
  ['the answer none', [createRow('', 'N')], { answer: 'none', codes: [], otherText: '' }],
  [
    'two allergies, one as text',
    [createRow('AG0001', 'Y'), createRow('AG0005', 'Y', 'kiwi')],
    { answer: 'exist', codes: ['AG0001', 'AG0005'], otherText: 'kiwi' },
  ],
])('the allergies of a reservation are decoded: %s', (_case, rows, allergy) => {
  const info = { requestMatter: 'By the window', resvQsAllergyList: rows } as unknown as ResvInfo;
  expect(decodeReservationAnswers(info)).toEqual({ requestNote: 'By the window', allergy });
});
