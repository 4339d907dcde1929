import {
  formatPartialPhone,
  formatPhone,
  isCompletePhone,
  type Phone,
  parseTypedPhone,
  replaceCallPrefix,
} from '@dining/domain/shared/phone';
import { emptyPhoneNumber, korea, type PhoneNumber } from '@dining/domain/shared/phone-number';
import type * as NumbersAbroad from './numbers-abroad';

export const maxPhoneTextLength = 30;

export const isCountryUnknown = ({ country }: PhoneNumber): boolean => country === '';

const parseKorean = (text: string): Phone => (text === '' ? emptyPhoneNumber.korean : parseTypedPhone(text));

/**
 * Parses normalised text as a number of the chosen country. A leading + selects the country: Korea at once, others when
 * the phone number library is loaded; until then the country is ''.
 */
export function parsePhoneInput(
  text: string,
  chosen: PhoneNumber,
  numbers: typeof NumbersAbroad | undefined,
): PhoneNumber {
  if (text.startsWith('+82')) return { ...emptyPhoneNumber, korean: parseTypedPhone(text) };
  if (text.startsWith('+')) {
    const parts = numbers?.parseNumberParts(text) ?? null;
    return parts === null
      ? { ...chosen, country: '', korean: emptyPhoneNumber.korean, abroad: text }
      : { country: parts.country, korean: emptyPhoneNumber.korean, abroad: parts.national };
  }
  if (isCountryUnknown(chosen)) return { ...emptyPhoneNumber, korean: parseKorean(text) };
  return chosen.country === korea ? { ...chosen, korean: parseKorean(text) } : { ...chosen, abroad: text };
}

export const formatFieldText = ({ country, korean, abroad }: PhoneNumber): string =>
  country === korea ? formatPartialPhone(korean) : abroad;

export const isCompleteText = (text: string): boolean =>
  isCompletePhone(parseTypedPhone(text)) || /^\+[1-9]\d{6,}$/.test(replaceCallPrefix(text));

/**
 * Returns true if the field holds a complete number of its country. Without the phone number library, seven digits
 * suffice for a foreign number.
 */
export const isCompleteNumber = (
  { country, korean, abroad }: PhoneNumber,
  numbers: typeof NumbersAbroad | undefined,
): boolean => {
  if (country === korea) return isCompletePhone(korean);
  if (country === '' || numbers === undefined) return /\d{7}/.test(abroad);
  return numbers.parseNumberInCountry(country, abroad) !== null;
};

/**
 * Returns true if another country is chosen but normalised text is a Korean mobile number, with or without country
 * code, and not a valid number of that country.
 */
export const isKoreanDespiteCountry = (
  text: string,
  { country }: PhoneNumber,
  numbers: typeof NumbersAbroad | undefined,
): boolean =>
  country !== korea && isCompletePhone(parseTypedPhone(text)) && numbers?.isNumberInCountry(country, text) !== true;

export const isSameNumber = (first: PhoneNumber, second: PhoneNumber): boolean =>
  first.country === second.country &&
  first.abroad === second.abroad &&
  formatPhone(first.korean) === formatPhone(second.korean);
