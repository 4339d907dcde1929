import { describe, expect, it } from 'vitest';
import { createRoomUnit, createTableUnit } from '../../test/fixtures';
import { canTablesHold, countFreeTableSeats } from './table';

const createUsage = (tableSeats: number) => ({ date: '2026-11-23', time: '18:00', tableSeats, rooms: [] });

describe('the number of free seats', () => {
  it.each([
    ['no bookings', [createTableUnit(20)], undefined, 20],
    ['six are taken', [createTableUnit(20)], createUsage(6), 14],
    ['all are taken', [createTableUnit(20)], createUsage(20), 0],
    ['staff reduced the seats after they were booked', [createTableUnit(20)], createUsage(22), 0],
    ['two areas are one pool', [createTableUnit(12), createTableUnit(8)], createUsage(15), 5],
    ['a closed area offers none', [createTableUnit(12), createTableUnit(8, { open: false })], undefined, 12],
    ['rooms do not count', [createTableUnit(4), createRoomUnit('R1', 2, 10)], undefined, 4],
  ])('is $3: %s', (_case, units, usage, seatsLeft) => expect(countFreeTableSeats(units, usage)).toBe(seatsLeft));
});

describe('tables', () => {
  it.each([
    [4, 4, true],
    [3, 4, false],
    [20, 1, true],
    [0, 0, false],
  ])('with %i seats left are enough for %i people: %s', (seatsLeft, partySize, isEnough) =>
    expect(canTablesHold(seatsLeft, partySize)).toBe(isEnough),
  );
});
