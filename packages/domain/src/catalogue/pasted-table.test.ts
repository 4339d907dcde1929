import { describe, expect, it } from 'vitest';
import { findByName, normalizeName, parseDay, parsePastedTable, parseWon } from './pasted-table';

describe('a pasted table', () => {
  it.each([
    [
      'separated by tabs',
      'a\tb\nc\td',
      [
        ['1', 'a', 'b'],
        ['2', 'c', 'd'],
      ],
    ],
    ['separated by commas', 'a,"b, c"', [['1', 'a', 'b, c']]],
    [
      'with line breaks in a quoted cell',
      'a\t"b\nc"\nd\te',
      [
        ['1', 'a', 'b\nc'],
        ['3', 'd', 'e'],
      ],
    ],
    ['with doubled quotes', '"say ""hi"""\tb', [['1', 'say "hi"', 'b']]],
    [
      'with Windows line ends and empty lines',
      'a\tb\r\n\r\n\t\r\nc\td\r\n',
      [
        ['1', 'a', 'b'],
        ['4', 'c', 'd'],
      ],
    ],
  ])('%s is split into rows', (_case, text, expected) =>
    expect(parsePastedTable(text).map(({ line, cells }) => [String(line), ...cells])).toEqual(expected),
  );
});

it.each([
  ['68000', 68_000],
  ['₩68,000', 68_000],
  ['68,000원', 68_000],
  ['６８０００', 68_000],
  ['68.5', null],
  ['6,80', null],
  ['', null],
])('the text “%s” is parsed as a price in won: %s', (text, expected) => expect(parseWon(text)).toBe(expected));

it.each([
  ['2026-12-24', { day: '2026-12-24' }],
  ['2026年1月2日', { day: '2026-01-02' }],
  ['2026-02-30', { code: 'day_unreadable', text: '2026-02-30' }],
  ['1/2/26', { code: 'day_ambiguous', text: '1/2/26' }],
])('the text “%s” is parsed as a day: %j', (text, expected) => expect(parseDay(text)).toEqual(expected));

it('names are compared without case, width and spaces', () =>
  expect(normalizeName('  ＬＡＭＢ   Rack ')).toBe('lamb rack'));

it.each([
  ['7', 'A'],
  ['lamb', 'A'],
  ['beef', 'ambiguous'],
  ['fish', 'unknown'],
])('the search for the entry “%s” returns: %s', (text, expected) => {
  const entries = [
    { id: 'A', code: '7', names: ['Lamb', '양갈비'] },
    { id: 'B', code: '8', names: ['Beef'] },
    { id: 'C', code: '9', names: ['Beef'] },
  ];
  const found = findByName(entries, ({ code }) => code, text);
  expect('entry' in found ? found.entry.id : found.error).toBe(expected);
});
