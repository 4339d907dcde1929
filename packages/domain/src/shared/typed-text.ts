/**
 * Normalises text that people type, paste or have filled in. The fields of the site and the server's decoding call the same functions, so
 * both sides see the same text. Each function is idempotent.
 */

/** Characters that nobody sees: no width, fillers of Hangul and Braille, marks of direction, variation selectors. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu;

/** Those of them that free text can do without; joiners and variation selectors hold emoji and some scripts together. */
const invisibleInText = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/** The zeros of decimal digits that NFKC leaves as they are: Arabic, Persian, Devanagari, Bengali, Thai. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50];

/** Writes the decimal digits of other scripts as 0 to 9. */
const toAsciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });

/** Removes what nobody sees, then composes: letters that were kept apart by it come together. */
const removeInvisible = (text: string, form: 'NFC' | 'NFKC'): string =>
  text.replace(invisible, '').normalize(form).replace(invisible, '').normalize(form);

/** Most of what is typed: nothing in it can be written in another way. */
const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** Writes text in half width with 0 to 9, without what nobody sees. */
const toPlain = (text: string): string => (isAscii(text) ? text : toAsciiDigits(removeInvisible(text, 'NFKC')));

/**
 * Returns free text, of one line or more, in composed letters and without invisible characters. Nothing that is left can change the
 * direction of the text around it. Spaces, line breaks and emoji stay as they are.
 */
export const normalizeText = (text: string): string => text.replace(invisibleInText, '').normalize('NFC');

/** Returns a person's name in composed letters, without invisible characters, with single spaces of one kind. */
export const normalizeName = (text: string): string => removeInvisible(text, 'NFC').replace(/\s+/g, ' ').trim();

/**
 * Returns an e-mail address, whole or not, in half width, with dots for full stops, without spaces around it. Letters keep their case. A
 * name that stands in quotation marks, as mail programs show those of Japanese carriers, is the same without them.
 */
export const normalizeEmail = (text: string): string =>
  toPlain(text)
    .replace(/[。｡]/g, '.')
    .trim()
    .replace(/^"([^"\\\s@]+)"(?=@)/, '$1');

/**
 * Reduces a phone number to its digits, after a `+` where it begins with one (decision 54). Digits count in any script and width; spaces,
 * brackets, hyphens of any kind, letters and invisible characters are removed.
 */
export function normalizePhoneText(text: string): string {
  const kept = toPlain(text).replace(/[^+\d]/g, '');
  const digits = kept.replaceAll('+', '');
  return kept.startsWith('+') ? `+${digits}` : digits;
}

/** Returns what is searched for or typed in digits, such as a date or a postcode, in half width with single spaces. */
export const normalizePlain = (text: string): string => toPlain(text).replace(/\s+/g, ' ').trim();

/** Returns a code in capital letters and digits alone: spaces, hyphens and width make no difference. */
const normalizeCode = (text: string): string =>
  toPlain(text)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');

/** Reads the letters that people take for digits as those digits: O for 0, I and L for 1 (Crockford's base 32). */
const toCrockford = (code: string): string => code.replaceAll('O', '0').replace(/[IL]/g, '1');

/** Returns a code of digits alone, such as a one-time code or a membership number. */
export const normalizeDigits = (text: string): string => toCrockford(normalizeCode(text));

/** Returns a reservation's number as it was given out, eight digits and ten letters; what is none stays as it was typed. */
export function normalizeReservationNumber(text: string): string {
  const letters = toCrockford(normalizeCode(text));
  return letters.length === 18 ? `${letters.slice(0, 8)}-${letters.slice(8)}` : normalizePlain(text);
}

/** Counts characters as people and databases do: an emoji of one code point is one, and so is a line break of two. */
export const countCharacters = (text: string): number => [...text.replaceAll('\r\n', '\n')].length;
