/**
 * Normalises text that is typed, pasted or autofilled. Site and server use the same functions, so both see the same
 * text. All `normalize…` functions are idempotent.
 */

/** Invisible characters: those without width, fillers of Hangul and Braille, direction marks, variation selectors. */
const invisiblePattern = /[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu;

/**
 * Invisible characters removed from free text. Keeps joiners and variation selectors, which emoji and some scripts
 * need.
 */
const invisibleInTextPattern = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/** Zeros of decimal digits that NFKC does not change: Arabic, Persian, Devanagari, Bengali, Thai. */
const zeroCodePoints = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50];

/** Replaces the decimal digits of these scripts by 0 to 9. */
const toAsciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeroCodePoints.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });

/** Removes invisible characters, then composes letters that were separated by them. */
const removeInvisible = (text: string, form: 'NFC' | 'NFKC'): string =>
  text.replace(invisiblePattern, '').normalize(form).replace(invisiblePattern, '').normalize(form);

/** Most texts are ASCII, which needs no normalisation. */
const isAscii = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** Converts text to half width with 0 to 9, without invisible characters. */
const toPlain = (text: string): string => (isAscii(text) ? text : toAsciiDigits(removeInvisible(text, 'NFKC')));

/**
 * Normalises free text of one or more lines: composed letters, no invisible characters except joiners and variation
 * selectors, no marks that change the direction of the surrounding text. Keeps spaces, line breaks and emoji.
 */
export const normalizeText = (text: string): string => text.replace(invisibleInTextPattern, '').normalize('NFC');

/** Normalises a person's name: composed letters, no invisible characters, single spaces. */
export const normalizeName = (text: string): string => removeInvisible(text, 'NFC').replace(/\s+/g, ' ').trim();

/**
 * Normalises a complete or partial e-mail address: half width, ASCII dots, no spaces around it. Keeps upper and lower
 * case. Removes quotation marks around the local part, with which mail programs show addresses of Japanese carriers.
 */
export const normalizeEmail = (text: string): string =>
  toPlain(text)
    .replace(/[。｡]/g, '.')
    .trim()
    .replace(/^"([^"\\\s@]+)"(?=@)/, '$1');

/**
 * Reduces a phone number to its digits, with a leading `+` (decision 54). Accepts full-width digits and those of the
 * scripts in `zeroCodePoints`; removes spaces, brackets, hyphens, letters and invisible characters.
 */
export function normalizePhoneText(text: string): string {
  const plainPhone = toPlain(text).replace(/[^+\d]/g, '');
  const digits = plainPhone.replaceAll('+', '');
  return plainPhone.startsWith('+') ? `+${digits}` : digits;
}

/** Normalises search terms and digits such as dates or postcodes: half width, single spaces. */
export const normalizePlain = (text: string): string => toPlain(text).replace(/\s+/g, ' ').trim();

/** Normalises a code to capital letters and digits, without spaces and hyphens. */
const normalizeCode = (text: string): string =>
  toPlain(text)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '');

/** Replaces letters that look like digits: O by 0, I and L by 1 (Crockford's base 32). */
const toCrockford = (code: string): string => code.replaceAll('O', '0').replace(/[IL]/g, '1');

/** Normalises a code of digits, such as a one-time code or a membership number. */
export const normalizeDigits = (text: string): string => toCrockford(normalizeCode(text));

/**
 * Normalises a reservation number: of 18 letters and digits, puts a hyphen after the eighth. Normalises other texts as
 * search terms.
 */
export function normalizeReservationNumber(text: string): string {
  const code = toCrockford(normalizeCode(text));
  return code.length === 18 ? `${code.slice(0, 8)}-${code.slice(8)}` : normalizePlain(text);
}

/** Counts code points, so that an emoji of one code point counts one. A CRLF line break counts one too. */
export const countCharacters = (text: string): number => [...text.replaceAll('\r\n', '\n')].length;
