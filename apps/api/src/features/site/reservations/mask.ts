import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { maskEmail, maskName, maskPhone } from '@dining/domain/shared/masking';
import { parsePhone } from '@dining/domain/shared/phone';

const masked = (text: string): string => {
  const phone = parsePhone(text);
  return phone === null ? '' : maskPhone(phone);
};

/** What a stranger with the number sees: that it exists, where and when; nobody's name, contact, words or answers. */
export const maskReservation = (info: ResvInfo): ResvInfo => ({
  ...info,
  maskedYn: 'Y',
  resvUserName: maskName(info.resvUserName),
  resvUserTel: masked(info.resvUserTel),
  resvUserEmail: maskEmail(info.resvUserEmail),
  visitName: maskName(info.visitName),
  visitTel: masked(info.visitTel),
  requestMatter: '',
  resvQsAllergyList: [],
  resvQsList: [],
  resvLink: '',
});
