import { expect, it } from 'vitest';
import { checkKeyword, cleanKeyword } from './keyword';

it.each([
  ['a street', '세종대로 110', '세종대로 110', 'ok'],
  ['a street in English', 'Sejong-daero 110', 'Sejong-daero 110', 'ok'],
  ['a street with spaces around it and repeated spaces', '  세종대로   110 ', '세종대로 110', 'ok'],
  ['a street with characters and words of SQL, which are removed', '세종대로 = 110 <or> 1', '세종대로 110 1', 'ok'],
  ['a word that begins like an SQL keyword', 'Oreum-ro', 'Oreum-ro', 'ok'],
  ['an empty text', '', '', 'keyword_short'],
  ['one letter', '길', '길', 'keyword_short'],
  ['special characters only', '%%%', '', 'keyword_short'],
  ['digits only', '110', '110', 'keyword_letterless'],
  ['digits and a hyphen only', '110-1', '110-1', 'keyword_letterless'],
  ['40 Hangul syllables', '가'.repeat(40), '가'.repeat(40), 'ok'],
  ['41 Hangul syllables', '가'.repeat(41), '가'.repeat(41), 'keyword_long'],
  ['80 Latin letters', 'a'.repeat(80), 'a'.repeat(80), 'ok'],
  ['81 Latin letters', 'a'.repeat(81), 'a'.repeat(81), 'keyword_long'],
  ['eleven digits in a row', '세종대로 12345678901', '세종대로 12345678901', 'keyword_long'],
  ['a province alone', '서울특별시', '서울특별시', 'keyword_broad'],
  ['the short name of a province', '제주', '제주', 'keyword_broad'],
  ['a street in a province', '서울 세종대로', '서울 세종대로', 'ok'],
])('a keyword is cleaned and checked: %s is $3', (_case, text, keyword, expected) => {
  expect(cleanKeyword(text)).toBe(keyword);
  const checkResult = checkKeyword(keyword);
  expect(checkResult.ok ? 'ok' : checkResult.error).toBe(expected);
});
