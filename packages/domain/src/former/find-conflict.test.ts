import { describe, expect, it } from 'vitest';
import type { CapacityRequirement } from '../inventory/capacity-requirement';
import { emptyStock, type VenueStock } from '../inventory/stock';
import { type DinCode, type DinRoomCode, type ProdCode, toCode } from '../shared/codes';
import { createHolidayCalendar } from '../shared/holidays';
import { findCounterConflict, findVisitConflict, toProductConflict } from './find-conflict';

const table = { kind: 'table', dinRoomCode: null, seats: 20, minSeats: 1, open: true } as const;
const room = { kind: 'room', dinRoomCode: toCode<DinRoomCode>('R1'), seats: 8, minSeats: 2, open: true } as const;
const stock: VenueStock = {
  ...emptyStock,
  dayPlans: [{ date: '2027-03-03', rows: [{ startTime: '18:00', units: [table, room] }] }],
  closings: [{ date: '2027-03-04', time: null }],
};
const holidays = createHolidayCalendar([], [2027]);
const now = new Date('2027-03-01T00:00:00Z');
const find = (date: string, time: string, dinRoomCode: string | null = null) =>
  findVisitConflict({
    visit: { date, time },
    dinRoomCode: dinRoomCode === null ? null : toCode<DinRoomCode>(dinRoomCode),
    stock,
    holidays,
    now,
  })?.code ?? null;

describe('a visit', () => {
  it.each<[string, string, string, string | null, string | null]>([
    ['at a start time fits', '2027-03-03', '18:00', null, null],
    ['in a room that is offered fits', '2027-03-03', '18:00', 'R1', null],
    ['in another room does not fit', '2027-03-03', '18:00', 'R2', 'room_unknown'],
    ['at another time does not fit', '2027-03-03', '18:07', null, 'time_unknown'],
    ['on a closed day does not fit', '2027-03-04', '18:00', null, 'closed'],
    ['in the past does not fit', '2027-02-28', '18:00', null, 'past'],
  ])('%s', (_case, date, time, dinRoomCode, expected) => {
    expect(find(date, time, dinRoomCode)).toBe(expected);
  });
});

const seats: CapacityRequirement = {
  counter: 'seat',
  dinCode: toCode<DinCode>('D1'),
  visitDay: '2027-03-03',
  startTime: '18:00',
  unit: 'TABLE',
  amount: 4,
  capacity: 20,
  ruleVersion: 1,
};
const day: CapacityRequirement = {
  counter: 'day',
  prodCode: toCode<ProdCode>('P1'),
  visitDay: '2027-03-03',
  amount: 4,
  minAmount: 4,
  capacity: 10,
  ruleVersion: 1,
};

describe('the counters of a reservation', () => {
  it.each<[string, CapacityRequirement, number, object | null]>([
    ['have enough seats', seats, 16, null],
    ['have too few seats', seats, 17, { code: 'full', values: { people: 4, left: 3, time: '18:00' } }],
    ['have used more seats than there are', seats, 24, { code: 'full', values: { left: 0 } }],
    ['have fewer seats than people', { ...seats, amount: 21 }, 0, { code: 'more_than_seats' }],
    ['have used the room', { ...seats, unit: 'R1', amount: 1, capacity: 1 }, 1, { code: 'room_taken' }],
    ['have too few units', day, 8, { code: 'limit_reached', values: { left: 2 } }],
    ['have no limit', { ...day, capacity: null }, 800, null],
  ])('%s', (_case, requirement, used, expected) => {
    const key =
      requirement.counter === 'day'
        ? 'day P1 2027-03-03'
        : `seat D1 2027-03-03 18:00 ${'unit' in requirement ? requirement.unit : ''}`;
    const conflict = findCounterConflict([requirement], new Map([[key, used]]));
    if (expected === null) expect(conflict).toBeNull();
    else expect(conflict).toMatchObject(expected);
  });
});

describe('a product', () => {
  it.each([
    ['not_on_sale', 'not_offered'],
    ['no_menu_for_party', 'not_offered'],
    ['day_sale_sold_out', 'limit_reached'],
    ['no_room', 'room_taken'],
  ] as const)('with the error %s has the conflict %s', (error, code) => {
    expect(toProductConflict(error, 1)).toMatchObject({ code, values: { reason: error } });
  });
});
