import { isForeignPhone } from '@dining/domain/shared/foreign-phone';
import { cleanPhonePart } from '@dining/domain/shared/phone';
import {
  emptyPhoneNumber,
  getCanonicalPhone,
  korea,
  type PhoneNumber,
  parsePhoneNumber,
} from '@dining/domain/shared/phone-number';
import type { QueryClient } from '@tanstack/react-query';
import { getTextField, toObject } from '../tab-storage';
import { countriesAbroad } from './countries';
import { phoneLibraryQuery } from './library-query';
import { maxPhoneTextLength } from './phone-input';
import type * as PhoneLibrary from './phone-library';

export const isBlankNumber = ({ country, korean, abroad }: PhoneNumber): boolean =>
  country === korea ? korean.middle === '' && korean.last === '' : abroad.trim() === '';

export const isPhoneLibraryLoaded = (queryClient: QueryClient): boolean =>
  queryClient.getQueryData(phoneLibraryQuery.queryKey) !== undefined;

/**
 * Returns the canonical form of a number: digits for a Korean one, `+…` for others; null if it is invalid.
 * @throws FileMissingError if the phone number library fails to load
 */
export async function getCanonicalNumber(queryClient: QueryClient, number: PhoneNumber): Promise<string | null> {
  if (number.country === korea) return getCanonicalPhone(number, () => null);
  const { parseNumberInCountry } = await queryClient.ensureQueryData(phoneLibraryQuery);
  return getCanonicalPhone(number, parseNumberInCountry);
}

/**
 * Splits a canonical number into the parts of the field; blank if it is invalid, or foreign and the library is not
 * loaded.
 */
export function splitPhoneNumber(library: typeof PhoneLibrary | undefined, number: string): PhoneNumber {
  if (!isForeignPhone(number)) return parsePhoneNumber(number);
  const parts = library?.parseNumberParts(number) ?? null;
  return parts === null ? emptyPhoneNumber : { ...emptyPhoneNumber, country: parts.country, abroad: parts.national };
}

/** Like `splitPhoneNumber`, but loads the library if the number needs it. */
export const loadAndSplitPhoneNumber = async (queryClient: QueryClient, number: string): Promise<PhoneNumber> =>
  splitPhoneNumber(isForeignPhone(number) ? await queryClient.ensureQueryData(phoneLibraryQuery) : undefined, number);

export function parseStoredNumber(value: unknown): PhoneNumber {
  const { korean } = toObject(value);
  const country = getTextField(value, 'country');
  const abroad = getTextField(value, 'abroad').slice(0, maxPhoneTextLength);
  const isKnown = countriesAbroad.includes(country) || (country === '' && abroad.startsWith('+'));
  const getPart = (name: 'middle' | 'last') => cleanPhonePart(getTextField(korean, name)).slice(0, 4);
  return {
    country: isKnown ? country : korea,
    korean: { ...emptyPhoneNumber.korean, middle: getPart('middle'), last: getPart('last') },
    abroad,
  };
}
