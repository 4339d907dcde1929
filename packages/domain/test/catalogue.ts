import { checkCatalogue } from '../src/catalogue/check-catalogue';
import type { Catalogue } from '../src/catalogue/documents';
import { formatIssuePlace } from '../src/catalogue/format-issue-place';
import { type DinCode, type HtlCode, type ProdCode, type PromCode, toCode } from '../src/shared/codes';
import { createLocalizedText } from '../src/shared/localized-text';

const createText = (text: string) => createLocalizedText(`${text} ko`, `${text} en`, `${text} cn`, `${text} ja`);
const noText = { default: '' };
const picture = { path: '/pictures/hall-960.webp', alt: createText('Hall') };

const htlCode = toCode<HtlCode>('H01');
const dinCode = toCode<DinCode>('D101');
const prodCode = toCode<ProdCode>('P10101');

type Venue = Catalogue['venues'][number];
type Product = Catalogue['products'][number];
type Menu = Catalogue['menus'][number];

export const validVenue: Venue = {
  dinCode,
  htlCode,
  position: 1,
  active: true,
  name: createText('Grill'),
  cuisineLabel: noText,
  description: createText('A grill'),
  location: noText,
  openingHours: noText,
  facilities: noText,
  parking: noText,
  notice: noText,
  pickupNotice: noText,
  chefName: noText,
  chefStatement: noText,
  dressCode: noText,
  children: noText,
  phone: '02-000-0000',
  mailbox: null,
  wantsSheetMail: true,
  seatCount: 40,
  cuisine: 'grill',
  welcomesChildren: true,
  hasView: false,
  introPicture: picture.path,
  tableTurnMinutes: 120,
  roomTurnMinutes: null,
  categories: [
    { name: createText('Table'), reservationType: 'table' },
    { name: createText('To go'), reservationType: 'pickup' },
  ],
  photos: [picture],
  rooms: [],
  meals: [{ meal: 'D', open: true, weekdayFlags: [true, true, true, true, true], onWeekdays: true, onHolidays: true }],
  stock: [{ stockDay: 'weekdays', startTime: '18:00', dinRoomCode: null, seats: 20, minSeats: 1, open: true }],
  seasons: [],
  dayStock: [],
};

export const validMenu: Menu = {
  menuIndex: 10101,
  dinCode,
  name: createText('Steak'),
  description: noText,
  price: 68_000,
  coversPerUnit: 1,
  forChildren: false,
  picture: picture.path,
  allergens: ['beef'],
  diets: [],
  baseIndex: null,
  plates: [],
};

export const validProduct: Product = {
  prodCode,
  dinCode,
  htlCode,
  position: 1,
  onSale: true,
  name: createText('Dinner'),
  description: noText,
  depositNote: null,
  categoryPosition: 1,
  bannerPicture: picture.path,
  reservationType: 'table',
  takesDeposit: false,
  saleZone: 'D',
  saleTimes: ['18:00'],
  saleAlways: true,
  saleFrom: null,
  saleTo: null,
  weekType: 'all',
  weekDayFlags: '1111111',
  price: 0,
  dayPrices: [],
  discountOn: false,
  discountRate: 0,
  discountWeekdayRate: 0,
  discountWeekendRate: 0,
  discountFrom: null,
  discountTo: null,
  memberDiscountOn: false,
  memberDiscountRate: 0,
  depositUpTo2: null,
  depositUpTo4: null,
  depositUpTo10: null,
  depositFrom11: null,
  daySaleLimit: null,
  dayLimits: [],
  perPersonLimit: null,
  pickupLeadDays: 1,
  pickupWeekFlags: '1111111',
  membersOnly: false,
  questionType: 'none',
  notSale: [],
  photos: [{ ...picture, photoType: 'prod1' }],
  options: [{ menuIndex: 10101, onSale: true, visible: true, price: 68_000, dayPrices: [], discountRate: 0 }],
  questions: [],
};

/** A catalogue with one hotel, venue, menu, product, promotion, text and policy, without broken rules. */
export const validCatalogue: Catalogue = {
  group: { allergies: [], appProps: [], joiningCoupons: [] },
  hotels: [
    {
      htlCode,
      htlHmcCode: 'DSE',
      position: 1,
      name: createText('Hotel'),
      phone: '02-000-0000',
      homePageUrl: createText('https://hotel.example/'),
      latitude: 37.5,
      longitude: 127,
      reviewsOn: true,
      ratingsOn: true,
      pointRate: 0,
      pointsSpendable: false,
      staffLanguage: 'ko',
      memberFoodRule: null,
      business: {
        companyName: '호텔㈜',
        representative: '대표',
        address: '서울',
        tel: '02-000-0000',
        email: 'hotel@example.test',
        bizRegNo: '000-81-00014',
        mailOrderNo: '',
        mailOrderOffice: '',
        ftcLookupUrl: '',
        hostingProvider: '',
        privacyOfficer: '담당자',
      },
      photos: [],
      benefits: [],
    },
  ],
  venues: [validVenue],
  menus: [validMenu],
  products: [validProduct],
  promotions: [
    {
      promCode: toCode<PromCode>('PR1'),
      htlCode,
      dinCode,
      prodCode,
      position: 1,
      name: createText('Winter'),
      simpleDescription: createText('A winter dinner'),
      content: noText,
      startsOn: '2026-12-01',
      endsOn: '2026-12-31',
      linkUrl: null,
      banner: picture,
      bannerMobile: picture.path,
    },
  ],
  terms: [
    {
      termsSeq: 111,
      htlCode,
      termsTypeCode: 'TT0001',
      title: createText('Terms'),
      content: createText('Article 1'),
      version: '1.0',
      effectiveAt: new Date('2025-01-01T00:00:00+09:00'),
      endedAt: null,
    },
  ],
  policies: [
    {
      payPlcySeq: 1011,
      dinCode,
      reservationBased: false,
      tiers: [{ hoursBefore: 24, feePercent: 20 }],
      graceMinutes: 0,
      description: createText('Fees'),
      version: '1.0',
      effectiveAt: new Date('2025-01-01T00:00:00+09:00'),
    },
  ],
};

/** Checks a catalogue and returns its issues, such as `product P10101 options[1].price: price_out_of_range`. */
export const listCatalogueIssues = (changes: Partial<Catalogue>): string[] =>
  checkCatalogue({ ...validCatalogue, ...changes }).map(
    ({ document: { kind, code }, path, code: issue }) => `${kind} ${code} ${formatIssuePlace(path)}: ${issue}`,
  );

/** Returns the products of `validCatalogue` with changes, for `listCatalogueIssues`. */
export const changeProduct = (changes: Partial<Product>): Partial<Catalogue> => ({
  products: [{ ...validProduct, ...changes }],
});
/** Returns the venues of `validCatalogue` with changes, for `listCatalogueIssues`. */
export const changeVenue = (changes: Partial<Venue>): Partial<Catalogue> => ({
  venues: [{ ...validVenue, ...changes }],
});
