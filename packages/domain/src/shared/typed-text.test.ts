import { describe, expect, it } from 'vitest';
import {
  countCharacters,
  normalizeDigits,
  normalizeEmail,
  normalizeName,
  normalizePhoneText,
  normalizePlain,
  normalizeReservationNumber,
  normalizeText,
} from './typed-text';

/** Invisible characters in text from keyboards and in text copied from pages and spreadsheets. */
const invisibleCharacters = {
  'a zero-width space': '\u200b',
  'a zero-width non-joiner': '\u200c',
  'a zero-width joiner': '\u200d',
  'a byte-order mark': '\ufeff',
  'a soft hyphen': '\u00ad',
  'a word joiner': '\u2060',
  'a combining grapheme joiner': '\u034f',
  'a variation selector': '\ufe0f',
  'an ideographic variation selector': '\u{e0100}',
  'a tag': '\u{e0041}',
  'a Hangul filler': '\u3164',
  'a Hangul filler in half width': '\uffa0',
  'a Mongolian separator': '\u180e',
  'a blank of Braille': '\u2800',
  'a left-to-right mark': '\u200e',
  'a right-to-left mark': '\u200f',
  'an Arabic letter mark': '\u061c',
  'an override': '\u202e',
  'an end of an override': '\u202c',
  'an isolate': '\u2067',
  'an end of an isolate': '\u2069',
};
/** Characters that normalisation composes, decomposes, changes in width or keeps. */
const visibleCharacters = [
  'a',
  'A',
  'ㅎ',
  'ᄒ',
  'ᅡ',
  'é',
  'e',
  '\u0301',
  'ﾀ',
  'ﾞ',
  'Ⅲ',
  '𠮷',
  '１',
  '٣',
  '＠',
  '．',
  '。',
  '＋',
  'ー',
  '-',
  ' ',
  '\u3000',
  '\u00a0',
  '\r\n',
];
const normalizers = {
  normalizeText,
  normalizeName,
  normalizeEmail,
  normalizePhoneText,
  normalizePlain,
  normalizeDigits,
  normalizeReservationNumber,
};

describe.each(Object.entries(invisibleCharacters))('an invisible character: %s', (_case, character) => {
  it.each([
    ['an e-mail address', normalizeEmail, 'minji@example.com'],
    ['a phone number', normalizePhoneText, '+821012345678'],
    ['a name', normalizeName, '김 철수'],
    ['a date', normalizePlain, '1990-01-31'],
    ['a one-time code', normalizeDigits, '123456'],
    ['a reservation number', normalizeReservationNumber, '20261127-ABCDEFGHJK'],
  ])('is removed from %s, wherever it is', (_field, normalize, text) => {
    for (let index = 0; index <= text.length; index += 1)
      expect(normalize(text.slice(0, index) + character + text.slice(index))).toBe(text);
  });
});

it.each(Object.entries(normalizers))('%s changes nothing if it is applied again', (_name, normalize) => {
  const characters = [...visibleCharacters, ...Object.values(invisibleCharacters)];
  for (const first of characters)
    for (const second of characters)
      for (const third of ['', '\u0301', 'ᆫ', '\u200b', ' ']) {
        const normalizedText = normalize(`x${first}${second}${third}y`);
        expect(normalize(normalizedText)).toBe(normalizedText);
      }
});

it.each([
  ['decomposed letters', '한글'.normalize('NFD'), '한글'],
  ['a family of emoji', '👨‍👩‍👧 ❤️', '👨‍👩‍👧 ❤️'],
  ['spaces and line breaks', ' a\r\n\n\tb ', ' a\r\n\n\tb '],
  ['full width', 'ＡＢＣ', 'ＡＢＣ'],
  ['markup', '<b>&amp;</b>', '<b>&amp;</b>'],
  ['a direction override', 'a\u202eb\u202cc', 'abc'],
  ['isolates and direction marks', '\u2066a\u2069\u200f\u061c', 'a'],
  ['a zero-width space', 'a\u200bb', 'ab'],
])('free text is normalised: %s', (_case, text, expected) => expect(normalizeText(text)).toBe(expected));

it.each([
  ['with capital letters, which stay', 'MinJi@Example.com', 'MinJi@Example.com'],
  ['with spaces around', '\u3000minji@example.com\u00a0', 'minji@example.com'],
  ['in full width', 'ａ＠ｂ．ｃｏｍ', 'a@b.com'],
  ['with an ideographic full stop', 'a@b。com', 'a@b.com'],
  ['with an ideographic full stop in half width', 'a@b｡com', 'a@b.com'],
  ['with its local part in quotation marks', '"a..b"@docomo.ne.jp', 'a..b@docomo.ne.jp'],
  ['with a space inside, which stays', 'a b@c.com', 'a b@c.com'],
  ['with a no-break space inside', 'a\u00a0b@c.com', 'a b@c.com'],
])('an e-mail address is normalised: %s', (_case, text, expected) => expect(normalizeEmail(text)).toBe(expected));

it.each([
  ['digits', '01012345678', '01012345678'],
  ['hyphens', '010-1234-5678', '01012345678'],
  ['hyphens of other kinds', '010‐1234‑5678–1—2−3－4ー5ｰ6', '01012345678123456'],
  ['dots, slashes and middle dots', '010.1234/5678·9・0', '0101234567890'],
  ['spaces of any kind', ' 010\u00a01234\u30005678\t', '01012345678'],
  ['brackets', '(010) 1234［5678］', '01012345678'],
  ['full-width digits', '０１０１２３４５６７８', '01012345678'],
  ['Arabic digits', '٠١٠١٢٣٤٥٦٧٨', '01012345678'],
  ['Persian digits', '۰۱۰۱۲۳۴۵۶۷۸', '01012345678'],
  ['Devanagari digits', '०१०१२३४५६७८', '01012345678'],
  ['Thai digits', '๐๑๐๑๒๓๔๕๖๗๘', '01012345678'],
  ['keycap emoji', '0️⃣1️⃣0️⃣', '010'],
  ['invisible marks of direction', '\u202a010-1234-5678\u202c', '01012345678'],
  ['a byte-order mark', '\ufeff01012345678', '01012345678'],
  ['letters and emoji', '공일공 010😀abc1234', '0101234'],
  ['a leading plus', '+82 10-1234-5678', '+821012345678'],
  ['a plus in full width', '＋８１ ９０', '+8190'],
  ['a plus inside brackets', '(+82) 10-1234-5678', '+821012345678'],
  ['a plus after a word', 'tel: +82 10', '+8210'],
  ['a plus between digits', '010+1234', '0101234'],
  ['two pluses', '++82 10', '+8210'],
  ['a plus alone', '+', '+'],
  ['nothing', '', ''],
  ['no digit', 'call me', ''],
])('a phone number is reduced to digits and a leading plus: %s', (_case, text, expected) =>
  expect(normalizePhoneText(text)).toBe(expected),
);

it.each([
  ['in the stored form', '20261127-0123456789', '20261127-0123456789'],
  ['in lower case', '20261127-abcdefghjk', '20261127-ABCDEFGHJK'],
  ['without its hyphen', '20261127ABCDEFGHJK', '20261127-ABCDEFGHJK'],
  ['with spaces', ' 2026 1127 ABCDE FGHJK ', '20261127-ABCDEFGHJK'],
  ['in full width', '２０２６１１２７－ａｂｃｄｅｆｇｈｊｋ', '20261127-ABCDEFGHJK'],
  ['with a long vowel mark for its hyphen', '20261127ーABCDEFGHJK', '20261127-ABCDEFGHJK'],
  ['with letters that look like digits', '2O26II27-oOiIlL2345', '20261127-0011112345'],
  ['with a word before it', '예약번호: 20261127-ABCDEFGHJK', '20261127-ABCDEFGHJK'],
  ['too short', ' 2026 ', '2026'],
  ['nothing', ' ', ''],
])('a reservation number is normalised: %s', (_case, text, number) =>
  expect(normalizeReservationNumber(text)).toBe(number),
);

it.each([
  ['a membership number with spaces', '8100 0000 0001 0017', '8100000000010017'],
  ['with hyphens of any kind', '8100－0000‐0001—0017', '8100000000010017'],
  ['in full width', '８１００００００', '81000000'],
  ['letters that look like digits', '81OOl7', '810017'],
  ['other letters', 'c2', 'C2'],
])('a code of digits is normalised: %s', (_case, text, digits) => expect(normalizeDigits(text)).toBe(digits));

it.each([
  ['letters', 'abc', 3],
  ['Hangul', '가나', 2],
  ['an emoji', '😀', 1],
  ['a CRLF line break', 'a\r\nb', 3],
  ['an LF line break', 'a\nb', 3],
  ['nothing', '', 0],
])('the characters of a text are counted: %s', (_case, text, count) => expect(countCharacters(text)).toBe(count));
