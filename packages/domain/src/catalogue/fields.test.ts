import { describe, expect, it } from 'vitest';
import { validCatalogue, validMenu, validProduct, validVenue } from '../../test/catalogue';
import { type DinCode, type DinRoomCode, type HtlCode, type ProdCode, toCode } from '../shared/codes';
import type { ProductDocument, VenueDocument } from './documents';
import {
  applyHotelFields,
  applyMenuFields,
  applyProductFields,
  applyVenueFields,
  findProductFields,
  getHotelFields,
  getMenuFields,
  getNextCode,
  getNextNumber,
  getVenueFields,
  type ProductFields,
  type StartTimeFields,
  type TextFields,
  toLocalizedText,
} from './fields';

const [hotel] = validCatalogue.hotels;
const [option] = validProduct.options;
const [stockRow] = validVenue.stock;
const product = findProductFields(validProduct);
if (hotel === undefined || option === undefined || stockRow === undefined || product === undefined)
  throw new Error('the fixture is not complete');
const venue = getVenueFields(validVenue);
const newText = { ko: '새 이름', en: 'New name', cn: '新名', ja: '新名' };

describe('texts', () => {
  it.each<readonly [sentence: string, fields: TextFields, text: object]>([
    ['a text in four languages has the Korean one as its default', newText, { default: '새 이름', ...newText }],
    ['a text without any language is an empty one', { ko: '', en: ' ', cn: '', ja: '' }, { default: '' }],
    [
      'a text in English only keeps empty fields for the other languages, so that they count as missing',
      { ko: '', en: 'Grill', cn: '', ja: '' },
      { default: '', ko: '', en: 'Grill', cn: '', ja: '' },
    ],
  ])('%s', (_sentence, fields, text) => {
    expect(toLocalizedText(fields)).toEqual(text);
  });

  it.each([
    [
      'a text with only a default is shown in each language',
      { default: 'Steak' },
      ['Steak', 'Steak', 'Steak', 'Steak'],
    ],
    [
      'a missing language is shown empty',
      { default: '스테이크', ko: '스테이크', en: 'Steak' },
      ['스테이크', 'Steak', '', ''],
    ],
    ['an empty text is shown empty', { default: '' }, ['', '', '', '']],
  ])('%s', (_sentence, name, [ko, en, cn, ja]) => {
    expect(getMenuFields({ ...validMenu, name }).name).toEqual({ ko, en, cn, ja });
  });
});

describe('codes', () => {
  it.each<readonly [sentence: string, prefix: string, codes: readonly string[], digits: number, next: string]>([
    ['the first restaurant is D001', 'D', [], 3, 'D001'],
    ['D305 follows D304', 'D', ['D101', 'D304'], 3, 'D305'],
    ['H10 follows H09', 'H', ['H09'], 2, 'H10'],
    ['a code becomes longer after the last one of its length', 'D', ['D999'], 3, 'D1000'],
    ['codes with another prefix or without a number do not count', 'D', ['P500', 'DINER', 'D002'], 3, 'D003'],
  ])('%s', (_sentence, prefix, codes, digits, next) => {
    expect(getNextCode(prefix, codes, digits)).toBe(next);
  });

  it.each<readonly [sentence: string, numbers: readonly number[], next: number]>([
    ['the first number is 1', [], 1],
    ['the next number follows the highest one, and gaps stay', [1, 7, 3], 8],
  ])('%s', (_sentence, numbers, next) => {
    expect(getNextNumber(numbers)).toBe(next);
  });
});

describe('saving without a change', () => {
  const translations = { companyName: { default: 'Hotel Inc.' } };
  const hotelWithTranslation = { ...hotel, business: { ...hotel.business, readable: translations } };

  it.each<readonly [sentence: string, saved: object, stored: object]>([
    [
      'a hotel keeps its home pages and the translations of its registration',
      applyHotelFields(getHotelFields(hotelWithTranslation), hotelWithTranslation),
      hotelWithTranslation,
    ],
    ['a menu keeps its picture and allergens', applyMenuFields(getMenuFields(validMenu), validMenu), validMenu],
    ['a product keeps its options and start times', applyProductFields(product, validProduct, []), validProduct],
    ['a restaurant keeps its start times, meals and categories', applyVenueFields(venue, validVenue), validVenue],
  ])('%s', (_sentence, saved, stored) => {
    expect(saved).toEqual(stored);
  });
});

describe('hotel', () => {
  it.each([
    ['the same home page keeps that of each language', hotel.homePageUrl.ko ?? '', hotel.homePageUrl],
    ['a new home page is that of all languages', 'https://new.example/', { default: 'https://new.example/' }],
  ])('%s', (_sentence, homePageUrl, saved) => {
    expect(applyHotelFields({ ...getHotelFields(hotel), homePageUrl }, hotel).homePageUrl).toEqual(saved);
  });

  it('a new hotel shows reviews, has no points and uses its code in page URLs too', () => {
    expect(applyHotelFields(getHotelFields(hotel), toCode<HtlCode>('H02'))).toMatchObject({
      htlCode: 'H02',
      htlHmcCode: 'H02',
      reviewsOn: true,
      pointRate: 0,
      pointsSpendable: false,
      homePageUrl: { default: hotel.homePageUrl.ko },
    });
  });
});

describe('restaurant', () => {
  const room = { ...stockRow, startTime: '12:00', dinRoomCode: toCode<DinRoomCode>('R1') };

  it.each<readonly [sentence: string, stock: VenueDocument['stock'], startTimes: readonly StartTimeFields[]]>([
    ['a time of weekdays has no seats on weekends', [stockRow], [{ time: '18:00', weekdaySeats: 20, weekendSeats: 0 }]],
    [
      'a time of both kinds of days is shown once',
      [stockRow, { ...stockRow, stockDay: 'weekend', seats: 24 }],
      [{ time: '18:00', weekdaySeats: 20, weekendSeats: 24 }],
    ],
    [
      'times are shown in their order',
      [stockRow, { ...stockRow, startTime: '12:00', seats: 8 }],
      [
        { time: '12:00', weekdaySeats: 8, weekendSeats: 0 },
        { time: '18:00', weekdaySeats: 20, weekendSeats: 0 },
      ],
    ],
    ['the seats of rooms are not shown', [room], []],
  ])('%s', (_sentence, stock, startTimes) => {
    expect(getVenueFields({ ...validVenue, stock }).startTimes).toEqual(startTimes);
  });

  const newVenue = { dinCode: toCode<DinCode>('D102'), htlCode: toCode<HtlCode>('H01'), position: 2 };
  const lunch = { time: '12:00', weekdaySeats: 10, weekendSeats: 12 };
  const weekendDinner = { time: '18:00', weekdaySeats: 0, weekendSeats: 30 };
  const formatRow = ({ stockDay, startTime, seats }: VenueDocument['stock'][number]) =>
    `${stockDay} ${startTime} ${seats}`;
  const formatMeal = ({ meal, onWeekdays, onHolidays }: VenueDocument['meals'][number]) =>
    `${meal}${onWeekdays ? ' weekdays' : ''}${onHolidays ? ' weekend' : ''}`;

  it.each<readonly [string, VenueDocument | typeof newVenue, readonly StartTimeFields[], string[], string[]]>([
    [
      'a new restaurant has its start times, and serves their meals',
      newVenue,
      [lunch, weekendDinner],
      ['weekdays 12:00 10', 'weekend 12:00 12', 'weekend 18:00 30'],
      ['M', 'L weekdays weekend', 'D weekend'],
    ],
    [
      'a restaurant without start times gets those of the form',
      { ...validVenue, stock: [], meals: [] },
      [weekendDinner],
      ['weekend 18:00 30'],
      ['M', 'L', 'D weekend'],
    ],
    [
      'a restaurant with start times keeps its stored start times and meals',
      validVenue,
      [lunch],
      ['weekdays 18:00 20'],
      ['D weekdays weekend'],
    ],
  ])('%s', (_sentence, stored, startTimes, rows, meals) => {
    const saved = applyVenueFields({ ...venue, startTimes }, stored);
    expect(saved.stock.map(formatRow)).toEqual(rows);
    expect(saved.meals.map(formatMeal)).toEqual(meals);
  });

  it('a new restaurant is active and sells visits at tables', () => {
    const { active, dinCode, position, categories } = applyVenueFields(venue, newVenue);
    expect({ active, dinCode, position }).toEqual({ active: true, dinCode: 'D102', position: 2 });
    expect(categories.map(({ reservationType }) => reservationType)).toEqual(['table']);
  });

  it.each([
    ['an empty e-mail address of a restaurant is stored as null', '', null],
    ['the e-mail address of a restaurant is stored as entered', 'grill@example.test', 'grill@example.test'],
  ])('%s', (_sentence, mailbox, saved) => {
    expect(applyVenueFields({ ...venue, mailbox }, validVenue).mailbox).toBe(saved);
  });
});

describe('menu', () => {
  const fields = { ...getMenuFields(validMenu), name: newText, price: 70_000 };

  it.each([
    ['a stored menu gets its new name and price, and keeps its allergens', validMenu, ['beef']],
    ['allergens of a new menu are not known yet', { menuIndex: 10102, dinCode: validMenu.dinCode }, null],
  ])('%s', (_sentence, stored, allergens) => {
    expect(applyMenuFields(fields, stored)).toMatchObject({
      menuIndex: stored.menuIndex,
      name: { default: '새 이름', en: 'New name' },
      price: 70_000,
      coversPerUnit: 1,
      allergens,
    });
  });
});

describe('product', () => {
  it.each<readonly [sentence: string, changes: Partial<ProductDocument>, isShown: boolean]>([
    ['the form shows a visit at a table on all days', {}, true],
    ['the form shows a visit at a table on weekends', { weekType: 'weekend' }, true],
    ['the form does not show a visit on chosen days', { weekType: 'user' }, false],
    ['the form does not show a visit in a room', { reservationType: 'room' }, false],
    ['the form does not show a pickup product', { reservationType: 'pickup' }, false],
  ])('%s', (_sentence, changes, isShown) => {
    expect(findProductFields({ ...validProduct, ...changes }) !== undefined).toBe(isShown);
  });

  const menus = [validMenu, { ...validMenu, menuIndex: 10102, price: 90_000 }];
  const stored = { ...validProduct, options: [{ ...option, price: 60_000, discountRate: 10 }] };
  const newProduct = {
    prodCode: toCode<ProdCode>('P0002'),
    dinCode: validProduct.dinCode,
    htlCode: validProduct.htlCode,
    position: 2,
    categoryPosition: 1,
  };

  it.each<readonly [string, ProductDocument | typeof newProduct, ProductFields['menuIndexes'], readonly string[]]>([
    ['a menu that the product had keeps its own price and discount', stored, [10101], ['10101 ₩60000 −10%']],
    [
      'an added menu gets the list price of the menu',
      stored,
      [10102, 10101],
      ['10102 ₩90000 −0%', '10101 ₩60000 −10%'],
    ],
    ['a menu that is no longer chosen is removed', stored, [10102], ['10102 ₩90000 −0%']],
    ['a new product has the menus that were chosen', newProduct, [10101], ['10101 ₩68000 −0%']],
  ])('%s', (_sentence, base, menuIndexes, options) => {
    const saved = applyProductFields({ ...product, menuIndexes }, base, menus);
    expect(saved.options.map((each) => `${each.menuIndex} ₩${each.price} −${each.discountRate}%`)).toEqual(options);
  });

  it.each<readonly [sentence: string, base: ProductDocument | typeof newProduct, onSale: boolean]>([
    ['a new product is not on sale', newProduct, false],
    ['a product on sale stays on sale', stored, true],
    ['a product that is not on sale stays so', { ...stored, onSale: false }, false],
  ])('%s', (_sentence, base, onSale) => {
    const saved = applyProductFields({ ...product, name: newText, weekType: 'weekdays' }, base, menus);
    expect(saved).toMatchObject({ onSale, weekType: 'weekdays', name: { default: '새 이름' } });
  });
});
