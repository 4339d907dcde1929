import { describe, expect, it } from 'vitest';
import { createRoomUnit, createTableUnit, toRoomCode } from '../../test/fixtures';
import { canRoomHold, listFreeRooms } from './room';

describe('a room for 4 to 8 people', () => {
  it.each([
    ['three people', 3, {}, false],
    ['four people', 4, {}, true],
    ['eight people', 8, {}, true],
    ['nine people', 9, {}, false],
    ['six people if its stock flag is off', 6, { open: false }, false],
  ])('fits the party, %s: $3', (_case, partySize, changes, canHold) =>
    expect(canRoomHold(createRoomUnit('R1', 4, 8, changes), partySize)).toBe(canHold),
  );
});

it('tables do not count as a room for the party', () => expect(canRoomHold(createTableUnit(8), 4)).toBe(false));

describe('the free rooms of a start time', () => {
  const units = [
    createRoomUnit('BIG', 2, 12),
    createRoomUnit('SMALL', 2, 4),
    createRoomUnit('MIDDLE', 4, 8),
    createTableUnit(20),
  ];
  const createUsage = (...codes: string[]) => ({
    date: '2026-11-23',
    time: '18:00',
    tableSeats: 0,
    rooms: codes.map(toRoomCode),
  });
  it.each([
    ['for four guests, the smallest first', 4, undefined, ['SMALL', 'MIDDLE', 'BIG']],
    ['for three guests, without the middle one', 3, undefined, ['SMALL', 'BIG']],
    ['without the small one if it is taken', 4, createUsage('SMALL'), ['MIDDLE', 'BIG']],
    ['none if all are taken', 4, createUsage('SMALL', 'MIDDLE', 'BIG'), []],
    ['none for thirteen guests', 13, undefined, []],
  ])('are listed: %s', (_case, partySize, usage, codes) =>
    expect(listFreeRooms(units, usage, partySize).map(({ dinRoomCode }) => dinRoomCode)).toEqual(codes),
  );
});
