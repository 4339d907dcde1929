import { describe, expect, it } from 'vitest';
import {
  createRoomUnit,
  createStockRow,
  createTableUnit,
  createVenueStock,
  holidays2026,
  parseSeoulTime,
  toRoomCode,
} from '../../test/fixtures';
import { type ResvCode, toCode } from '../shared/codes';
import { applyStockChange, type EditableStock, type StockChange } from './stock-change';
import { type BookedParty, findStockConflicts, type StockComparison } from './stock-conflicts';

const [monday, sunday] = ['2026-11-23', '2026-11-29'];
const before: EditableStock = { ...createVenueStock(), seasons: [] };

const createParty = (code: string, changes: Partial<BookedParty> = {}): BookedParty => ({
  resvCode: toCode<ResvCode>(code),
  type: 'table',
  visit: { date: monday, time: '18:00' },
  people: 4,
  dinRoomCode: null,
  countedTimes: ['18:00'],
  ...changes,
});
/** Twelve seats at 18:00 for two parties, one of which stays until after 18:30, and a party of six in the room. */
const parties = [
  createParty('A', { people: 8, countedTimes: ['18:00', '18:30'] }),
  createParty('B'),
  createParty('ROOM', { type: 'room', people: 6, dinRoomCode: toRoomCode('R1') }),
];
const occupancyByDay = new Map([
  [
    monday,
    [
      { time: '18:00', tableSeats: 12, rooms: [toRoomCode('R1')] },
      { time: '18:30', tableSeats: 8, rooms: [] },
    ],
  ],
]);

const listConflicts = (change: StockChange, comparison: Partial<StockComparison> = {}) =>
  findStockConflicts({
    before,
    after: applyStockChange(before, change),
    holidays: holidays2026,
    occupancyByDay,
    parties,
    now: parseSeoulTime('2026-11-20 10:00'),
    ...comparison,
  }).map(
    ({ date, time, type, taken, offeredBefore, offered, resvCodes }) =>
      `${date} ${time} ${type} ${taken}/${offeredBefore}→${offered} ${resvCodes.join()}`,
  );

const createPlan = (...rows: readonly [string, ...ReturnType<typeof createTableUnit>[]][]): StockChange => ({
  type: 'plan',
  dates: [monday],
  rows: rows.map(([startTime, ...units]) => ({ startTime, units })),
});
const room = createRoomUnit('R1', 4, 8);

describe('a change of stock', () => {
  it.each([
    ['leaves enough seats', createPlan(['18:00', createTableUnit(12), room], ['18:30', createTableUnit(8)]), []],
    [
      'leaves two seats too few, which affects every party that is there',
      createPlan(['18:00', createTableUnit(12), room], ['18:30', createTableUnit(6)]),
      [`${monday} 18:30 table 8/20→6 A`],
    ],
    [
      'removes a start time, which affects the parties that start then',
      createPlan(['18:30', createTableUnit(20)]),
      [`${monday} 18:00 table 12/20→0 A,B`, `${monday} 18:00 room 1/1→0 ROOM`],
    ],
    [
      'removes a start time in the middle of a stay, which keeps its seats',
      createPlan(['18:00', createTableUnit(20), room]),
      [],
    ],
    [
      'makes the room too small for its party',
      createPlan(['18:00', createTableUnit(20), createRoomUnit('R1', 2, 4)], ['18:30', createTableUnit(20)]),
      [`${monday} 18:00 room 1/1→1 ROOM`],
    ],
    [
      'raises the minimum of the room, which does not affect parties that have booked it',
      createPlan(['18:00', createTableUnit(20), createRoomUnit('R1', 7, 8)], ['18:30', createTableUnit(20)]),
      [],
    ],
    [
      'closes the day',
      { type: 'closing', from: monday, to: monday, time: null, reason: '' } as const,
      [`${monday} 18:00 table 12/20→0 A,B`, `${monday} 18:00 room 1/1→0 ROOM`],
    ],
    ['closes another day', { type: 'closing', from: sunday, to: sunday, time: null, reason: '' } as const, []],
    [
      'changes the weekend only',
      { type: 'weekly', rows: before.rows.filter(({ day }) => day === 'weekdays'), meals: before.meals } as const,
      [],
    ],
    [
      'changes the weekdays',
      {
        type: 'weekly',
        rows: [createStockRow('weekdays', '18:00', createTableUnit(10), room)],
        meals: before.meals,
      } as const,
      [`${monday} 18:00 table 12/20→10 A,B`],
    ],
    [
      'begins a season with fewer seats',
      {
        type: 'seasons',
        seasons: [
          {
            name: 'Works',
            from: monday,
            to: sunday,
            rows: [createStockRow('weekdays', '18:00', createTableUnit(4), room)],
          },
        ],
      } as const,
      [`${monday} 18:00 table 12/20→4 A,B`],
    ],
  ])('%s', (_name, change, conflicts) => {
    expect(listConflicts(change)).toEqual(conflicts);
  });

  it('does not affect start times that are past', () => {
    const change = createPlan(['12:00', createTableUnit(20)]);
    expect(listConflicts(change, { now: parseSeoulTime('2026-11-23 18:00') })).toEqual([]);
  });

  it('does not report start times that were already overbooked', () => {
    const overbookedStock = applyStockChange(before, createPlan(['18:00', createTableUnit(6), room]));
    expect(listConflicts({ type: 'reset', dates: [monday] }, { before: overbookedStock })).toEqual([]);
    expect(
      listConflicts({ type: 'reset', dates: [monday] }, { before: overbookedStock, after: overbookedStock }),
    ).toEqual([]);
  });

  it('affects bookings that were kept at a former start time if the day is closed', () => {
    const keptStock = applyStockChange(before, createPlan(['20:00', createTableUnit(20)]));
    const closing: StockChange = { type: 'closing', from: monday, to: monday, time: null, reason: '' };
    expect(listConflicts(closing, { before: keptStock, after: applyStockChange(keptStock, closing) })).toEqual([
      `${monday} 18:00 table 12/0→0 A,B`,
      `${monday} 18:00 room 1/0→0 ROOM`,
    ]);
  });

  it('reports seats that only walk-ins and orders being paid take', () => {
    expect(listConflicts(createPlan(['18:00', createTableUnit(6), room]), { parties: [] })).toEqual([
      `${monday} 18:00 table 12/20→6 `,
    ]);
  });

  it('counts orders that are being paid for a start time that is removed', () => {
    const order = createParty('', { resvCode: null });
    const conflicts = findStockConflicts({
      before,
      after: applyStockChange(before, createPlan(['18:30', createTableUnit(20)])),
      holidays: holidays2026,
      occupancyByDay,
      parties: [order],
      now: parseSeoulTime('2026-11-20 10:00'),
    });
    expect(conflicts).toMatchObject([{ time: '18:00', resvCodes: [], ordersBeingPaid: 1 }]);
  });

  it('affects pickups only if the whole day is closed', () => {
    const pickup = createParty('CAKE', { type: 'pickup', visit: { date: monday, time: '12:00' }, countedTimes: [] });
    const closing = { type: 'closing', from: monday, to: monday, reason: '' } as const;
    const bookedPickup = { parties: [pickup], occupancyByDay: new Map() };
    expect(listConflicts({ ...closing, time: null }, bookedPickup)).toEqual([`${monday} 12:00 pickup 1/1→0 CAKE`]);
    expect(listConflicts({ ...closing, time: '12:00' }, bookedPickup)).toEqual([]);
  });
});
