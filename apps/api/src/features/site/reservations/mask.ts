import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { maskName } from '@dining/domain/shared/masking';

/**
 * Masks a reservation for callers who know only its number: masks names, and removes contact data and free text. The
 * phone number must stay secret, because it opens the reservation with its number (decision 3).
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
