import { isForeignPhone } from '@dining/domain/shared/foreign-phone';
import { normalizePhone } from '@dining/domain/shared/phone';
import type { ForeignPhoneParser } from '@dining/domain/shared/phone-number';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * A number as we keep it and count by it, one for one person however it is written; null where there can be none of its country and
 * length (decision 36). What people put between country and number, such as the 0 they dial at home, is left out. Which ranges of a
 * country are in use changes faster than any library: that is not asked.
 */
export function realPhone(written: string): string | null {
  const phone = normalizePhone(written);
  if (phone === null || !isForeignPhone(phone)) return phone;
  const number = parsePhoneNumberFromString(phone, { extract: false });
  return number?.isPossible() === true ? normalizePhone(number.number) : null;
}

/** Reads a form's number abroad: it comes with its country, for what is chosen beside it on the page is in it. */
export const readAbroad: ForeignPhoneParser = (_country, text) => realPhone(text);
