import {
  type DinCode,
  type DinRoomCode,
  type HtlCode,
  type ProdCode,
  type PromCode,
  toCode,
} from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { hash } from '@node-rs/argon2';
import type { Database } from '../src/db/connect';
import {
  holiday,
  holidayYear,
  hotel,
  mealTime,
  room,
  timeStock,
  venue,
  venueCategory,
  venuePhoto,
} from '../src/db/schema/hotels';
import { member } from '../src/db/schema/members';
import {
  allergy,
  menu,
  product,
  productNotSale,
  productOption,
  productPhoto,
  productQuestion,
  promotion,
} from '../src/db/schema/products';
import { cancelPolicy, terms } from '../src/db/schema/terms';

/** The time that the clock of the test servers shows: a Wednesday, 09:00 in Seoul. */
export const now = new Date('2026-03-11T00:00:00Z');
export const localize = (text: string): LocalizedText => ({
  default: text,
  ko: `${text} 한`,
  en: `${text} en`,
  cn: `${text} 中`,
  ja: `${text} 日`,
});

export const H01 = toCode<HtlCode>('H01');
export const H02 = toCode<HtlCode>('H02');
export const grill = toCode<DinCode>('GRILL');
export const bakery = toCode<DinCode>('BAKERY');
export const emptyHall = toCode<DinCode>('EMPTY');
export const library = toCode<DinRoomCode>('GRILL-LIBRARY');
export const dinner = toCode<ProdCode>('DINNER');
export const tasting = toCode<ProdCode>('TASTING');
export const cake = toCode<ProdCode>('CAKE');
export const offSale = toCode<ProdCode>('GONE');
export const mina = { userId: 'mina@example.test', password: 'correct horse' };

const business = {
  companyName: 'Moon',
  representative: 'Moon',
  address: 'Seoul',
  tel: '02-0000-0000',
  email: 'moon@example.test',
  bizRegNo: '000-00-00000',
  mailOrderNo: '1',
  mailOrderOffice: 'Seoul',
  ftcLookupUrl: 'https://example.test',
  hostingProvider: 'Moon',
  privacyOfficer: 'Moon',
};

const createHotelRow = (htlCode: HtlCode, position: number, reviewsOn: boolean) => ({
  htlCode,
  htlHmcCode: `M${position}`,
  position,
  name: localize(`Hotel ${position}`),
  phone: '02-0000-0000',
  homePageUrl: localize('https://example.test'),
  latitude: 37.5,
  longitude: 127,
  reviewsOn,
  memberFoodRule: reviewsOn ? { weekdayRate: 15, weekendRate: 10, excludedMonthDays: [], maxPeople: 8 } : null,
  business,
  photos: (['front', 'lounge', 'benefits'] as const).map((kind) => ({
    kind,
    path: `/pictures/${kind}.svg`,
    alt: localize(kind),
  })),
  benefits: [{ kind: 'special' as const, title: localize('Night'), text: localize('Dinner and a night') }],
});

const createVenueRow = (dinCode: DinCode, htlCode: HtlCode, position: number) => ({
  dinCode,
  htlCode,
  position,
  name: localize(`Venue ${dinCode}`),
  description: localize('About'),
  location: localize('1F'),
  openingHours: localize('Daily'),
  facilities: localize('Rooms'),
  parking: localize('Free'),
  notice: localize('Notice'),
  phone: '02-0000-0001',
  seatCount: 40,
  introPicture: '/pictures/venue.svg',
});

const createProductRow = (prodCode: ProdCode, dinCode: DinCode, htlCode: HtlCode, position: number) => ({
  prodCode,
  dinCode,
  htlCode,
  position,
  name: localize(`Product ${prodCode}`),
  description: localize('About'),
  categoryPosition: 1,
  bannerPicture: '/pictures/product.svg',
  reservationType: 'table' as const,
  takesDeposit: false,
  saleZone: 'D' as const,
  saleAlways: true,
  weekType: 'all' as const,
});

/** Inserts two small hotels and the member Mina into an empty database. */
export async function insertFixtures({ db }: Database): Promise<void> {
  await db.insert(hotel).values([createHotelRow(H01, 1, true), createHotelRow(H02, 2, false)]);
  await db
    .insert(venue)
    .values([
      { ...createVenueRow(grill, H01, 1), tableTurnMinutes: 90, roomTurnMinutes: 120 },
      createVenueRow(bakery, H01, 2),
      createVenueRow(emptyHall, H02, 1),
    ]);
  await db.insert(venueCategory).values([
    { dinCode: grill, position: 1, name: localize('Hall'), reservationType: 'table' },
    { dinCode: bakery, position: 1, name: localize('Cakes'), reservationType: 'pickup' },
  ]);
  await db
    .insert(venuePhoto)
    .values({ dinCode: grill, position: 1, filePath: '/pictures/grill.svg', alt: localize('The hall') });
  await db.insert(room).values({
    dinRoomCode: library,
    dinCode: grill,
    name: localize('Library'),
    area: 24,
    picture: '/pictures/library.svg',
    pictureAlt: localize('Books'),
  });
  await db.insert(timeStock).values(
    (['weekdays', 'weekend'] as const).flatMap((stockDay) =>
      ['18:00', '18:30', '19:00', '19:30'].flatMap((startTime) => [
        { dinCode: grill, stockDay, startTime, dinRoomCode: null, seats: 40, minSeats: 1 },
        { dinCode: grill, stockDay, startTime, dinRoomCode: library, seats: 8, minSeats: 4 },
      ]),
    ),
  );
  const meal = { open: true, weekdayFlags: [true, true, true, true, true], onWeekdays: true, onHolidays: true };
  await db.insert(mealTime).values([
    { dinCode: grill, meal: 'D', ...meal },
    { dinCode: grill, meal: 'M', ...meal, open: false },
  ]);
  await db.insert(holiday).values([
    { day: '2026-03-02', name: localize('Substitute holiday') },
    { day: '2025-03-01', name: localize('Long past') },
  ]);
  await db.insert(holidayYear).values([{ year: 2025 }, { year: 2026 }]);
  await db.insert(allergy).values({ allergyCode: 'AG0005', position: 1, name: localize('Other') });
  await db.insert(menu).values({
    menuIndex: 1,
    dinCode: grill,
    name: localize('Lamb'),
    description: localize('Grilled'),
    price: 100_000,
    coversPerUnit: 2,
    picture: '/pictures/lamb.svg',
  });
  await db.insert(product).values([
    { ...createProductRow(dinner, grill, H01, 1), questionType: 'both', memberDiscountOn: true },
    {
      ...createProductRow(tasting, grill, H01, 2),
      takesDeposit: true,
      depositUpTo2: 50_000,
      depositUpTo4: 40_000,
      weekType: 'weekend',
      membersOnly: true,
    },
    { ...createProductRow(offSale, grill, H01, 3), onSale: false },
    {
      ...createProductRow(cake, bakery, H01, 1),
      reservationType: 'pickup',
      saleZone: 'B',
      price: 60_000,
      daySaleLimit: 5,
      perPersonLimit: 3,
    },
  ]);
  await db
    .insert(productOption)
    .values({ prodCode: dinner, menuIndex: 1, position: 1, price: 90_000, discountRate: 10 });
  await db.insert(productNotSale).values({ prodCode: dinner, fromDay: '2026-03-20', toDay: '2026-03-21' });
  await db.insert(productPhoto).values({
    prodCode: dinner,
    position: 1,
    filePath: '/pictures/d.svg',
    photoType: 'prod1',
    alt: localize('A plate'),
  });
  await db.insert(productQuestion).values({
    prodQsCode: 'Q1',
    prodCode: dinner,
    position: 1,
    kind: 'choice',
    name: localize('Seat'),
    required: true,
    choices: [localize('Window')],
  });
  await db.insert(promotion).values(
    [
      { code: 'ENDED', startsOn: '2026-01-01', endsOn: '2026-03-10' },
      { code: 'LAST_DAY', startsOn: '2026-01-01', endsOn: '2026-03-11' },
      { code: 'OPEN', startsOn: '2026-02-01', endsOn: null },
    ].map(({ code, startsOn, endsOn }, position) => ({
      promCode: toCode<PromCode>(code),
      htlCode: H01,
      dinCode: code === 'OPEN' ? grill : null,
      position,
      name: localize(code),
      simpleDescription: localize('Short'),
      content: localize('# Long'),
      startsOn,
      endsOn,
      banner: '/pictures/b.svg',
      bannerMobile: '/pictures/bm.svg',
      bannerAlt: localize('Banner'),
    })),
  );
  const termsFields = { htlCode: H01, title: localize('Terms'), content: localize('…') };
  await db.insert(terms).values([
    { ...termsFields, termsSeq: 1, termsTypeCode: 'TT0001', version: '1', effectiveAt: new Date('2020-01-01') },
    { ...termsFields, termsSeq: 2, termsTypeCode: 'TT0001', version: '2', effectiveAt: new Date('2021-01-01') },
    {
      ...termsFields,
      termsSeq: 3,
      termsTypeCode: 'TT0002',
      version: '1',
      effectiveAt: new Date('2020-01-01'),
      endedAt: new Date('2021-01-01'),
    },
    { ...termsFields, termsSeq: 4, termsTypeCode: 'TT0003', version: '9', effectiveAt: new Date('2200-01-01') },
  ]);
  const policyFields = { dinCode: grill, reservationBased: true, description: localize('Free until two days before') };
  await db.insert(cancelPolicy).values([
    { ...policyFields, payPlcySeq: 1, version: '1', tiers: [], effectiveAt: new Date('2020-01-01') },
    {
      ...policyFields,
      payPlcySeq: 2,
      version: '2',
      tiers: [{ hoursBefore: 48, feePercent: 10 }],
      effectiveAt: new Date('2021-01-01'),
    },
  ]);
  await db.insert(member).values({
    userId: mina.userId,
    passwordHash: await hash(mina.password),
    name: '김미나',
    phone: '01012345678',
    cardNo: '9000000001',
  });
}
