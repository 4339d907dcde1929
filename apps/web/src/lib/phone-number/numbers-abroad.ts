import { normalizePhone } from '@dining/domain/shared/phone';
import type { Country } from '@dining/domain/shared/phone-number';
import { type CountryCode, getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';

/** The library of numbers with its smallest tables. It is loaded with the first number that is not Korean (decision 36). */

export const knownCountries: readonly CountryCode[] = getCountries(metadata);
const isKnown = (country: Country): country is CountryCode => knownCountries.some((known) => known === country);

/** What stands before every number of a country, such as `+81`. */
export const callingCode = (country: Country): string =>
  isKnown(country) ? `+${getCountryCallingCode(country, metadata)}` : '+';

/**
 * A number as everybody knows it: `+…`, or the digits of a Korean one that was written with its country; null where there can
 * be none of its country and length; which ranges are in use is not asked, as the server asks it not.
 */
export function numberIn(country: Country, text: string): string | null {
  const known = isKnown(country) ? { defaultCountry: country } : {};
  const number = parsePhoneNumberFromString(text, { ...known, extract: false }, metadata);
  return number?.isPossible() === true && number.ext === undefined ? normalizePhone(number.number) : null;
}

/** Returns true if text is a number in use in a country, as far as the smallest tables tell. */
export function isNumberInCountry(country: Country, text: string): boolean {
  const known = isKnown(country) ? { defaultCountry: country } : {};
  const number = parsePhoneNumberFromString(text, { ...known, extract: false }, metadata);
  return number?.country === country && number.isValid();
}

/** Where a number `+…` is from and what follows its calling code; null where the library does not know it. */
export function parseNumberParts(number: string): { readonly country: Country; readonly national: string } | null {
  const parsed = parsePhoneNumberFromString(number, { extract: false }, metadata);
  const country = parsed?.country ?? parsed?.getPossibleCountries()[0];
  return parsed === undefined || country === undefined ? null : { country, national: parsed.nationalNumber };
}

/** A number as its country groups it for people abroad, `+81 90 1234 5678`; as it is where the library does not know it. */
export const groupedNumber = (number: string): string =>
  parsePhoneNumberFromString(number, { extract: false }, metadata)?.formatInternational() ?? number;
