import { expect, it } from 'vitest';
import { replaceControlCharacters, replaceControlCharactersKeepingLines } from './typed-text';

it.each([
  ['a text without control characters', 'A table, please 😀', 'A table, please 😀', 'A table, please 😀'],
  ['a tab', 'Kim\tMina', 'Kim Mina', 'Kim\tMina'],
  ['a line break', 'one\ntwo', 'one two', 'one\ntwo'],
  ['a vertical tab, the soft break of a word processor', 'one\u000Btwo', 'one two', 'one two'],
  ['a zero byte', 'one\u0000two', 'one two', 'one two'],
])('control characters are replaced, except line breaks and tabs if lines are kept: %s', (_case, text, line, lines) => {
  expect([replaceControlCharacters(text), replaceControlCharactersKeepingLines(text)]).toEqual([line, lines]);
});
