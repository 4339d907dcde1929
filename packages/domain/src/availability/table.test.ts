import { describe, expect, it } from 'vitest';
import { createRoom, createTables } from '../../test/fixtures';
import { canTablesHold, countFreeTableSeats } from './table';

const createUsage = (tableSeats: number) => ({ date: '2026-11-23', time: '18:00', tableSeats, rooms: [] });

describe('the number of free seats', () => {
  it.each([
    ['no bookings', [createTables(20)], undefined, 20],
    ['six are taken', [createTables(20)], createUsage(6), 14],
    ['all are taken', [createTables(20)], createUsage(20), 0],
    ['staff reduced the seats after they were booked', [createTables(20)], createUsage(22), 0],
    ['two areas are one pool', [createTables(12), createTables(8)], createUsage(15), 5],
    ['a closed area offers none', [createTables(12), createTables(8, { open: false })], undefined, 12],
    ['rooms do not count', [createTables(4), createRoom('R1', 2, 10)], undefined, 4],
  ])('is $3: %s', (_case, units, usage, seatsLeft) => expect(countFreeTableSeats(units, usage)).toBe(seatsLeft));
});

describe('a table', () => {
  it.each([
    [4, 4, true],
    [3, 4, false],
    [20, 1, true],
    [0, 0, false],
  ])('with %i seats left is enough for %i people: %s', (seatsLeft, heads, isEnough) =>
    expect(canTablesHold(seatsLeft, heads)).toBe(isEnough),
  );
});
