import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { maskName } from '@dining/domain/shared/masking';

/**
 * Masks a reservation for callers who know only its number: masks the names, and removes the member's id and number,
 * contact data, answers and the secret link. The phone number must stay secret, because it opens the reservation
 * together with the reservation number (decision 3).
 */
export const maskReservation = (info: ResvInfo): ResvInfo => ({
  ...info,
  maskedYn: 'Y',
  resvUserId: '',
  resvUserMemberNo: '',
  resvUserName: maskName(info.resvUserName),
  resvUserTel: '',
  resvUserEmail: '',
  visitName: maskName(info.visitName),
  visitTel: '',
  requestMatter: '',
  resvQsAllergyList: [],
  resvQsList: [],
  resvQsAnsList: [],
  resvEditNo: 0,
  resvLink: '',
});
