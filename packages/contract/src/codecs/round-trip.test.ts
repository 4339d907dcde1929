import type { VenueStock } from '@dining/domain/inventory/stock';
import type { Product } from '@dining/domain/products/product';
import { type DinCode, type DinRoomCode, type HtlCode, type ProdCode, toCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { describe, expect, it } from 'vitest';
import { submitJoin } from '../site/join';
import { productSchema } from '../site/products';
import { venueSchema } from '../site/venues';
import { decodeMemberRule, encodeMemberRule } from './hotel';
import { decodeConsents, decodeJoinForm, encodeConsents, encodeJoinForm } from './join';
import { decodeProduct, decodeUnitsSold, encodeProduct } from './product';
import { decodeProductDisplay, type ProductDisplay } from './product-display';
import { encodeMenu, type Menu } from './product-option';
import { decodeRoomNames, decodeStock, encodeStock } from './stock';
import { decodeUsage, encodeUsage } from './usage';
import { decodeVenue, encodeVenue, type Venue } from './venue';

const createText = (ko: string, en: string): LocalizedText => ({ default: ko, ko, en, cn: undefined, ja: undefined });
const dinCode = toCode<DinCode>('H01-D1');
const room = toCode<DinRoomCode>('H01-D1-R1');

const menu: Menu = {
  menuIndex: 7,
  name: createText('양갈비', 'Lamb'),
  description: createText('굽는다', 'Grilled'),
  price: 90_000,
  coversPerUnit: 2,
  forChildren: true,
  allergens: ['milk', 'beef'],
  diets: ['alcohol'],
  picture: '/lamb.avif',
  baseIndex: 6,
  plates: [{ name: createText('양갈비', 'Lamb'), allergens: ['milk'] }],
};

const product: Product = {
  prodCode: toCode<ProdCode>('P1'),
  dinCode,
  htlCode: toCode<HtlCode>('H01'),
  name: createText('저녁', 'Dinner'),
  reservationType: 'table',
  takesDeposit: false,
  saleZone: 'D',
  saleTimes: ['18:00', '18:30'],
  saleAlways: false,
  salePeriod: { from: '2026-01-01', to: null },
  notSaleRanges: [{ from: '2026-12-24', to: '2026-12-25' }],
  weekType: 'user',
  weekDayFlags: '1111100',
  price: 0,
  dayPrices: [{ from: '2026-12-24', to: '2026-12-24', price: 70_000 }],
  discount: {
    enabled: true,
    periodRate: 20,
    period: { from: null, to: '2026-03-31' },
    weekdayRate: 10,
    weekendRate: 5,
  },
  memberDiscount: { enabled: true, rate: 0 },
  deposit: { upTo2: 10_000, upTo4: 20_000, upTo10: null, from11: null },
  daySaleLimit: 30,
  dayLimits: [{ from: '2026-12-24', to: '2026-12-25', limit: null }],
  perPersonLimit: null,
  pickupLeadDays: 1,
  pickupWeekFlags: '1111111',
  membersOnly: true,
  questionType: 'both',
  options: [
    {
      menuIndex: menu.menuIndex,
      onSale: true,
      visible: false,
      price: 85_000,
      dayPrices: [{ from: '2026-12-24', to: '2026-12-25', price: 120_000 }],
      discountRate: 10,
      coversPerUnit: menu.coversPerUnit,
      forChildren: menu.forChildren,
      allergens: menu.allergens,
      diets: menu.diets,
      name: menu.name,
      description: menu.description,
    },
  ],
  questions: [
    {
      prodQsCode: 'Q1',
      kind: 'choice',
      name: createText('자리', 'Seat'),
      visible: true,
      required: true,
      choices: [createText('창가', 'Window')],
    },
  ],
};

const display: ProductDisplay = {
  description: createText('설명', 'About'),
  category: createText('디너', 'Dinner'),
  depositNote: { default: '', ko: undefined, en: undefined, cn: undefined, ja: undefined },
  bannerPicture: '/banner.avif',
  photos: [{ filePath: '/p.avif', photoType: 'prod1', alt: createText('그림', 'Picture') }],
};

describe('a product', () => {
  const wire = encodeProduct(product, display, { onDay: 4, toPerson: 1 });

  it('is unchanged after encoding and decoding', () => {
    expect(decodeProduct(wire, [encodeMenu(menu)])).toEqual(product);
    expect(decodeProductDisplay(wire)).toEqual(display);
    expect(decodeUnitsSold(wire)).toEqual({ onDay: 4, toPerson: 1 });
  });

  it('matches the contract', () => {
    expect(productSchema.parse(wire)).toEqual(wire);
  });

  it('has no option for a menu that the response does not describe', () => {
    expect(decodeProduct(wire, []).options).toEqual([]);
  });

  it('distinguishes no limit from a limit of zero', () => {
    const soldOut = encodeProduct({ ...product, daySaleLimit: 0 }, display, { onDay: 0, toPerson: 0 });
    expect(soldOut).toMatchObject({ prodDaySaleAmntYn: 'Y', prodDaySaleAmnt: 0, prodPerPersonSaleAmntYn: 'N' });
    expect(decodeProduct(soldOut, []).daySaleLimit).toBe(0);
  });
});

describe('a venue', () => {
  const venue: Venue = {
    dinCode,
    htlCode: toCode<HtlCode>('H01'),
    htlHmcCode: 'DSE',
    name: createText('달', 'Moon'),
    cuisineLabel: createText('한식', 'Korean'),
    location: createText('1층', '1F'),
    introPicture: '/i.avif',
    phone: '02-000-0000',
    categories: [{ name: createText('홀', 'Hall'), reservationType: 'table' }],
    description: createText('설명', 'About'),
    openingHours: createText('매일', 'Daily'),
    facilities: createText('룸', 'Rooms'),
    parking: createText('무료', 'Free'),
    notice: createText('안내', 'Notice'),
    pickupNotice: createText('픽업 안내', 'Pickup notice'),
    seatCount: 88,
    cuisine: 'korean',
    welcomesChildren: true,
    hasView: false,
    tableTurnMinutes: null,
    roomTurnMinutes: 120,
    rooms: [
      {
        dinRoomCode: room,
        name: createText('달방', 'Moon room'),
        area: 24,
        picture: '/r.avif',
        pictureAlt: createText('달', 'A moon'),
      },
      {
        dinRoomCode: room,
        name: createText('별방', 'Star room'),
        area: null,
        picture: '',
        pictureAlt: { default: '' },
      },
    ],
    photos: [{ filePath: '/v.avif', alt: createText('홀', 'The hall') }],
  };

  it('is unchanged after encoding and decoding, and matches the contract', () => {
    expect(decodeVenue(encodeVenue(venue))).toEqual(venue);
    expect(venueSchema.parse(encodeVenue(venue))).toEqual(encodeVenue(venue));
  });
});

describe('the inventory of a venue', () => {
  const stock: VenueStock = {
    rows: [
      {
        day: 'weekend',
        startTime: '18:00',
        units: [
          { kind: 'table', dinRoomCode: null, seats: 40, minSeats: 1, open: true },
          { kind: 'room', dinRoomCode: room, seats: 8, minSeats: 4, open: false },
        ],
      },
    ],
    seasons: [
      {
        from: '2026-12-01',
        to: '2026-12-31',
        rows: [
          {
            day: 'weekdays',
            startTime: '18:30',
            units: [{ kind: 'table', dinRoomCode: null, seats: 20, minSeats: 1, open: true }],
          },
        ],
      },
    ],
    dayPlans: [
      {
        date: '2026-12-24',
        rows: [
          {
            startTime: '17:00',
            units: [{ kind: 'room', dinRoomCode: room, seats: 10, minSeats: 2, open: true }],
          },
        ],
      },
    ],
    meals: [
      { meal: 'D', open: true, weekdayFlags: [true, true, false, true, true], onWeekdays: true, onHolidays: false },
    ],
    closings: [
      { date: '2026-12-24', time: '18:00' },
      { date: '2026-12-25', time: null },
    ],
    tableTurnMinutes: 90,
    roomTurnMinutes: null,
  };

  it('has unchanged stock and room names after encoding and decoding', () => {
    const names = new Map([[room, createText('달방', 'Moon room')]]);
    const wire = encodeStock(stock, names);
    expect(decodeStock(wire)).toEqual(stock);
    expect(decodeRoomNames(wire)).toEqual(names);
  });

  it('is read from the response of a server without seasons and day plans', () => {
    const { dinSeasonStockList: _seasons, dinDayStockList: _days, ...formerWire } = encodeStock(stock, new Map());
    expect(decodeStock(formerWire)).toEqual({ ...stock, seasons: [], dayPlans: [] });
  });

  it('has its usage encoded with separate rows for the tables and the rooms of a start time, and decoded', () => {
    const rows = [{ date: '2026-05-05', time: '18:00', tableSeats: 12, rooms: [room] }];
    const wire = encodeUsage(rows);
    expect(wire).toEqual([
      {
        resvDate: '2026-05-05 18:00',
        resvType: 'table',
        dinRoomCodeList: [],
        dinRoomCodeCount: 0,
        resvAdultCnt: 12,
        resvKidCnt: 0,
      },
      {
        resvDate: '2026-05-05 18:00',
        resvType: 'room',
        dinRoomCodeList: [room],
        dinRoomCodeCount: 1,
        resvAdultCnt: 0,
        resvKidCnt: 0,
      },
    ]);
    expect(decodeUsage(wire)).toEqual(rows);
  });
});

describe('a hotel', () => {
  it('has the same member discount, or none, after encoding and decoding', () => {
    const rule = { weekdayRate: 15, weekendRate: 10, excludedMonthDays: ['12-24'], maxPeople: 8 };
    expect(decodeMemberRule(encodeMemberRule(rule))).toEqual(rule);
    expect(decodeMemberRule(encodeMemberRule(null))).toBeNull();
  });
});

describe('the codecs for joining', () => {
  it.each([
    ['all consents', { terms: true, privacy: true, thirdParty: true, marketing: true, sms: true, email: true }],
    [
      'the required consents and SMS',
      { terms: true, privacy: true, thirdParty: true, marketing: false, sms: true, email: false },
    ],
  ])('keep consents unchanged: %s', (_case, consents) =>
    expect(decodeConsents(encodeConsents(consents))).toEqual(consents),
  );

  const emptyAddress = { zip: '', line1: '', line2: '' };
  it.each([
    [
      'an empty form',
      {
        home: emptyAddress,
        work: emptyAddress,
        weddingDay: '',
        recommender: '',
        signUpPath: null,
        otherPathText: '',
        department: '',
        hasVisitedHotel: false,
        visitedHotelCode: null,
      },
    ],
    [
      'a complete form',
      {
        home: { zip: '04524', line1: '세종대로 110', line2: '2층' },
        work: { zip: '48000', line1: '윤슬로 41', line2: '' },
        weddingDay: '150523',
        recommender: '8100000000010017',
        signUpPath: '99',
        otherPathText: 'radio',
        department: 'FRONT',
        hasVisitedHotel: true,
        visitedHotelCode: toCode<HtlCode>('H02'),
      },
    ],
  ] as const)('keep a form unchanged: %s', (_case, form) => {
    const submission = submitJoin.body.parse({ birthday: '1990-01-01', ...encodeJoinForm(form) });
    expect(decodeJoinForm(submission)).toEqual(form);
  });
});
