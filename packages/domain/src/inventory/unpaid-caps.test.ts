import { describe, expect, it } from 'vitest';
import { findExceededCap, type UnpaidCaps, type UnpaidShare, type UnpaidUsage } from './unpaid-caps';

const caps: UnpaidCaps = {
  holdsPerVisitor: 3,
  holdsPerAddress: 20,
  bookingsPerPerson: 3,
  bookingsPerAddress: 20,
  visitorShare: 25,
  addressShare: 50,
};
const noUsage: UnpaidUsage = { visitorHolds: 0, addressHolds: 0, personBookings: 0, addressBookings: 0, shares: [] };
const createSeatShare = (changes: Partial<UnpaidShare>): UnpaidShare => ({
  kind: 'seats',
  capacity: 44,
  available: 44,
  requested: 2,
  minUnits: 0,
  visitor: 0,
  address: 0,
  ...changes,
});
const createRoomShare = (changes: Partial<UnpaidShare>): UnpaidShare => ({
  ...createSeatShare(changes),
  kind: 'rooms',
  capacity: 6,
  requested: 1,
  ...changes,
});
const createUnitShare = (changes: Partial<UnpaidShare>): UnpaidShare => ({
  ...createSeatShare(changes),
  kind: 'units',
  capacity: 60,
  requested: 1,
  ...changes,
});

describe('simultaneous unpaid holds and bookings', () => {
  it.each([
    ['a guest without unpaid orders', 'hold', {}, null],
    ['a guest who is paying for lunch and dinner', 'hold', { visitorHolds: 2 }, null],
    ['a guest with three payments in progress', 'hold', { visitorHolds: 3 }, 'visitor_holds'],
    ['the same guest with a free booking in addition', 'booking', { visitorHolds: 3 }, null],
    ['an office with nineteen payments in progress', 'hold', { addressHolds: 19 }, null],
    ['the twenty-first payment from one IP address', 'hold', { addressHolds: 20 }, 'address_holds'],
    ['a family’s lunch, tea and dinner on one day', 'booking', { personBookings: 2 }, null],
    ['the fourth free booking for one phone', 'booking', { personBookings: 3 }, 'person_bookings'],
    ['the twenty-first free booking from one IP address', 'booking', { addressBookings: 20 }, 'address_bookings'],
    ['a payment, however many free bookings there are', 'hold', { addressBookings: 20, personBookings: 3 }, null],
  ] as const)('are limited, %s: $3', (_name, orderKind, usage, exceededCap) => {
    expect(findExceededCap({ ...noUsage, ...usage }, orderKind, caps)).toBe(exceededCap);
  });
});

describe('the unpaid share of a start time', () => {
  it.each([
    ['a party of ten without other unpaid orders', [createSeatShare({ requested: 10 })], null],
    ['a party of ten at a venue with twelve seats', [createSeatShare({ capacity: 12, requested: 10 })], null],
    ['a second table within a quarter of the seats', [createSeatShare({ visitor: 9, requested: 2 })], null],
    ['one seat more than a quarter of the seats', [createSeatShare({ visitor: 10, requested: 2 })], 'visitor_share'],
    ['a quarter of a large hall', [createSeatShare({ capacity: 200, visitor: 40, requested: 10 })], null],
    ['two tables of ten from one office', [createSeatShare({ address: 10, requested: 10 })], null],
    ['half of the seats from one IP address', [createSeatShare({ address: 20, requested: 2 })], null],
    [
      'more than half of the seats from one IP address',
      [createSeatShare({ address: 20, requested: 3 })],
      'address_share',
    ],
    [
      'more than half of the seats at a later time of a long stay',
      [createSeatShare({}), createSeatShare({ address: 22 })],
      'address_share',
    ],
    ['two rooms of six for one guest', [createRoomShare({ visitor: 1 })], null],
    ['a third room', [createRoomShare({ visitor: 2 })], 'visitor_share'],
    ['the fourth room of six from one IP address', [createRoomShare({ address: 3 })], 'address_share'],
    ['the only room', [createRoomShare({ capacity: 1 })], null],
    ['fifteen hampers of sixty for one guest', [createUnitShare({ visitor: 10, requested: 5 })], null],
    ['a sixteenth hamper for the same guest', [createUnitShare({ visitor: 15 })], 'visitor_day_share'],
    [
      'a dozen cakes of a day’s twelve in one order of ten and one of two',
      [createUnitShare({ capacity: 12, visitor: 10, requested: 2 })],
      'visitor_day_share',
    ],
    ['four menus for three for a party of ten', [createUnitShare({ capacity: 18, requested: 12, minUnits: 12 })], null],
    [
      'the same menus for a guest with three unpaid units',
      [createUnitShare({ capacity: 18, requested: 12, minUnits: 12, visitor: 3 })],
      'visitor_day_share',
    ],
    ['more than half of the hampers from one IP address', [createUnitShare({ address: 30 })], 'address_share'],
    [
      "more than the guest's share when too little is left for the order",
      [createSeatShare({ visitor: 10, available: 1 })],
      'sold_out',
    ],
    [
      "more than the address's share when nothing is left",
      [createSeatShare({ capacity: 40, address: 40, available: 0 })],
      'sold_out',
    ],
    ['a third room that another guest has', [createRoomShare({ visitor: 2, available: 0 })], 'sold_out'],
    ['more hampers than there are', [createUnitShare({ visitor: 15, available: 0 })], 'day_sold_out'],
    ["seats that are taken, within the guest's share", [createSeatShare({ available: 0 })], null],
  ] as const)('is limited, %s: $2', (_name, shares, exceededCap) => {
    expect(findExceededCap({ ...noUsage, shares }, 'hold', caps)).toBe(exceededCap);
    expect(findExceededCap({ ...noUsage, shares }, 'booking', caps)).toBe(exceededCap);
  });
});

describe('an order of a visitor who has no unpaid order, even with the strictest caps', () => {
  const strictestCaps: UnpaidCaps = {
    holdsPerVisitor: 1,
    holdsPerAddress: 1,
    bookingsPerPerson: 1,
    bookingsPerAddress: 1,
    visitorShare: 1,
    addressShare: 1,
  };

  it.each([
    ['the largest party of one order', createSeatShare({ requested: 10 }), true],
    ['a larger party', createSeatShare({ requested: 11 }), false],
    ['two rooms', createRoomShare({ requested: 2 }), true],
    ['three rooms', createRoomShare({ requested: 3 }), false],
    ['ten units', createUnitShare({ requested: 10 }), true],
    ['eleven units', createUnitShare({ requested: 11 }), false],
    [
      'twelve units for a party of ten whose menus serve three each',
      createUnitShare({ requested: 12, minUnits: 12 }),
      true,
    ],
    ['more units than that party needs', createUnitShare({ requested: 15, minUnits: 12 }), false],
  ])('is allowed for %s: $2', (_name, share, isAllowed) => {
    expect(findExceededCap({ ...noUsage, shares: [share] }, 'hold', strictestCaps) === null).toBe(isAllowed);
  });
});
