import { describe, expect, it } from 'vitest';
import { validCatalogue, validMenu, validProduct, validVenue } from '../../test/catalogue';
import {
  checkHotelFields,
  checkMenuFields,
  checkPolicyFields,
  checkProductFields,
  checkTermsFields,
  checkVenueFields,
  type FieldIssue,
  type PolicyFields,
} from './check-fields';
import {
  findProductFields,
  getHotelFields,
  getMenuFields,
  getVenueFields,
  type HotelFields,
  type MenuFields,
  type ProductFields,
  type StartTimeFields,
  type VenueFields,
} from './fields';

const [hotelDocument] = validCatalogue.hotels;
const product = findProductFields(validProduct);
if (hotelDocument === undefined || product === undefined) throw new Error('the fixture is not complete');

const text = { ko: '글', en: 'Text', cn: '文', ja: '文' };
const noText = { ko: '', en: '', cn: '', ja: '' };
const venue = getVenueFields(validVenue);
const menu = getMenuFields(validMenu);
const hotelFields = getHotelFields(hotelDocument);
const hotel: HotelFields = {
  ...hotelFields,
  business: { ...hotelFields.business, mailOrderNo: '2026-1', mailOrderOffice: '중구청', hostingProvider: '호텔㈜' },
};

/** Formats issues like `name.en: language_missing`. */
const format = (issues: readonly FieldIssue[]): string[] => issues.map(({ path, code }) => `${path}: ${code}`);

describe('hotel', () => {
  const changeBusiness = (changes: Partial<HotelFields['business']>): Partial<HotelFields> => ({
    business: { ...hotel.business, ...changes },
  });

  it.each<readonly [sentence: string, changes: Partial<HotelFields>, issues: readonly string[]]>([
    ['a complete hotel can be saved', {}, []],
    ['a hotel needs no home page', { homePageUrl: '' }, []],
    ['a name without Chinese is refused', { name: { ...text, cn: ' ' } }, ['name.cn: language_missing']],
    ['a hotel without any name lacks the Korean one', { name: noText }, ['name.ko: language_missing']],
    ['a phone number of spaces is missing', { phone: '  ' }, ['phone: field_missing']],
    ['a company’s name is needed', changeBusiness({ companyName: '' }), ['business.companyName: field_missing']],
    [
      'a wrong business number has one error',
      changeBusiness({ bizRegNo: '000-81-00015' }),
      ['business.bizRegNo: business_number_invalid'],
    ],
    [
      'an empty business number has the same error',
      changeBusiness({ bizRegNo: '' }),
      ['business.bizRegNo: business_number_invalid'],
    ],
    ['an empty e-mail address is missing', changeBusiness({ email: '' }), ['business.email: field_missing']],
    [
      'an e-mail address without @ is not valid',
      changeBusiness({ email: 'hotel.example' }),
      ['business.email: email_invalid'],
    ],
    ['spaces around an e-mail address are accepted', changeBusiness({ email: ' hotel@example.test ' }), []],
    [
      'a translation of the registration without Japanese is refused',
      { readable: { ...hotel.readable, address: { ...text, ja: '' } } },
      ['readable.address.ja: language_missing'],
    ],
    [
      'a discount of members with impossible rates, people or days is refused',
      { memberFoodRule: { weekdayRate: 101, weekendRate: 5.5, maxPeople: 0, excludedMonthDays: ['12-24', '02-30'] } },
      [
        'memberFoodRule.weekdayRate: number_invalid',
        'memberFoodRule.weekendRate: number_invalid',
        'memberFoodRule.maxPeople: number_invalid',
        'memberFoodRule.excludedMonthDays: day_invalid',
      ],
    ],
    [
      'a discount of members may exclude the last day of February',
      { memberFoodRule: { weekdayRate: 0, weekendRate: 100, maxPeople: 8, excludedMonthDays: ['02-29'] } },
      [],
    ],
    ['the lowest position and coordinates are valid', { position: 0, latitude: -90, longitude: -180 }, []],
    ['the highest position and coordinates are valid', { position: 1_000_000, latitude: 90, longitude: 180 }, []],
    ['a position below 0 is refused', { position: -1 }, ['position: number_invalid']],
    ['a position above 1,000,000 is refused', { position: 1_000_001 }, ['position: number_invalid']],
    ['a position between two whole numbers is refused', { position: 1.5 }, ['position: number_invalid']],
    ['a position that was not typed is refused', { position: Number.NaN }, ['position: number_invalid']],
    ['a latitude north of the pole is refused', { latitude: 90.1 }, ['latitude: number_invalid']],
    ['a longitude beyond 180 degrees is refused', { longitude: -180.1 }, ['longitude: number_invalid']],
  ])('%s', (_sentence, changes, issues) => {
    expect(format(checkHotelFields({ ...hotel, ...changes }))).toEqual(issues);
  });
});

describe('restaurant', () => {
  it.each<readonly [sentence: string, changes: Partial<VenueFields>, issues: readonly string[]]>([
    ['a complete restaurant can be saved', {}, []],
    ['a restaurant needs no location or hours as texts', { location: noText, openingHours: noText }, []],
    [
      'a location in Korean only lacks three languages',
      { location: { ...noText, ko: '로비' } },
      ['location.en: language_missing', 'location.cn: language_missing', 'location.ja: language_missing'],
    ],
    ['a restaurant needs a description', { description: noText }, ['description.ko: language_missing']],
    ['a restaurant needs a phone number', { phone: '' }, ['phone: field_missing']],
    ['a mailbox is an e-mail address', { mailbox: 'grill' }, ['mailbox: email_invalid']],
    ['a restaurant may have a mailbox', { mailbox: 'grill@example.test' }, []],
    ['a restaurant may have 0 seats', { seatCount: 0 }, []],
    ['a restaurant may have 10,000 seats', { seatCount: 10_000 }, []],
    ['a restaurant with 10,001 seats is refused', { seatCount: 10_001 }, ['seatCount: number_invalid']],
    ['a stay may have no planned length', { tableTurnMinutes: null }, []],
    ['a stay may last a day', { tableTurnMinutes: 1_440 }, []],
    ['a stay of 0 minutes is refused', { tableTurnMinutes: 0 }, ['tableTurnMinutes: number_invalid']],
    ['a stay of more than a day is refused', { tableTurnMinutes: 1_441 }, ['tableTurnMinutes: number_invalid']],
  ])('%s', (_sentence, changes, issues) => {
    expect(format(checkVenueFields({ ...venue, ...changes }, false))).toEqual(issues);
    expect(format(checkVenueFields({ ...venue, ...changes, startTimes: [] }, true))).toEqual(issues);
  });

  const at = (time: string, weekdaySeats = 20, weekendSeats = 20): StartTimeFields => ({
    time,
    weekdaySeats,
    weekendSeats,
  });

  it.each<readonly [sentence: string, startTimes: readonly StartTimeFields[], issues: readonly string[]]>([
    ['a new restaurant needs a start time', [], ['startTimes: venue_without_hours']],
    ['breakfast may start at 06:00 and dinner at 23:59', [at('06:00'), at('23:59')], []],
    ['no meal starts at 05:59', [at('12:00'), at('05:59')], ['startTimes.1.time: time_without_meal']],
    ['no day has the time 24:00', [at('24:00')], ['startTimes.0.time: time_invalid']],
    ['a start time is not empty', [at('')], ['startTimes.0.time: time_invalid']],
    [
      'the second of two equal start times is refused once',
      [at('12:00'), at('12:00')],
      ['startTimes.1.time: start_time_repeated'],
    ],
    ['a start time may exist only on weekends', [at('12:00', 0, 20)], []],
    ['a start time may have 2,000 seats', [at('12:00', 2_000, 2_000)], []],
    [
      'a start time with 2,001 seats on weekdays is refused once',
      [at('12:00', 2_001)],
      ['startTimes.0.weekdaySeats: seats_out_of_range'],
    ],
    [
      'a start time with fewer than 0 seats on weekends is refused once',
      [at('12:00', 20, -1)],
      ['startTimes.0.weekendSeats: seats_out_of_range'],
    ],
    ['half a seat is refused', [at('12:00', 0.5)], ['startTimes.0.weekdaySeats: number_invalid']],
    ['seats that were not typed are refused', [at('12:00', Number.NaN)], ['startTimes.0.weekdaySeats: number_invalid']],
  ])('%s', (_sentence, startTimes, issues) => {
    expect(format(checkVenueFields({ ...venue, startTimes }, false))).toEqual(issues);
    expect(format(checkVenueFields({ ...venue, startTimes }, true))).toEqual([]);
  });

  it('the error of a start time without seats on any day names the range of 1 to 2,000 seats', () => {
    expect(checkVenueFields({ ...venue, startTimes: [at('12:00'), at('18:00', 0, 0)] }, false)).toEqual([
      { path: 'startTimes.1.weekdaySeats', code: 'seats_out_of_range', values: { min: 1, max: 2_000 } },
    ]);
  });
});

describe('menu', () => {
  it.each<readonly [sentence: string, changes: Partial<MenuFields>, issues: readonly string[]]>([
    ['a complete menu can be saved', {}, []],
    ['a menu needs no description', { description: noText }, []],
    [
      'a description without Japanese is refused',
      { description: { ...text, ja: '' } },
      ['description.ja: language_missing'],
    ],
    ['a menu needs a name', { name: noText }, ['name.ko: language_missing']],
    ['a menu may cost ₩1', { price: 1 }, []],
    ['a menu may cost ₩50,000,000', { price: 50_000_000 }, []],
    ['a menu for ₩0 is refused', { price: 0 }, ['price: price_out_of_range']],
    ['a menu for ₩50,000,001 is refused', { price: 50_000_001 }, ['price: price_out_of_range']],
    ['a price with half a won is refused', { price: 100.5 }, ['price: price_out_of_range']],
    ['a price that was not typed is refused', { price: Number.NaN }, ['price: price_out_of_range']],
  ])('%s', (_sentence, changes, issues) => {
    expect(format(checkMenuFields({ ...menu, ...changes }))).toEqual(issues);
  });
});

describe('product', () => {
  it.each<readonly [sentence: string, changes: Partial<ProductFields>, issues: readonly string[]]>([
    ['a product with a menu can be saved', {}, []],
    ['a product needs no description', { description: noText }, []],
    ['a product needs a name in English', { name: { ...text, en: '' } }, ['name.en: language_missing']],
    ['a product without menus is refused', { menuIndexes: [] }, ['menuIndexes: menu_missing']],
  ])('%s', (_sentence, changes, issues) => {
    expect(format(checkProductFields({ ...product, ...changes }))).toEqual(issues);
  });
});

describe('terms', () => {
  it.each([
    ['terms in four languages can be saved', { title: text, content: text }, []],
    ['terms need a title', { title: noText, content: text }, ['title.ko: language_missing']],
    [
      'terms need a content in Chinese',
      { title: text, content: { ...text, cn: '' } },
      ['content.cn: language_missing'],
    ],
  ])('%s', (_sentence, fields, issues) => {
    expect(format(checkTermsFields(fields))).toEqual(issues);
  });
});

describe('cancellation policy', () => {
  const policy: PolicyFields = { reservationBased: false, tiers: [], graceMinutes: 0, description: text };
  const createTier = (feePercent: number, hoursBefore = 24) => ({ hoursBefore, feePercent });

  it.each<readonly [sentence: string, changes: Partial<PolicyFields>, issues: readonly string[]]>([
    ['a policy without fees can be saved', {}, []],
    ['a fee of 20% is permitted', { tiers: [createTier(20)] }, []],
    ['a fee of 21% is too high', { tiers: [createTier(21)] }, ['tiers: tier_over_cap']],
    ['a reservation-based restaurant may keep 40%', { reservationBased: true, tiers: [createTier(40)] }, []],
    [
      'a reservation-based restaurant may not keep 41%',
      { reservationBased: true, tiers: [createTier(41)] },
      ['tiers: tier_over_cap'],
    ],
    ['a fee from 0 hours before the visit is refused', { tiers: [createTier(10, 0)] }, ['tiers: tier_invalid']],
    ['two fees from the same hour are refused', { tiers: [createTier(10), createTier(20)] }, ['tiers: tier_repeated']],
    [
      'a fee that falls towards the visit is refused',
      { tiers: [createTier(20, 48), createTier(10, 24)] },
      ['tiers: tier_not_rising'],
    ],
    ['guests may cancel for free within a day after they book', { graceMinutes: 1_440 }, []],
    ['a longer grace period is refused', { graceMinutes: 1_441 }, ['graceMinutes: grace_invalid']],
    ['a policy needs a description', { description: noText }, ['description.ko: language_missing']],
    [
      'a wrong fee and a missing language are both listed',
      { tiers: [createTier(21)], description: { ...text, ja: '' } },
      ['tiers: tier_over_cap', 'description.ja: language_missing'],
    ],
  ])('%s', (_sentence, changes, issues) => {
    expect(format(checkPolicyFields({ ...policy, ...changes }, 'paid_in_full'))).toEqual(issues);
  });

  it('a deposit may be kept in full', () => {
    expect(checkPolicyFields({ ...policy, tiers: [createTier(100)] }, 'deposits_only')).toEqual([]);
  });
});
