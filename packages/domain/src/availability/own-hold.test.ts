import { describe, expect, it } from 'vitest';
import { createProduct, toRoomCode } from '../../test/fixtures';
import { type OwnHold, subtractOwnUnits, subtractOwnUsage } from './own-hold';

const createOwnHold = (changes: Partial<OwnHold> = {}): OwnHold => {
  const { dinCode, prodCode } = createProduct();
  return {
    dinCode,
    prodCode,
    visit: { date: '2026-03-13', time: '18:00' },
    seats: 0,
    dinRoomCode: null,
    units: 2,
    ...changes,
  };
};
const [R1, R2] = [toRoomCode('R1'), toRoomCode('R2')];

describe('the usage of a start time without the visitor’s own hold', () => {
  it.each([
    [
      "all seats at tables but the visitor's own",
      createOwnHold({ seats: 2 }),
      '18:00',
      { tableSeats: 18, rooms: [R1, R2] },
    ],
    ["all rooms but the visitor's own", createOwnHold({ dinRoomCode: R1 }), '18:00', { tableSeats: 20, rooms: [R2] }],
    [
      'all seats and rooms at another start time',
      createOwnHold({ seats: 2, dinRoomCode: R1 }),
      '18:30',
      { tableSeats: 20, rooms: [R1, R2] },
    ],
    [
      '0 seats if the hold has more seats than the usage',
      createOwnHold({ seats: 30 }),
      '18:00',
      { tableSeats: 0, rooms: [R1, R2] },
    ],
  ] as const)('has %s', (_case, hold, time, expected) => {
    const row = { date: '2026-03-13', time, tableSeats: 20, rooms: [R1, R2] };
    expect(subtractOwnUsage([row], hold)).toEqual([{ date: '2026-03-13', time, ...expected }]);
  });
});

describe('the units sold without the visitor’s own hold', () => {
  it.each([
    ["are both counts without the visitor's units", { onDay: 5, toPerson: 2 }, { onDay: 3, toPerson: 0 }],
    ['are 0 for a person whose count is lower than their units', { onDay: 2, toPerson: 0 }, { onDay: 0, toPerson: 0 }],
  ])('%s', (_case, sold, expected) => expect(subtractOwnUnits(sold, createOwnHold())).toEqual(expected));
});
