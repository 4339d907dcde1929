import type { ReservationAnswers } from '@dining/domain/reservations/answers-edit';
import type { ResvInfo } from '../site/reservations/reservation';
import { decodeFlag } from './flag';

/** Parses the request note and the allergies of a reservation that is not masked. */
export function decodeReservationAnswers({ requestMatter, resvQsAllergyList }: ResvInfo): ReservationAnswers {
  const selectedAllergies = resvQsAllergyList.filter(({ resvQsAllergyYn }) => decodeFlag(resvQsAllergyYn));
  const allergy = {
    answer: selectedAllergies.length > 0 ? ('exist' as const) : ('none' as const),
    codes: selectedAllergies.map(({ resvQsAllergyCode }) => resvQsAllergyCode),
    otherText: selectedAllergies.map(({ resvQsAllergyEtc }) => resvQsAllergyEtc).find((text) => text !== '') ?? '',
  };
  return { requestNote: requestMatter, allergy: resvQsAllergyList.length === 0 ? null : allergy };
}
