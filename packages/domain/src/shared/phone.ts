import { normalizePhoneText, normalizePlain } from './typed-text';

/** A Korean mobile number in three parts, 010-xxxx-xxxx (Spec §3 resvUserTel). */
export interface KoreanPhone {
  readonly first: string;
  readonly middle: string;
  readonly last: string;
}

/** Options of the area code select (Spec §5). */
export const areaCodes = ['010'] as const;

/** Returns a part if it consists of digits, otherwise '' (Spec §5). */
export const cleanPhonePart = (text: string): string => (/^\d+$/.test(text) ? text : '');

/** Returns true for 010 and two groups of four digits. */
export const isCompletePhone = (phone: KoreanPhone): boolean =>
  areaCodes.some((code) => code === phone.first) && /^\d{4}$/.test(phone.middle) && /^\d{4}$/.test(phone.last);

export const formatPhone = (phone: KoreanPhone): string => `${phone.first}-${phone.middle}-${phone.last}`;

/** Splits a formatted number, complete or not; the form's own check validates it (Spec §5). */
export const splitPhone = (text: string): KoreanPhone => {
  const [first = '', middle = '', last = ''] = text.split('-');
  return { first, middle, last };
};

/**
 * Returns the digits, which are hashed to count a guest's purchases (decision 13b) and compared when a reservation is
 * looked up.
 */
export const getPhoneDigits = (phone: KoreanPhone): string => `${phone.first}${phone.middle}${phone.last}`;

/** Parses 010-1234-5678, 01012345678 or the same with spaces; null if invalid. */
export function parsePhone(text: string): KoreanPhone | null {
  const match = /^(010)(\d{4})(\d{4})$/.exec(text.replace(/[\s-]/g, ''));
  if (match === null) return null;
  const [, first = '', middle = '', last = ''] = match;
  return { first, middle, last };
}

/**
 * Splits a typed or pasted Korean number, complete or not, into its three parts: in any notation, with or without
 * country code and leading 0. Ignores other characters (Spec §5). Extra digits stay in the last part and make it
 * invalid.
 */
export function parseTypedPhone(text: string): KoreanPhone {
  const digits = normalizePhoneText(text).replace(/^\+/, '');
  const national = digits.replace(/^(?:00)?820?(?=1)/, '0').replace(/^(?=10\d{8}$)/, '0');
  return { first: national.slice(0, 3), middle: national.slice(3, 7), last: national.slice(7) };
}

/** Formats the parts that are not empty, such as `010-12`; '' if only the first part has digits. */
export const formatPartialPhone = ({ first, middle, last }: KoreanPhone): string =>
  middle === '' && last === '' ? '' : [first, middle, last].filter((part) => part !== '').join('-');

/**
 * Replaces the prefix 00 of international calls by +. Keeps 00 before 10 and 11: `0010…` is a Korean number with its
 * first 0 typed twice, because no number in North America (country code 1) begins with 0 or 1.
 */
export const replaceCallPrefix = (text: string): string => text.replace(/^00(?=[2-9]|1[2-9])/, '+');

/**
 * Normalises a number, so that one person has one number however it is written (decision 36): eleven digits for a
 * Korean mobile number, also with country code; `+…` (E.164) for other countries; null otherwise. Does not check that a
 * foreign number can exist.
 */
export function normalizePhone(text: string): string | null {
  const plainPhone = replaceCallPrefix(normalizePlain(text).replace(/[\s().·・ー\u2212\p{Pd}]/gu, ''));
  const korean = plainPhone.replace(/^\+?820?(?=10\d{8}$)/, '0');
  if (/^010\d{8}$/.test(korean)) return korean;
  return /^\+(?!82)[1-9]\d{6,14}$/.test(plainPhone) ? plainPhone : null;
}
