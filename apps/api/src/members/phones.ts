import { isPhoneAbroad, normalPhone } from '@dining/domain/shared/phone';
import { isValidPhoneNumber } from 'libphonenumber-js/max';

/** A number as we keep it; null where no such number can exist in its country (decision 36). */
export function realPhone(written: string): string | null {
  const phone = normalPhone(written);
  return phone === null || (isPhoneAbroad(phone) && !isValidPhoneNumber(phone)) ? null : phone;
}
