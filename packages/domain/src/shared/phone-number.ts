import {
  formatPhone,
  getPhoneDigits,
  isCompletePhone,
  type KoreanPhone,
  normalizePhone,
  parsePhone,
  splitPhone,
} from './phone';

/** Country of a number: two letters of ISO 3166-1; '' if the number begins with its country code. */
export type Country = string;

export const korea: Country = 'KR';

/** A phone number of a form: a Korean one in three parts (Spec §5), a foreign one in one field (decision 36). */
export interface PhoneNumber {
  readonly country: Country;
  readonly korean: KoreanPhone;
  readonly abroad: string;
}

export const emptyPhoneNumber: PhoneNumber = {
  country: korea,
  korean: { first: '010', middle: '', last: '' },
  abroad: '',
};

/**
 * Parses a number typed for another country. Returns `+…` (E.164), the eleven digits of a number that turns out to be
 * Korean, or null for an invalid one. Site and server each provide an implementation, because it needs a library.
 */
export type ForeignPhoneParser = (country: Country, text: string) => string | null;

/** Returns a form's number in canonical form: eleven digits for Korea, `+…` for other countries; null if invalid. */
export function getCanonicalPhone(
  { country, korean, abroad }: PhoneNumber,
  parseForeignNumber: ForeignPhoneParser,
): string | null {
  if (country !== korea) return parseForeignNumber(country, abroad);
  return isCompletePhone(korean) ? getPhoneDigits(korean) : null;
}

/**
 * Parses a number into the parts of a form. A text that is not a Korean number in three parts becomes a foreign number,
 * for the `ForeignPhoneParser`.
 */
export function parsePhoneNumber(text: string): PhoneNumber {
  const completePhone = parsePhone(normalizePhone(text) ?? '');
  if (completePhone !== null) return { ...emptyPhoneNumber, korean: completePhone };
  if (text.trim() === '') return emptyPhoneNumber;
  const isInParts = /^[^+-]*-[^-]*-[^-]*$/.test(text);
  return isInParts
    ? { ...emptyPhoneNumber, korean: splitPhone(text) }
    : { ...emptyPhoneNumber, country: '', abroad: text };
}

/** Formats a form's number as it is sent, without the selected country; `parsePhoneNumber` parses it. */
export const serializePhoneNumber = ({ country, korean, abroad }: PhoneNumber): string =>
  country === korea ? formatPhone(korean) : abroad;

/** Returns a form's number in its canonical form; an invalid number is returned as typed. */
export function canonicalizePhoneNumber(phone: PhoneNumber, parseForeignNumber: ForeignPhoneParser): PhoneNumber {
  const number = getCanonicalPhone(phone, parseForeignNumber);
  return number === null ? phone : parsePhoneNumber(number);
}

/** Formats a number for display and for reservations: `010-1234-5678`; foreign numbers in canonical form. */
export function formatPhoneNumber(number: string): string {
  const korean = parsePhone(number);
  return korean === null ? number : formatPhone(korean);
}
