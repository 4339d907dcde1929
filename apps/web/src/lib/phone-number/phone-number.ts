import { cleanPhonePart, formatPhone, normalPhone, type Phone, parsePhone } from '@dining/domain/shared/phone';
import { partQuery } from '../part-query';
import { queryClient } from '../query-client';
import { asRecord, textIn } from '../session-store';
import { type Country, countriesAbroad, korea } from './countries';

/** A number while it is typed: of Korea in its three parts (Spec §5), of another country in one (decision 36). */
export interface PhoneNumber {
  readonly country: Country;
  readonly korean: Phone;
  readonly abroad: string;
}

const noKorean: Phone = { first: '010', middle: '', last: '' };
export const noPhoneNumber: PhoneNumber = { country: korea, korean: noKorean, abroad: '' };

/** Most characters of a number abroad, blanks and hyphens included. */
export const abroadLimit = 30;

export const isBlankNumber = ({ country, korean, abroad }: PhoneNumber): boolean =>
  country === korea ? korean.middle === '' && korean.last === '' : abroad.trim() === '';

export const numbersQuery = partQuery('numbers-abroad', () => import('./numbers-abroad'));

/**
 * A number as everybody knows it: the digits of a Korean one, `+…` of another; null where it is none.
 * @throws FileMissing where the library of numbers did not come
 */
export async function wholeNumber({ country, korean, abroad }: PhoneNumber): Promise<string | null> {
  if (country === korea) return normalPhone(formatPhone(korean));
  const { numberIn } = await queryClient.ensureQueryData(numbersQuery);
  return numberIn(country, abroad);
}

/** A number that is known already, in the parts one types it in; blank where it is none. */
export async function typedNumber(number: string): Promise<PhoneNumber> {
  const korean = parsePhone(number);
  if (korean !== null) return { ...noPhoneNumber, korean };
  if (!number.startsWith('+')) return noPhoneNumber;
  const { partsOf } = await queryClient.ensureQueryData(numbersQuery);
  const parts = partsOf(number);
  return parts === null ? noPhoneNumber : { ...noPhoneNumber, country: parts.country, abroad: parts.national };
}

/** A number as people read it: `010-1234-5678`; of another country as everybody knows it. */
export function shownNumber(number: string): string {
  const korean = parsePhone(number);
  return korean === null ? number : formatPhone(korean);
}

/** A number that was kept, looked at before it is believed. */
export function phoneNumberFrom(value: unknown): PhoneNumber {
  const { korean } = asRecord(value);
  const country = textIn(value, 'country');
  const part = (name: 'middle' | 'last') => cleanPhonePart(textIn(korean, name)).slice(0, 4);
  return {
    country: countriesAbroad.includes(country) ? country : korea,
    korean: { ...noKorean, middle: part('middle'), last: part('last') },
    abroad: textIn(value, 'abroad').slice(0, abroadLimit),
  };
}
