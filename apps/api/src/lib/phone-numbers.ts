import { isForeignPhone } from '@dining/domain/shared/foreign-phone';
import { normalizePhone } from '@dining/domain/shared/phone';
import type { ForeignPhoneParser } from '@dining/domain/shared/phone-number';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Parses a phone number to its canonical form; null if it is invalid, or if its country has no numbers of that length
 * (decision 36). Removes prefixes such as the 0 of national calls. Does not check assigned ranges, which change faster
 * than any library.
 */
export function parsePossiblePhone(text: string): string | null {
  const phone = normalizePhone(text);
  if (phone === null || !isForeignPhone(phone)) return phone;
  const number = parsePhoneNumberFromString(phone, { extract: false });
  return number?.isPossible() === true ? normalizePhone(number.number) : null;
}

export const parseForeignNumber: ForeignPhoneParser = (_country, text) => parsePossiblePhone(text);
