import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { maskName } from '@dining/domain/shared/masking';

/**
 * Hides what a stranger with the number must not see: names but for their ends, words and answers, and every part of a phone number or
 * e-mail address, for those open the reservation (decision 3).
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
  resvLink: '',
});
