import { normalPhone } from '@dining/domain/shared/phone';
import { isPhoneAbroad } from '@dining/domain/shared/phone-abroad';
import type { AbroadReader } from '@dining/domain/shared/phone-number';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Parses a phone number to its canonical form; null if its country has no such number (decision 36). Removes prefixes
 * such as the 0 of national calls. Does not check assigned ranges, which change faster than any library.
 */
export function parseRealPhone(written: string): string | null {
  const phone = normalPhone(written);
  if (phone === null || !isPhoneAbroad(phone)) return phone;
  const number = parsePhoneNumberFromString(phone, { extract: false });
  return number?.isPossible() === true ? normalPhone(number.number) : null;
}

export const readAbroad: AbroadReader = (_country, text) => parseRealPhone(text);
