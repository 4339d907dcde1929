import { describe, expect, it } from 'vitest';
import {
  formatMenus,
  parseCode,
  parseCount,
  parseDate,
  parseFlag,
  parseIds,
  parseMenus,
  parseReservationType,
  parseTime,
} from './search-fields';

describe('the texts of a URL or a cookie', () => {
  it.each([
    ['a code', parseCode('D-1_a'), 'D-1_a'],
    ['a code with a slash', parseCode('D/1'), undefined],
    ['no code', parseCode(''), undefined],
    ['a date', parseDate('2026-11-21'), '2026-11-21'],
    ['a date with its time', parseDate('2026-11-21 18:00'), '2026-11-21'],
    ['a date that does not exist', parseDate('2026-02-30'), undefined],
    ['a time', parseTime('2026-11-21 18:00'), '18:00'],
    ['a date without time', parseTime('2026-11-21'), undefined],
    ['a time that does not exist', parseTime('2026-11-21 24:00'), undefined],
    ['a count', parseCount('2'), 2],
    ['the largest count', parseCount('999'), 999],
    ['a count that is too large', parseCount('1000'), undefined],
    ['a negative count', parseCount('-1'), undefined],
    ['a fractional count', parseCount('1.5'), undefined],
    ['no count', parseCount(null), undefined],
    ['a type', parseReservationType('room'), 'room'],
    ['a type in capitals', parseReservationType('ROOM'), undefined],
    ['a set flag', parseFlag('Y'), true],
    ['a cleared flag', parseFlag('N'), false],
    ['an invalid flag', parseFlag('maybe'), undefined],
    [
      'menus',
      parseMenus('12:2,15:1'),
      [
        { menuIndex: 12, count: 2 },
        { menuIndex: 15, count: 1 },
      ],
    ],
    ['malformed menus are left out', parseMenus('12:2,x,15'), [{ menuIndex: 12, count: 2 }]],
    ['no menus', parseMenus(''), undefined],
    ['order sheets', parseIds('a1,b2'), ['a1', 'b2']],
    ['malformed order sheets are left out', parseIds('a1,<b>'), ['a1']],
  ])('are parsed: %s', (_case, value, expected) => expect(value).toEqual(expected));
});

it('formatted menus are parsed to the same menus', () => {
  expect(parseMenus(formatMenus([{ menuIndex: 3, count: 9 }]))).toEqual([{ menuIndex: 3, count: 9 }]);
});
