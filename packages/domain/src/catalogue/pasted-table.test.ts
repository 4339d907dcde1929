import { describe, expect, it } from 'vitest';
import {
  findByName,
  findNamedColumn,
  hasUnknownColumn,
  includesName,
  maxPastedLines,
  normalizeName,
  parseDay,
  parsePastedTable,
  parseWon,
  readPastedRows,
  removeSpaces,
} from './pasted-table';

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

describe('the rows of a table', () => {
  const columnNames = { name: ['Name', '이름'], price: ['Price', '가격'] };
  const read = (text: string): string[] => {
    const { rows, errors } = readPastedRows<'name' | 'price'>(text, {
      findColumn: (heading) => findNamedColumn(columnNames, heading),
      isComplete: (columns) => columns.includes('price'),
      getColumns: ({ length }) => (length === 2 ? ['name', 'price'] : undefined),
    });
    return [
      ...rows.map(({ line, cells }) => `${line} ${cells.name ?? '-'} ${cells.price ?? '-'}`),
      ...errors.map((error) => `${error.line} ${error.code} ${error.text}`),
    ];
  };
  it.each([
    ['of a blank text', '\n', []],
    ['without a heading', 'Tea\t5', ['1 Tea 5']],
    ['with a heading in another order', 'Price\tName\n5\tTea', ['2 Tea 5']],
    ['with units in the heading', '가 격 (원)\t이름\n5\tTea', ['2 Tea 5']],
    ['with a unit in full width', 'Price（KRW）\n5', ['2 - 5']],
    ['with too few cells', 'Name\tPrice\nTea', ['2 Tea ']],
    ['with empty cells beyond the heading', 'Name\tPrice\nTea\t5\t\t', ['2 Tea 5']],
    ['with cells beyond the heading', 'Name,Price\nTea,68,000', ['2 columns_unclear Tea 68 000']],
    ['with an empty heading', 'Name\t\tPrice\nTea\tx\t5', ['2 Tea 5']],
    [
      'with columns that are not known',
      'Price\tNote\tNote\tCook\n5',
      ['2 - 5', '1 column_unknown Note', '1 column_unknown Cook'],
    ],
    ['with a repeated column', 'Price\tName\t이름\n5\tA\tB', ['1 columns_unclear Price Name 이름']],
    ['with a heading that lacks a column', 'Name\tNote\nTea\tx', ['1 columns_unclear Name Note']],
    ['with other numbers of cells', 'Tea\t5\nTea', ['1 Tea 5', '2 columns_unclear Tea']],
    ['that are too many', 'a\t1\n'.repeat(maxPastedLines + 2), ['1001 too_many_rows 1002']],
  ])('%s are read, and their errors are reported', (_case, text, expected) => expect(read(text)).toEqual(expected));

  it.each([
    [['column_unknown'], true],
    [['columns_unclear'], false],
    [[], false],
  ] as const)('errors %j have an unknown column: %s', (codes, expected) =>
    expect(hasUnknownColumn(codes.map((code) => ({ line: 1, code, text: '' })))).toBe(expected),
  );
});

it('words are compared without spaces', () => {
  expect(removeSpaces(' Menu  Name ')).toBe('menuname');
  expect(includesName(['메뉴 이름'], '메뉴이름')).toBe(true);
  expect(includesName(['메뉴 이름'], '메뉴')).toBe(false);
});
