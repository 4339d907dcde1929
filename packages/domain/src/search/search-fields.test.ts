import { describe, expect, it } from 'vitest';
import { readCode, readCount, readDate, readFlag, readList, readMenus, readTime, readType, writeMenus } from './search-fields';

describe('what an address or a cookie says', () => {
  it.each([
    ['a code', readCode('D-1_a'), 'D-1_a'],
    ['a code with a slash', readCode('D/1'), undefined],
    ['no code', readCode(''), undefined],
    ['a date', readDate('2026-11-21'), '2026-11-21'],
    ['a date with its time', readDate('2026-11-21 18:00'), '2026-11-21'],
    ['a date that does not exist', readDate('2026-02-30'), undefined],
    ['a time', readTime('2026-11-21 18:00'), '18:00'],
    ['a date without time', readTime('2026-11-21'), undefined],
    ['a time that does not exist', readTime('2026-11-21 24:00'), undefined],
    ['a count', readCount('2'), 2],
    ['the most', readCount('999'), 999],
    ['too many', readCount('1000'), undefined],
    ['fewer than none', readCount('-1'), undefined],
    ['half a guest', readCount('1.5'), undefined],
    ['no count', readCount(null), undefined],
    ['a type', readType('room'), 'room'],
    ['a type in capitals', readType('ROOM'), undefined],
    ['yes', readFlag('Y'), true],
    ['no', readFlag('N'), false],
    ['neither', readFlag('maybe'), undefined],
    [
      'menus',
      readMenus('12:2,15:1'),
      [
        { menuIndex: 12, count: 2 },
        { menuIndex: 15, count: 1 },
      ],
    ],
    ['broken menus are left out', readMenus('12:2,x,15'), [{ menuIndex: 12, count: 2 }]],
    ['no menus', readMenus(''), undefined],
    ['order sheets', readList('a1,b2'), ['a1', 'b2']],
    ['broken ones are left out', readList('a1,<b>'), ['a1']],
  ])('%s', (_case, read, expected) => expect(read).toEqual(expected));
});

it('writes menus as it reads them', () => {
  expect(readMenus(writeMenus([{ menuIndex: 3, count: 9 }]))).toEqual([{ menuIndex: 3, count: 9 }]);
});
