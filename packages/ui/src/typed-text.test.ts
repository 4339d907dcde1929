import { expect, it } from 'vitest';
import { cleanTypedLine, cleanTypedLines } from './typed-text';

it.each([
  ['as it is', 'A table, please 😀', 'A table, please 😀', 'A table, please 😀'],
  ['a tab of a spreadsheet', 'Kim\tMina', 'Kim Mina', 'Kim\tMina'],
  ['a break', 'one\ntwo', 'one two', 'one\ntwo'],
  ['a soft break of a word processor', 'one\u000Btwo', 'one two', 'one two'],
  ['a zero byte', 'one\u0000two', 'one two', 'one two'],
])('%s', (_case, text, line, lines) => {
  expect([cleanTypedLine(text), cleanTypedLines(text)]).toEqual([line, lines]);
});
