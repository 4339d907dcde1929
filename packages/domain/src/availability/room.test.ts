import { describe, expect, it } from 'vitest';
import { createRoom, createTables, toRoomCode } from '../../test/fixtures';
import { canRoomHold, listFreeRooms } from './room';

describe('a room for 4 to 8', () => {
  it.each([
    ['three are too few', 3, {}, false],
    ['four are enough', 4, {}, true],
    ['eight fit', 8, {}, true],
    ['nine do not', 9, {}, false],
    ['its stock flag is off', 6, { open: false }, false],
  ])('decides whether it fits the party: %s', (_case, heads, changes, canHold) =>
    expect(canRoomHold(createRoom('R1', 4, 8, changes), heads)).toBe(canHold),
  );

  it('is not a table', () => expect(canRoomHold(createTables(8), 4)).toBe(false));
});

describe('free rooms', () => {
  const units = [createRoom('BIG', 2, 12), createRoom('SMALL', 2, 4), createRoom('MIDDLE', 4, 8), createTables(20)];
  const createUsage = (...codes: string[]) => ({
    date: '2026-11-23',
    time: '18:00',
    tableSeats: 0,
    rooms: codes.map(toRoomCode),
  });
  it.each([
    ['four guests: the smallest first', 4, undefined, ['SMALL', 'MIDDLE', 'BIG']],
    ['three guests are too few for the middle one', 3, undefined, ['SMALL', 'BIG']],
    ['the small one is taken', 4, createUsage('SMALL'), ['MIDDLE', 'BIG']],
    ['all are taken', 4, createUsage('SMALL', 'MIDDLE', 'BIG'), []],
    ['thirteen fit nowhere', 13, undefined, []],
  ])('lists them: %s', (_case, heads, usage, codes) =>
    expect(listFreeRooms(units, usage, heads).map(({ dinRoomCode }) => dinRoomCode)).toEqual(codes),
  );
});
