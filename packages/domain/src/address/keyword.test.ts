import { expect, it } from 'vitest';
import { checkKeyword, cleanKeyword } from './keyword';

it.each([
  ['a street', '세종대로 110', '세종대로 110', 'ok'],
  ['in English', 'Sejong-daero 110', 'Sejong-daero 110', 'ok'],
  ['blanks around and between', '  세종대로   110 ', '세종대로 110', 'ok'],
  ['signs of an attack are dropped', '세종대로 = 110 <or> 1', '세종대로 110 1', 'ok'],
  ['a word that only begins like one', 'Oreum-ro', 'Oreum-ro', 'ok'],
  ['nothing', '', '', 'keyword_short'],
  ['one letter', '길', '길', 'keyword_short'],
  ['signs alone', '%%%', '', 'keyword_short'],
  ['digits alone', '110', '110', 'keyword_letterless'],
  ['digits and a hyphen', '110-1', '110-1', 'keyword_letterless'],
  ['40 of Hangul', '가'.repeat(40), '가'.repeat(40), 'ok'],
  ['41 of Hangul', '가'.repeat(41), '가'.repeat(41), 'keyword_long'],
  ['80 Latin letters', 'a'.repeat(80), 'a'.repeat(80), 'ok'],
  ['81 Latin letters', 'a'.repeat(81), 'a'.repeat(81), 'keyword_long'],
  ['a number of eleven digits', '세종대로 12345678901', '세종대로 12345678901', 'keyword_long'],
  ['a province alone', '서울특별시', '서울특별시', 'keyword_broad'],
  ['its short name', '제주', '제주', 'keyword_broad'],
  ['a street of it', '서울 세종대로', '서울 세종대로', 'ok'],
])('checks a keyword: %s', (_case, typed, searched, expected) => {
  expect(cleanKeyword(typed)).toBe(searched);
  const check = checkKeyword(searched);
  expect(check.ok ? 'ok' : check.error).toBe(expected);
});
