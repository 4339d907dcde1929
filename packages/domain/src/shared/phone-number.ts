import { formatPhone, getPhoneDigits, isCompletePhone, normalizePhone, type Phone, parsePhone, splitPhone } from './phone';

/** Where a number is from: a region of ISO 3166-1, in two letters; '' where the number itself says so. */
export type Country = string;

export const korea: Country = 'KR';

/** A number as it stands in a form: of Korea in its three parts (Spec §5), of another country in one (decision 36). */
export interface PhoneNumber {
  readonly country: Country;
  readonly korean: Phone;
  readonly abroad: string;
}

export const emptyPhoneNumber: PhoneNumber = { country: korea, korean: { first: '010', middle: '', last: '' }, abroad: '' };

/**
 * Reads what was typed for another country: `+…` (E.164), the digits of a Korean number that was written with its country, or
 * null where there can be no such number. Only a library knows the numbers of the world, so each side of the wire brings its own.
 */
export type ForeignPhoneParser = (country: Country, text: string) => string | null;

/** A form's number as everybody knows it: the eleven digits of a Korean one, `+…` of another; null where it is none. */
export function getCanonicalPhone({ country, korean, abroad }: PhoneNumber, readAbroad: ForeignPhoneParser): string | null {
  if (country !== korea) return readAbroad(country, abroad);
  return isCompletePhone(korean) ? getPhoneDigits(korean) : null;
}

/** A number that came written, in the parts of a form; what has neither three parts nor is whole is left for the reader to judge. */
export function parsePhoneNumber(text: string): PhoneNumber {
  const whole = parsePhone(normalizePhone(text) ?? '');
  if (whole !== null) return { ...emptyPhoneNumber, korean: whole };
  if (text.trim() === '') return emptyPhoneNumber;
  const inParts = /^[^+-]*-[^-]*-[^-]*$/.test(text);
  return inParts ? { ...emptyPhoneNumber, korean: splitPhone(text) } : { ...emptyPhoneNumber, country: '', abroad: text };
}

/** A form's number in one text, as it is sent: the reverse of `parsePhoneNumber`. */
export const serializePhoneNumber = ({ country, korean, abroad }: PhoneNumber): string =>
  country === korea ? formatPhone(korean) : abroad;

/** A form's number as it is sent and kept; what is none stays as it was typed. */
export function canonicalizePhoneNumber(phone: PhoneNumber, readAbroad: ForeignPhoneParser): PhoneNumber {
  const number = getCanonicalPhone(phone, readAbroad);
  return number === null ? phone : parsePhoneNumber(number);
}

/** A number as people read it and reservations keep it: `010-1234-5678`; of another country as everybody knows it. */
export function formatPhoneNumber(number: string): string {
  const korean = parsePhone(number);
  return korean === null ? number : formatPhone(korean);
}
