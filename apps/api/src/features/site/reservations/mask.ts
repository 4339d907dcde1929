import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { maskEmail, maskName, maskPhone } from '@dining/domain/shared/masking';

/** What a stranger with the number sees: that it exists, where and when; nobody's name, contact, words or answers. */
export const maskReservation = (info: ResvInfo): ResvInfo => ({
  ...info,
  maskedYn: 'Y',
  resvUserId: '',
  resvUserMemberNo: '',
  resvUserName: maskName(info.resvUserName),
  resvUserTel: maskPhone(info.resvUserTel),
  resvUserEmail: maskEmail(info.resvUserEmail),
  visitName: maskName(info.visitName),
  visitTel: maskPhone(info.visitTel),
  requestMatter: '',
  resvQsAllergyList: [],
  resvQsList: [],
  resvQsAnsList: [],
  resvLink: '',
});
