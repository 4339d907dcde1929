import type { ReservationAnswers } from '@dining/domain/reservations/answers-edit';
import type { ResvInfo } from '../site/reservations/reservation';
import { decodeFlag } from './flag';

/** Parses request and allergies of a reservation that is not masked. */
export function decodeReservedAnswers({ requestMatter, resvQsAllergyList }: ResvInfo): ReservationAnswers {
  const named = resvQsAllergyList.filter(({ resvQsAllergyYn }) => decodeFlag(resvQsAllergyYn));
  const allergy = {
    answer: named.length > 0 ? ('exist' as const) : ('none' as const),
    codes: named.map(({ resvQsAllergyCode }) => resvQsAllergyCode),
    otherText: named.map(({ resvQsAllergyEtc }) => resvQsAllergyEtc).find((text) => text !== '') ?? '',
  };
  return { requestNote: requestMatter, allergy: resvQsAllergyList.length === 0 ? null : allergy };
}
