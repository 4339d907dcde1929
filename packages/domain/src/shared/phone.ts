import { normalizePhoneText, normalizePlain } from './typed-text';

/** A Korean mobile number in three parts, 010-xxxx-xxxx (Spec §3 resvUserTel). */
export interface Phone {
  readonly first: string;
  readonly middle: string;
  readonly last: string;
}

/** Spec §5: the area code select offers only this. */
export const areaCodes = ['010'] as const;

/** Spec §5: a part takes digits alone; anything else, or a blank, clears it. */
export const cleanPhonePart = (text: string): string => (/^\d+$/.test(text) ? text : '');

/** Is it a whole number, 010 and twice four digits? */
export const isCompletePhone = (phone: Phone): boolean =>
  areaCodes.some((code) => code === phone.first) && /^\d{4}$/.test(phone.middle) && /^\d{4}$/.test(phone.last);

export const formatPhone = (phone: Phone): string => `${phone.first}-${phone.middle}-${phone.last}`;

/** Takes a formatted number apart, whole or not; the form's own check says whether it is one (Spec §5). */
export const splitPhone = (text: string): Phone => {
  const [first = '', middle = '', last = ''] = text.split('-');
  return { first, middle, last };
};

/** Its digits alone: what is hashed to count a guest's purchases (decision 13b) and compared at look-up. */
export const getPhoneDigits = (phone: Phone): string => `${phone.first}${phone.middle}${phone.last}`;

/** Reads 010-1234-5678, 01012345678 or the same with spaces; null when it is no such number. */
export function parsePhone(text: string): Phone | null {
  const match = /^(010)(\d{4})(\d{4})$/.exec(text.replace(/[\s-]/g, ''));
  if (match === null) return null;
  const [, first = '', middle = '', last = ''] = match;
  return { first, middle, last };
}

/**
 * Splits what was typed or pasted as a Korean number, whole or not, into its three parts: in any writing, with its country or without,
 * with or without the 0 before it. What is no digit is left out (Spec §5); surplus digits stay in the last part, which makes it invalid.
 */
export function parseTypedPhone(text: string): Phone {
  const digits = normalizePhoneText(text).replace(/^\+/, '');
  const national = digits.replace(/^(?:00)?820?(?=1)/, '0').replace(/^(?=10\d{8}$)/, '0');
  return { first: national.slice(0, 3), middle: national.slice(3, 7), last: national.slice(7) };
}

/** As it is written with what there is of it, `010-12`: the reverse of `parseTypedPhone`. */
export const formatPartialPhone = ({ first, middle, last }: Phone): string =>
  middle === '' && last === '' ? '' : [first, middle, last].filter((part) => part !== '').join('-');

/**
 * Replaces the prefix 00 of international calls by +. Keeps 0010, a Korean number with its first 0 typed twice: no number in North
 * America begins with 0 or 1.
 */
export const replaceCallPrefix = (text: string): string => text.replace(/^00(?=[2-9]|1[2-9])/, '+');

/**
 * One person is one number, however it is written (decision 36): the eleven digits of a Korean mobile number, also where it
 * came with its country, and `+…` (E.164) for every other country; null where it is neither. Whether a number abroad can
 * exist in its country is for the library of numbers to say.
 */
export function normalizePhone(text: string): string | null {
  const plain = replaceCallPrefix(normalizePlain(text).replace(/[\s().·・ー\u2212\p{Pd}]/gu, ''));
  const korean = plain.replace(/^\+?820?(?=10\d{8}$)/, '0');
  if (/^010\d{8}$/.test(korean)) return korean;
  return /^\+(?!82)[1-9]\d{6,14}$/.test(plain) ? plain : null;
}
