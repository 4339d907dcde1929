import { describe, expect, it } from 'vitest';
import { deposit, holidays2026, meal, option, pickup, product, roomCode, seoul, venue } from '../../test/fixtures';
import { checkProductAtVisit, type ProductAtVisit } from './product-at-visit';
import { emptyUsage, indexUsage } from './usage';

const input = (changes: Partial<ProductAtVisit> = {}): ProductAtVisit => ({
  product: product(),
  visit: { date: '2026-11-23', time: '18:00' },
  party: { adults: 2, kids: 0 },
  units: null,
  dinRoomCode: null,
  stock: venue(),
  usage: emptyUsage,
  sold: { onDay: 0, toPerson: 0 },
  holidays: holidays2026,
  now: seoul('2026-11-21 10:00'),
  ...changes,
});
const answer = (changes: Partial<ProductAtVisit>) => {
  const result = checkProductAtVisit(input(changes));
  return result.ok ? 'ok' : result.error;
};
const at = (date: string, time = '18:00') => ({ visit: { date, time } });
const taken = (tableSeats: number, ...codes: string[]) =>
  indexUsage([{ date: '2026-11-23', time: '18:00', tableSeats, rooms: codes.map(roomCode) }]);
const december = { saleAlways: false, salePeriod: { from: '2026-12-01', to: '2026-12-31' } };
const soldOnDay = (onDay: number) => ({ onDay, toPerson: 0 });
const soldToPerson = (toPerson: number) => ({ onDay: 0, toPerson });

describe('a dinner at a table on Monday at 18:00 for two', () => {
  it.each([
    ['with free seats', {}, 'ok'],
    ['yesterday', at('2026-11-20'), 'past'],
    ['as the visit starts', { now: seoul('2026-11-23 18:00') }, 'past'],
    ['before its sale period', { product: product(december) }, 'not_on_sale'],
    [
      'on a day without sale',
      { product: product({ notSaleRanges: [{ from: '2026-11-23', to: '2026-11-23' }] }) },
      'not_sale_date',
    ],
    [
      'when the venue is closed that day',
      { stock: venue({ closings: [{ date: '2026-11-23', time: null }] }) },
      'no_such_time',
    ],
    [
      'when that time is closed',
      { stock: venue({ closings: [{ date: '2026-11-23', time: '18:00' }] }) },
      'no_such_time',
    ],
    ['when another time is closed', { stock: venue({ closings: [{ date: '2026-11-23', time: '18:30' }] }) }, 'ok'],
    ['in a year without holiday data', at('2027-04-29'), 'calendar_unknown'],
    ['beyond the booking horizon', at('2027-05-01'), 'not_on_sale'],
    ['sold on weekends only', { product: product({ weekType: 'weekend' }) }, 'wrong_weekday'],
    ['sold on Tuesdays only', { product: product({ weekType: 'user', weekDayFlags: '0100000' }) }, 'wrong_weekday'],
    ['a dinner at lunch time', at('2026-11-23', '12:00'), 'wrong_zone'],
    ['sold at 18:30 only', { product: product({ saleTimes: ['18:30'] }) }, 'wrong_time'],
    ['at a start time that the venue does not have', at('2026-11-23', '18:15'), 'no_such_time'],
    ['when the venue serves no dinner', { stock: venue({ meals: [meal('L')] }) }, 'no_such_time'],
    ['with two seats left', { usage: taken(18) }, 'ok'],
    ['with one seat left', { usage: taken(19) }, 'sold_out'],
    ['with two seats left for two adults and a kid', { party: { adults: 2, kids: 1 }, usage: taken(18) }, 'sold_out'],
    ['with a deposit for two', { product: deposit() }, 'ok'],
    [
      'without a deposit for this party size',
      { product: deposit({ deposit: { upTo2: null, upTo4: 1, upTo10: 1, from11: 1 } }) },
      'no_deposit_band',
    ],
    [
      'with children’s menus only',
      { product: product({ options: [option(1, { forChildren: true })] }) },
      'no_menu_for_party',
    ],
    [
      'with a children’s menu and another',
      { product: product({ options: [option(1), option(2, { forChildren: true })] }) },
      'ok',
    ],
    [
      'with a menu for three and two units left for the day',
      { product: product({ options: [option(1, { coversPerUnit: 3 })], daySaleLimit: 10 }), sold: soldOnDay(8) },
      'day_sale_sold_out',
    ],
    [
      'with a menu for three and a limit of two per person',
      { product: product({ options: [option(1, { coversPerUnit: 3 })], perPersonLimit: 2 }) },
      'person_limit',
    ],
    ['with eight of ten units sold for the day', { product: product({ daySaleLimit: 10 }), sold: soldOnDay(8) }, 'ok'],
    [
      'with nine of ten units sold for the day',
      { product: product({ daySaleLimit: 10 }), sold: soldOnDay(9) },
      'day_sale_sold_out',
    ],
    [
      'for an order of more units than heads',
      { product: product({ daySaleLimit: 10 }), sold: soldOnDay(8), units: 3 },
      'day_sale_sold_out',
    ],
    [
      'with two of four units bought by the person',
      { product: product({ perPersonLimit: 4 }), sold: soldToPerson(2) },
      'ok',
    ],
    [
      'with three of four units bought by the person',
      { product: product({ perPersonLimit: 4 }), sold: soldToPerson(3) },
      'person_limit',
    ],
  ])('checks its availability, %s: %#', (_case, changes, expected) => expect(answer(changes)).toBe(expected));
});

describe('a private room for 4 to 8', () => {
  const inRoom = product({ reservationType: 'room' });
  const four = { product: inRoom, party: { adults: 3, kids: 1 } };
  it.each([
    ['for a party of four', four, 'ok'],
    ['for a party of two, which is too small', { product: inRoom }, 'no_room'],
    ['when the room is taken', { ...four, usage: taken(0, 'R1') }, 'no_room'],
    ['when the order names the room', { ...four, dinRoomCode: roomCode('R1') }, 'ok'],
    ['when the order names an unknown room', { ...four, dinRoomCode: roomCode('R9') }, 'no_room'],
    ['when the tables are full', { ...four, usage: taken(20) }, 'ok'],
  ])('checks its availability: %s', (_case, changes, expected) => expect(answer(changes)).toBe(expected));
});

describe('a cake as a pickup on Monday', () => {
  const cake = (changes: Parameters<typeof pickup>[0] = {}) => ({
    product: pickup(changes),
    party: { adults: 0, kids: 0 },
  });
  it.each([
    ['ordered two days before', cake(), 'ok'],
    ['whatever its time of day', { ...cake(), ...at('2026-11-23', '00:00') }, 'ok'],
    ['for last week', { ...cake(), ...at('2026-11-16') }, 'past'],
    ['for today', { ...cake(), ...at('2026-11-21') }, 'pickup_lead_time'],
    ['with three days of lead time', cake({ pickupLeadDays: 3 }), 'pickup_lead_time'],
    ['not available on Mondays', cake({ pickupWeekFlags: '0111111' }), 'pickup_weekday'],
    ['before its sale period', cake(december), 'not_on_sale'],
    ['for the last day of the booking horizon', { ...cake(), ...at('2027-04-30') }, 'ok'],
    ['for the day after the booking horizon', { ...cake(), ...at('2027-05-01') }, 'not_on_sale'],
    ['on a day without sale', cake({ notSaleRanges: [{ from: '2026-11-23', to: '2026-11-23' }] }), 'not_sale_date'],
    [
      'when the venue is closed',
      { ...cake(), stock: venue({ closings: [{ date: '2026-11-23', time: null }] }) },
      'not_sale_date',
    ],
    [
      'when one start time of the day is closed',
      { ...cake(), stock: venue({ closings: [{ date: '2026-11-23', time: '18:00' }] }) },
      'ok',
    ],
    ['as the last one of the day', { ...cake({ daySaleLimit: 5 }), sold: soldOnDay(4) }, 'ok'],
    ['sold out for the day', { ...cake({ daySaleLimit: 5 }), sold: soldOnDay(5) }, 'day_sale_sold_out'],
    [
      'with two ordered and one left',
      { ...cake({ daySaleLimit: 5 }), sold: soldOnDay(4), units: 2 },
      'day_sale_sold_out',
    ],
    [
      'after the person has bought two of two',
      { ...cake({ perPersonLimit: 2 }), sold: soldToPerson(2) },
      'person_limit',
    ],
    [
      "whatever the venue's meals, holidays and weekdays",
      { ...cake({ weekType: 'weekend' }), stock: venue({ meals: [] }) },
      'ok',
    ],
  ])('checks its availability: %s', (_case, changes, expected) => expect(answer(changes)).toBe(expected));
});

describe('details of the availability', () => {
  it.each([
    ['the seats left at tables', {}, { ok: true, seatsLeft: 20, rooms: [] }],
    [
      'the available rooms',
      { product: product({ reservationType: 'room' }), party: { adults: 4, kids: 0 } },
      { ok: true, seatsLeft: 0, rooms: [{ dinRoomCode: 'R1', minSeats: 4, maxSeats: 8 }] },
    ],
    ['the seats left when they are too few', { usage: taken(19) }, { ok: false, error: 'sold_out', remaining: 1 }],
    [
      'the units left when they are too few',
      { product: product({ daySaleLimit: 10 }), sold: soldOnDay(9) },
      { ok: false, error: 'day_sale_sold_out', remaining: 1 },
    ],
  ])('returns them: %s', (_case, changes, expected) => expect(checkProductAtVisit(input(changes))).toEqual(expected));
});
