import { isPhoneAbroad, normalPhone } from '@dining/domain/shared/phone';
import { isPossiblePhoneNumber } from 'libphonenumber-js/min';

/**
 * A number as we keep it; null where there can be none of its country and length (decision 36). Which ranges of a country are in use
 * changes faster than any library: that is not asked.
 */
export function realPhone(written: string): string | null {
  const phone = normalPhone(written);
  return phone === null || (isPhoneAbroad(phone) && !isPossiblePhoneNumber(phone)) ? null : phone;
}
