import { describe, expect, it } from 'vitest';
import { room, tables } from '../../test/fixtures';
import { canTablesHold, countFreeTableSeats } from './table';

const taken = (tableSeats: number) => ({ date: '2026-11-23', time: '18:00', tableSeats, rooms: [] });

describe('free seats', () => {
  it.each([
    ['nobody yet', [tables(20)], undefined, 20],
    ['six are taken', [tables(20)], taken(6), 14],
    ['all are taken', [tables(20)], taken(20), 0],
    ['staff took seats away afterwards', [tables(20)], taken(22), 0],
    ['two areas are one pool', [tables(12), tables(8)], taken(15), 5],
    ['a closed area offers none', [tables(12), tables(8, { open: false })], undefined, 12],
    ['rooms are no tables', [tables(4), room('R1', 2, 10)], undefined, 4],
  ])('counts them: %s', (_case, units, usage, left) => expect(countFreeTableSeats(units, usage)).toBe(left));
});

describe('seats for a party', () => {
  it.each([
    [4, 4, true],
    [3, 4, false],
    [20, 1, true],
    [0, 0, false],
  ])('decides whether %i seats are enough for %i: %s', (left, heads, holds) =>
    expect(canTablesHold(left, heads)).toBe(holds),
  );
});
