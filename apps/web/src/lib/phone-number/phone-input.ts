import {
  formatPartialPhone,
  formatPhone,
  isCompletePhone,
  type KoreanPhone,
  parseTypedPhone,
  replaceCallPrefix,
} from '@dining/domain/shared/phone';
import { emptyPhoneNumber, korea, type PhoneNumber } from '@dining/domain/shared/phone-number';
import type * as PhoneLibrary from './phone-library';

export const maxPhoneTextLength = 30;

export const isCountryUnknown = ({ country }: PhoneNumber): boolean => country === '';

const parseKorean = (text: string): KoreanPhone => (text === '' ? emptyPhoneNumber.korean : parseTypedPhone(text));

/**
 * Parses normalised text as a number of the chosen country. A leading + selects the country: Korea at once, others when
 * the phone number library is loaded; until then, or if no country is recognised, the country is ''.
 */
export function parsePhoneInput(
  text: string,
  current: PhoneNumber,
  library: typeof PhoneLibrary | undefined,
): PhoneNumber {
  if (text.startsWith('+82')) return { ...emptyPhoneNumber, korean: parseTypedPhone(text) };
  if (text.startsWith('+')) {
    const parts = library?.parseNumberParts(text) ?? null;
    return parts === null
      ? { ...current, country: '', korean: emptyPhoneNumber.korean, abroad: text }
      : { country: parts.country, korean: emptyPhoneNumber.korean, abroad: parts.national };
  }
  if (isCountryUnknown(current)) return { ...emptyPhoneNumber, korean: parseKorean(text) };
  return current.country === korea ? { ...current, korean: parseKorean(text) } : { ...current, abroad: text };
}

export const formatFieldText = ({ country, korean, abroad }: PhoneNumber): string =>
  country === korea ? formatPartialPhone(korean) : abroad;

export const isCompletePhoneText = (text: string): boolean =>
  isCompletePhone(parseTypedPhone(text)) || /^\+[1-9]\d{6,}$/.test(replaceCallPrefix(text));

/**
 * Returns true if the field holds a complete number of its country. Without a country or the phone number library,
 * seven digits in a row suffice for a foreign number.
 */
export const isCompleteNumber = (
  { country, korean, abroad }: PhoneNumber,
  library: typeof PhoneLibrary | undefined,
): boolean => {
  if (country === korea) return isCompletePhone(korean);
  if (country === '' || library === undefined) return /\d{7}/.test(abroad);
  return library.parseNumberInCountry(country, abroad) !== null;
};

/**
 * Returns true if Korea is not chosen but normalised text is a Korean mobile number, with or without country code, and
 * not a valid number of the chosen country.
 */
export const isKoreanDespiteCountry = (
  text: string,
  { country }: PhoneNumber,
  library: typeof PhoneLibrary | undefined,
): boolean =>
  country !== korea && isCompletePhone(parseTypedPhone(text)) && library?.isNumberInCountry(country, text) !== true;

export const isSameNumber = (first: PhoneNumber, second: PhoneNumber): boolean =>
  first.country === second.country &&
  first.abroad === second.abroad &&
  formatPhone(first.korean) === formatPhone(second.korean);
