import { normalizePhone } from '@dining/domain/shared/phone';
import type { Country } from '@dining/domain/shared/phone-number';
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';

// The phone number library with its smallest metadata. Loaded only when a foreign number is entered or shown (decision
// 36).

export const knownCountries: readonly CountryCode[] = getCountries(metadata);
const isKnown = (country: Country): country is CountryCode =>
  knownCountries.some((knownCountry) => knownCountry === country);

export const getCallingCode = (country: Country): string =>
  isKnown(country) ? `+${getCountryCallingCode(country, metadata)}` : '+';

/**
 * Parses a number of a country to `+…`, or to digits for a Korean one; null if its country or length is impossible, or
 * if it has an extension. Like the server, this does not check which ranges are in use.
 */
export function parseNumberInCountry(country: Country, text: string): string | null {
  const countryOptions = isKnown(country) ? { defaultCountry: country } : {};
  const number = parsePhoneNumberFromString(text, { ...countryOptions, extract: false }, metadata);
  return number?.isPossible() === true && number.ext === undefined ? normalizePhone(number.number) : null;
}

export function isNumberInCountry(country: Country, text: string): boolean {
  const countryOptions = isKnown(country) ? { defaultCountry: country } : {};
  const number = parsePhoneNumberFromString(text, { ...countryOptions, extract: false }, metadata);
  return number?.country === country && number.isValid();
}

export function parseNumberParts(number: string): { readonly country: Country; readonly national: string } | null {
  const parsedNumber = parsePhoneNumberFromString(number, { extract: false }, metadata);
  const country = parsedNumber?.country ?? parsedNumber?.getPossibleCountries()[0];
  return parsedNumber === undefined || country === undefined
    ? null
    : { country, national: parsedNumber.nationalNumber };
}

export const formatInternationalNumber = (number: string): string =>
  parsePhoneNumberFromString(number, { extract: false }, metadata)?.formatInternational() ?? number;
