import { formatPhone, isWholePhone, type Phone, typedPhone, writtenPhone } from '@dining/domain/shared/phone';
import { korea, noPhoneNumber, type PhoneNumber } from '@dining/domain/shared/phone-number';
import type * as NumbersAbroad from './numbers-abroad';

/** Most digits that the field keeps. */
export const longestNumber = 30;

/** Returns true while a number that begins with + has not told its country yet. */
export const isCountryOpen = ({ country }: PhoneNumber): boolean => country === '';

const readKorean = (text: string): Phone => (text === '' ? noPhoneNumber.korean : typedPhone(text));

/**
 * Reads normalised text as a number of the chosen country. A leading + chooses the country: Korea at once, any other once the library of
 * numbers tells it, until when the number's country is ''.
 */
export function readNumber(text: string, chosen: PhoneNumber, numbers: typeof NumbersAbroad | undefined): PhoneNumber {
  if (text.startsWith('+82')) return { ...noPhoneNumber, korean: typedPhone(text) };
  if (text.startsWith('+')) {
    const parts = numbers?.partsOf(text) ?? null;
    return parts === null
      ? { ...chosen, country: '', korean: noPhoneNumber.korean, abroad: text }
      : { country: parts.country, korean: noPhoneNumber.korean, abroad: parts.national };
  }
  if (isCountryOpen(chosen)) return { ...noPhoneNumber, korean: readKorean(text) };
  return chosen.country === korea ? { ...chosen, korean: readKorean(text) } : { ...chosen, abroad: text };
}

/**
 * Writes the prefix of an international call as the + that it stands for. 0010 is a Korean number whose first 0 is typed twice: no number
 * in North America begins with 0 or 1.
 */
export const plusFor00 = (text: string): string => text.replace(/^00(?=[2-9]|1[2-9])/, '+');

/** Writes a number as the field shows it. */
export const fieldText = ({ country, korean, abroad }: PhoneNumber): string =>
  country === korea ? writtenPhone(korean) : abroad;

/** Returns true if normalised text is a number by itself: a Korean one in any writing, or one with its country. */
export const isWholeText = (text: string): boolean => isWholePhone(typedPhone(text)) || /^\+[1-9]\d{6,}$/.test(plusFor00(text));

export const isSameNumber = (one: PhoneNumber, other: PhoneNumber): boolean =>
  one.country === other.country && one.abroad === other.abroad && formatPhone(one.korean) === formatPhone(other.korean);
