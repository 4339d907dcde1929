import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { maskName } from '@dining/domain/shared/masking';

/**
 * Masks a reservation for callers who know only its number: most of names, free text, and all of phone numbers and
 * e-mail addresses, because those open the reservation (decision 3).
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
