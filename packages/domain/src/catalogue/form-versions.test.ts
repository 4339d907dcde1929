import { describe, expect, it } from 'vitest';
import { changeProduct, changeVenue, validCatalogue, validProduct, validVenue } from '../../test/catalogue';
import { type DinRoomCode, toCode } from '../shared/codes';
import { type Catalogue, emptyCatalogue } from './documents';
import { listFormDifferences } from './form-differences';
import { listChangedForms } from './form-versions';

const [validHotel] = validCatalogue.hotels;
const [option] = validProduct.options;
const [unit] = validVenue.stock;
const [meal] = validVenue.meals;
if (validHotel === undefined || option === undefined || unit === undefined || meal === undefined)
  throw new Error('the fixture is empty');
const photo = { kind: 'front', path: '/pictures/front-960.webp', alt: { default: 'Front' } } as const;
const hotel = { ...validHotel, photos: [photo] };
const room = toCode<DinRoomCode>('D101R1');
const christmas = { fromDay: '2026-12-24', toDay: '2026-12-25' };
const winter = { name: 'Winter', fromDay: '2026-12-20', toDay: '2027-01-05', stock: [unit] };
const christmasEve = { day: '2026-12-24', startTime: '17:30', dinRoomCode: room, seats: 8, minSeats: 4, open: false };
const coupon = {
  htlCode: hotel.htlCode,
  name: { default: 'Welcome' },
  kind: 'amount',
  value: 5_000,
  minOrderAmount: 0,
  maxDiscount: null,
  validDays: 30,
} as const;
const stored: Catalogue = {
  ...validCatalogue,
  hotels: [hotel],
  group: { ...validCatalogue.group, joiningCoupons: [coupon] },
  ...changeProduct({ dayLimits: [{ ...christmas, limit: null }] }),
  venues: [{ ...validVenue, seasons: [winter], dayStock: [christmasEve] }],
};

/** Lists what a change adds to which history, as `kind code path: before → after`. */
const listDifferences = (changes: Partial<Catalogue>): string[] =>
  listChangedForms(stored, { ...stored, ...changes }).flatMap(({ kind, code, before, content }) =>
    listFormDifferences(kind, before as never, content as never).map(
      ({ path, before: old, after }) => `${kind} ${code} ${path}: ${JSON.stringify(old)} → ${JSON.stringify(after)}`,
    ),
  );
const changeStock = (changes: Partial<typeof validVenue>) => ({
  venues: stored.venues.map((venue) => ({ ...venue, ...changes })),
});

describe('a change is added to the history of its form', () => {
  it.each<readonly [what: string, changes: Partial<Catalogue>, differences: readonly string[]]>([
    ['a phone number', { hotels: [{ ...hotel, phone: '02-1' }] }, ['hotel H01 phone: "02-000-0000" → "02-1"']],
    [
      'the number of the mail-order register',
      { hotels: [{ ...hotel, business: { ...hotel.business, mailOrderNo: '7' } }] },
      [`hotel H01 business.mailOrderNo: ${JSON.stringify(hotel.business.mailOrderNo)} → "7"`],
    ],
    [
      'a removed photo',
      { hotels: [{ ...hotel, photos: [] }] },
      [expect.stringMatching(/^hotelPhotos H01 photos\.0: .*"kind":"front".* → undefined$/)],
    ],
    [
      'a new benefit',
      { hotels: [{ ...hotel, benefits: [{ kind: 'special', title: { default: 'A' }, text: { default: 'B' } }] }] },
      [expect.stringMatching(/^benefits H01 benefits\.0: undefined → .*"kind":"special"/)],
    ],
    [
      'a welcome coupon',
      { group: { ...stored.group, joiningCoupons: [{ ...coupon, value: 9_000 }] } },
      ['joiningCoupon H01 value: 5000 → 9000'],
    ],
    [
      'the price of a menu',
      { menus: stored.menus.map((menu) => ({ ...menu, price: 70_000 })) },
      ['prices D101  10101  : 68000 → 70000'],
    ],
    [
      'a price on some days',
      changeProduct({
        dayLimits: [{ ...christmas, limit: null }],
        options: [{ ...option, dayPrices: [{ ...christmas, price: 90_000 }] }],
      }),
      ['prices D101 P10101 10101 2026-12-24 2026-12-25: undefined → 90000'],
    ],
    [
      'a limit on some days that becomes a number',
      changeProduct({ dayLimits: [{ ...christmas, limit: 20 }] }),
      ['limits D101 P10101 2026-12-24 2026-12-25.limit: null → 20'],
    ],
    [
      'a limit on some days that ends',
      changeProduct({ dayLimits: [] }),
      ['limits D101 P10101 2026-12-24 2026-12-25: {"limit":null} → undefined'],
    ],
    [
      'seats and a further start time on weekdays',
      changeStock({
        stock: [
          { ...unit, seats: 30 },
          { ...unit, startTime: '19:00' },
        ],
      }),
      [
        'weekly D101 weekdays.18:00.tables: "1-20" → "1-30"',
        'weekly D101 weekdays.19:00: undefined → {"tables":"1-20"}',
      ],
    ],
    [
      'a meal that is not served on Mondays and weekends',
      changeStock({ meals: [{ ...meal, weekdayFlags: [false, true, true, true, true], onHolidays: false }] }),
      ['weekly D101 meals.D.mon: true → false', 'weekly D101 meals.D.weekend: true → false'],
    ],
    [
      'the name and seats of a season',
      changeStock({ seasons: [{ ...winter, name: 'Cold', stock: [{ ...unit, seats: 5 }] }] }),
      [
        'seasons D101 2026-12-20 2027-01-05.name: "Winter" → "Cold"',
        'seasons D101 2026-12-20 2027-01-05.weekdays.18:00.tables: "1-20" → "1-5"',
      ],
    ],
    [
      'a room that is sold again on one day',
      changeStock({ dayStock: [{ ...christmasEve, open: true }] }),
      ['dayPlans D101 2026-12-24.17:30.D101R1: "closed 4-8" → "4-8"'],
    ],
    ['a turn time', changeStock({ tableTurnMinutes: null }), ['turnTimes D101 tableTurnMinutes: 120 → null']],
  ])('%s', (_what, changes, differences) => expect(listDifferences(changes)).toEqual(differences));
});

it.each<readonly [what: string, changes: Partial<Catalogue>]>([
  ['a copy with the same content', structuredClone(stored)],
  ['the order of start times', changeStock({ stock: [...validVenue.stock].toReversed() })],
  ['the point rate, which has its own setting', { hotels: [{ ...hotel, pointRate: 3 }] }],
  ['the name of a venue, which its document has', changeVenue({ ...stored.venues[0], phone: '02-2' })],
])('%s is no new version of a form', (_what, changes) => expect(listDifferences(changes)).toEqual([]));

it('a new venue begins the history of what it has, and not of what is empty', () =>
  expect(
    listChangedForms({ ...stored, venues: [], menus: [], products: [] }, stored).map(({ kind, code, before }) => [
      kind,
      code,
      before,
    ]),
  ).toEqual([
    ['prices', 'D101', null],
    ['limits', 'D101', null],
    ['weekly', 'D101', null],
    ['seasons', 'D101', null],
    ['dayPlans', 'D101', null],
    ['turnTimes', 'D101', null],
  ]));

it('an empty catalogue has no versions of a venue or a hotel', () =>
  expect(listChangedForms(emptyCatalogue, emptyCatalogue)).toEqual([]));
