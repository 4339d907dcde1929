import { formatPhone, isWholePhone, normalPhone, type Phone, parsePhone, phoneDigits, splitPhone } from './phone';

/** Where a number is from: a region of ISO 3166-1, in two letters; '' where the number itself says so. */
export type Country = string;

export const korea: Country = 'KR';

/** A number as it stands in a form: of Korea in its three parts (Spec §5), of another country in one (decision 36). */
export interface PhoneNumber {
  readonly country: Country;
  readonly korean: Phone;
  readonly abroad: string;
}

export const noPhoneNumber: PhoneNumber = { country: korea, korean: { first: '010', middle: '', last: '' }, abroad: '' };

/**
 * Reads what was typed for another country: `+…` (E.164), the digits of a Korean number that was written with its country, or
 * null where there can be no such number. Only a library knows the numbers of the world, so each side of the wire brings its own.
 */
export type AbroadReader = (country: Country, text: string) => string | null;

/** A form's number as everybody knows it: the eleven digits of a Korean one, `+…` of another; null where it is none. */
export function numberOf({ country, korean, abroad }: PhoneNumber, readAbroad: AbroadReader): string | null {
  if (country !== korea) return readAbroad(country, abroad);
  return isWholePhone(korean) ? phoneDigits(korean) : null;
}

/** A number that came written, in the parts of a form; what has neither three parts nor is whole is left for the reader to judge. */
export function writtenNumber(text: string): PhoneNumber {
  const whole = parsePhone(normalPhone(text) ?? '');
  if (whole !== null) return { ...noPhoneNumber, korean: whole };
  if (text.trim() === '') return noPhoneNumber;
  const inParts = /^[^+-]*-[^-]*-[^-]*$/.test(text);
  return inParts ? { ...noPhoneNumber, korean: splitPhone(text) } : { ...noPhoneNumber, country: '', abroad: text };
}

/** A form's number in one text, as it is sent: the reverse of `writtenNumber`. */
export const phoneText = ({ country, korean, abroad }: PhoneNumber): string => (country === korea ? formatPhone(korean) : abroad);

/** A form's number as it is sent and kept; what is none stays as it was typed. */
export function settledNumber(phone: PhoneNumber, readAbroad: AbroadReader): PhoneNumber {
  const number = numberOf(phone, readAbroad);
  return number === null ? phone : writtenNumber(number);
}

/** A number as people read it and reservations keep it: `010-1234-5678`; of another country as everybody knows it. */
export function shownNumber(number: string): string {
  const korean = parsePhone(number);
  return korean === null ? number : formatPhone(korean);
}
