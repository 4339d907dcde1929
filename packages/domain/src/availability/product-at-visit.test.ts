import { describe, expect, it } from 'vitest';
import {
  createDepositProduct,
  createMealRow,
  createOption,
  createPickupProduct,
  createProduct,
  createVenueStock,
  holidays2026,
  parseSeoulTime,
  toRoomCode,
} from '../../test/fixtures';
import { checkProductAtVisit, type ProductAtVisit } from './product-at-visit';
import { emptyUsage, indexUsage } from './usage';

const createInput = (changes: Partial<ProductAtVisit> = {}): ProductAtVisit => ({
  product: createProduct(),
  visit: { date: '2026-11-23', time: '18:00' },
  party: { adults: 2, kids: 0 },
  units: null,
  dinRoomCode: null,
  stock: createVenueStock(),
  usage: emptyUsage,
  sold: { onDay: 0, toPerson: 0 },
  holidays: holidays2026,
  now: parseSeoulTime('2026-11-21 10:00'),
  ...changes,
});
const checkAvailability = (changes: Partial<ProductAtVisit>) => {
  const result = checkProductAtVisit(createInput(changes));
  return result.ok ? 'ok' : result.error;
};
const createVisit = (date: string, time = '18:00') => ({ visit: { date, time } });
const createUsage = (tableSeats: number, ...codes: string[]) =>
  indexUsage([{ date: '2026-11-23', time: '18:00', tableSeats, rooms: codes.map(toRoomCode) }]);
const december = { saleAlways: false, salePeriod: { from: '2026-12-01', to: '2026-12-31' } };
const createSoldOnDay = (onDay: number) => ({ onDay, toPerson: 0 });
const createSoldToPerson = (toPerson: number) => ({ onDay: 0, toPerson });

describe('a dinner at a table on Monday at 18:00 for two', () => {
  it.each([
    ['with free seats', {}, 'ok'],
    ['yesterday', createVisit('2026-11-20'), 'past'],
    ['as the visit starts', { now: parseSeoulTime('2026-11-23 18:00') }, 'past'],
    ['before its sale period', { product: createProduct(december) }, 'not_on_sale'],
    [
      'on a day without sale',
      { product: createProduct({ notSaleRanges: [{ from: '2026-11-23', to: '2026-11-23' }] }) },
      'not_sale_date',
    ],
    [
      'when the venue is closed that day',
      { stock: createVenueStock({ closings: [{ date: '2026-11-23', time: null }] }) },
      'no_such_time',
    ],
    [
      'when that time is closed',
      { stock: createVenueStock({ closings: [{ date: '2026-11-23', time: '18:00' }] }) },
      'no_such_time',
    ],
    [
      'when another time is closed',
      { stock: createVenueStock({ closings: [{ date: '2026-11-23', time: '18:30' }] }) },
      'ok',
    ],
    ['in a year without holiday data', createVisit('2027-04-29'), 'calendar_unknown'],
    ['beyond the booking horizon', createVisit('2027-05-01'), 'not_on_sale'],
    ['sold on weekends only', { product: createProduct({ weekType: 'weekend' }) }, 'wrong_weekday'],
    [
      'sold on Tuesdays only',
      { product: createProduct({ weekType: 'user', weekDayFlags: '0100000' }) },
      'wrong_weekday',
    ],
    ['a dinner at lunch time', createVisit('2026-11-23', '12:00'), 'wrong_zone'],
    ['sold at 18:30 only', { product: createProduct({ saleTimes: ['18:30'] }) }, 'wrong_time'],
    ['at a start time that the venue does not have', createVisit('2026-11-23', '18:15'), 'no_such_time'],
    ['when the venue serves no dinner', { stock: createVenueStock({ meals: [createMealRow('L')] }) }, 'no_such_time'],
    ['with two seats left', { usage: createUsage(18) }, 'ok'],
    ['with one seat left', { usage: createUsage(19) }, 'sold_out'],
    [
      'with two seats left for two adults and a kid',
      { party: { adults: 2, kids: 1 }, usage: createUsage(18) },
      'sold_out',
    ],
    ['with a deposit for two', { product: createDepositProduct() }, 'ok'],
    [
      'without a deposit for this party size',
      { product: createDepositProduct({ deposit: { upTo2: null, upTo4: 1, upTo10: 1, from11: 1 } }) },
      'no_deposit_band',
    ],
    [
      'with children’s menus only',
      { product: createProduct({ options: [createOption(1, { forChildren: true })] }) },
      'no_menu_for_party',
    ],
    [
      'with a children’s menu and another',
      { product: createProduct({ options: [createOption(1), createOption(2, { forChildren: true })] }) },
      'ok',
    ],
    [
      'with a menu for three and two units left for the day',
      {
        product: createProduct({ options: [createOption(1, { coversPerUnit: 3 })], daySaleLimit: 10 }),
        sold: createSoldOnDay(8),
      },
      'day_sale_sold_out',
    ],
    [
      'with a menu for three and a limit of two per person',
      { product: createProduct({ options: [createOption(1, { coversPerUnit: 3 })], perPersonLimit: 2 }) },
      'person_limit',
    ],
    [
      'with eight of ten units sold for the day',
      { product: createProduct({ daySaleLimit: 10 }), sold: createSoldOnDay(8) },
      'ok',
    ],
    [
      'with nine of ten units sold for the day',
      { product: createProduct({ daySaleLimit: 10 }), sold: createSoldOnDay(9) },
      'day_sale_sold_out',
    ],
    [
      'for an order of more units than people',
      { product: createProduct({ daySaleLimit: 10 }), sold: createSoldOnDay(8), units: 3 },
      'day_sale_sold_out',
    ],
    [
      'with two of four units bought by the person',
      { product: createProduct({ perPersonLimit: 4 }), sold: createSoldToPerson(2) },
      'ok',
    ],
    [
      'with three of four units bought by the person',
      { product: createProduct({ perPersonLimit: 4 }), sold: createSoldToPerson(3) },
      'person_limit',
    ],
  ])('has the availability $2: %s', (_case, changes, expected) => expect(checkAvailability(changes)).toBe(expected));
});

describe('a private room for 4 to 8 people', () => {
  const roomProduct = createProduct({ reservationType: 'room' });
  const partyOfFour = { product: roomProduct, party: { adults: 3, kids: 1 } };
  it.each([
    ['for a party of four', partyOfFour, 'ok'],
    ['for a party of two, which is too small', { product: roomProduct }, 'no_room'],
    ['when the room is taken', { ...partyOfFour, usage: createUsage(0, 'R1') }, 'no_room'],
    ['when the order names the room', { ...partyOfFour, dinRoomCode: toRoomCode('R1') }, 'ok'],
    ['when the order names an unknown room', { ...partyOfFour, dinRoomCode: toRoomCode('R9') }, 'no_room'],
    ['when the tables are full', { ...partyOfFour, usage: createUsage(20) }, 'ok'],
  ])('has the availability $2: %s', (_case, changes, expected) => expect(checkAvailability(changes)).toBe(expected));
});

describe('a cake as a pickup on Monday', () => {
  const createCake = (changes: Parameters<typeof createPickupProduct>[0] = {}) => ({
    product: createPickupProduct(changes),
    party: { adults: 0, kids: 0 },
  });
  it.each([
    ['ordered two days before', createCake(), 'ok'],
    ['at midnight, because only its date counts', { ...createCake(), ...createVisit('2026-11-23', '00:00') }, 'ok'],
    ['for last week', { ...createCake(), ...createVisit('2026-11-16') }, 'past'],
    ['for today', { ...createCake(), ...createVisit('2026-11-21') }, 'pickup_lead_time'],
    ['with three days of lead time', createCake({ pickupLeadDays: 3 }), 'pickup_lead_time'],
    ['not available on Mondays', createCake({ pickupWeekFlags: '0111111' }), 'pickup_weekday'],
    ['before its sale period', createCake(december), 'not_on_sale'],
    ['for the last day of the booking horizon', { ...createCake(), ...createVisit('2027-04-30') }, 'ok'],
    ['for the day after the booking horizon', { ...createCake(), ...createVisit('2027-05-01') }, 'not_on_sale'],
    [
      'on a day without sale',
      createCake({ notSaleRanges: [{ from: '2026-11-23', to: '2026-11-23' }] }),
      'not_sale_date',
    ],
    [
      'when the venue is closed',
      { ...createCake(), stock: createVenueStock({ closings: [{ date: '2026-11-23', time: null }] }) },
      'not_sale_date',
    ],
    [
      'when one start time of the day is closed',
      { ...createCake(), stock: createVenueStock({ closings: [{ date: '2026-11-23', time: '18:00' }] }) },
      'ok',
    ],
    ['as the last one of the day', { ...createCake({ daySaleLimit: 5 }), sold: createSoldOnDay(4) }, 'ok'],
    ['sold out for the day', { ...createCake({ daySaleLimit: 5 }), sold: createSoldOnDay(5) }, 'day_sale_sold_out'],
    [
      'with two ordered and one left',
      { ...createCake({ daySaleLimit: 5 }), sold: createSoldOnDay(4), units: 2 },
      'day_sale_sold_out',
    ],
    [
      'after the person has bought two of two',
      { ...createCake({ perPersonLimit: 2 }), sold: createSoldToPerson(2) },
      'person_limit',
    ],
    [
      "whatever the venue's meals and the product's days of the week",
      { ...createCake({ weekType: 'weekend' }), stock: createVenueStock({ meals: [] }) },
      'ok',
    ],
  ])('has the availability $2: %s', (_case, changes, expected) => expect(checkAvailability(changes)).toBe(expected));
});

describe('the details of the availability', () => {
  it.each([
    ['the seats left at tables', {}, { ok: true, seatsLeft: 20, rooms: [] }],
    [
      'the available rooms',
      { product: createProduct({ reservationType: 'room' }), party: { adults: 4, kids: 0 } },
      { ok: true, seatsLeft: 0, rooms: [{ dinRoomCode: 'R1', minSeats: 4, maxSeats: 8 }] },
    ],
    [
      'the seats left when they are too few',
      { usage: createUsage(19) },
      { ok: false, error: 'sold_out', remaining: 1 },
    ],
    [
      'the units left when they are too few',
      { product: createProduct({ daySaleLimit: 10 }), sold: createSoldOnDay(9) },
      { ok: false, error: 'day_sale_sold_out', remaining: 1 },
    ],
  ])('contain %s', (_case, changes, expected) => expect(checkProductAtVisit(createInput(changes))).toEqual(expected));
});
