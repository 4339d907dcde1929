import { expect, it } from 'vitest';
import { validCatalogue, validMenu, validProduct, validVenue } from '../../test/catalogue';
import { type DinCode, type DinRoomCode, type HtlCode, type ProdCode, toCode } from '../shared/codes';
import { checkCatalogue } from './check-catalogue';
import { isBusinessNumber } from './check-hotel';
import type { Catalogue, ProductDocument, VenueDocument } from './documents';
import { formatIssuePlace } from './format-issue-place';

/** Checks a catalogue and returns its issues, such as `product P10101 options[1].price: price_out_of_range`. */
const listIssues = (changes: Partial<Catalogue>): string[] =>
  checkCatalogue({ ...validCatalogue, ...changes }).map(
    ({ document: { kind, code }, path, code: issue }) => `${kind} ${code} ${formatIssuePlace(path)}: ${issue}`,
  );

const changeProduct = (changes: Partial<ProductDocument>): Partial<Catalogue> => ({
  products: [{ ...validProduct, ...changes }],
});
const changeVenue = (changes: Partial<VenueDocument>): Partial<Catalogue> => ({
  venues: [{ ...validVenue, ...changes }],
});
const [hotel] = validCatalogue.hotels;
const [promotion] = validCatalogue.promotions;
const [policy] = validCatalogue.policies;
const text = { default: 'a', ko: 'a', en: 'a', cn: 'a', ja: 'a' };
const [option] = validProduct.options;
const [stock] = validVenue.stock;
if (hotel === undefined || promotion === undefined || policy === undefined) throw new Error('the fixture is empty');
if (option === undefined || stock === undefined) throw new Error('the fixture has no option or no stock');

it('a complete catalogue has no issues', () => {
  expect(listIssues({})).toEqual([]);
});

it.each<readonly [what: string, changes: Partial<Catalogue>, issue: string]>([
  [
    'a name without Chinese',
    changeProduct({ name: { default: '저녁', ko: '저녁', en: 'Dinner', ja: '夕食' } }),
    'product P10101 name: language_missing',
  ],
  ['a menu at no price', { menus: [{ ...validMenu, price: 0 }] }, 'menu 10101 price: price_out_of_range'],
  [
    'a menu at a hundred million won',
    { menus: [{ ...validMenu, price: 100_000_000 }] },
    'menu 10101 price: price_out_of_range',
  ],
  [
    'an option at no price',
    changeProduct({ options: [{ ...option, price: 0 }] }),
    'product P10101 options[1].price: price_out_of_range',
  ],
  [
    'an option whose menu does not exist',
    changeProduct({ options: [{ ...option, menuIndex: 5 }] }),
    'product P10101 options[1].menuIndex: reference_unknown',
  ],
  [
    'two options with the same menu',
    changeProduct({ options: [option, option] }),
    'product P10101 options[2].menuIndex: menu_repeated',
  ],
  [
    'a pickup product without a price',
    changeProduct({ reservationType: 'pickup', categoryPosition: 2, options: [] }),
    'product P10101 price: pickup_without_price',
  ],
  [
    'a pickup product with a deposit',
    changeProduct({ reservationType: 'pickup', categoryPosition: 2, options: [], takesDeposit: true }),
    'product P10101 takesDeposit: pickup_with_deposit',
  ],
  [
    'a deposit without an amount',
    changeProduct({ takesDeposit: true }),
    'product P10101 depositUpTo2: deposit_missing',
  ],
  [
    'a deposit of no won',
    changeProduct({ takesDeposit: true, depositUpTo4: 0 }),
    'product P10101 depositUpTo4: price_out_of_range',
  ],
  [
    'a sale period that ends before it begins',
    changeProduct({ saleFrom: '2026-12-24', saleTo: '2026-12-01' }),
    'product P10101 saleTo: period_reversed',
  ],
  [
    'a lunch time of a dinner product',
    changeProduct({ saleTimes: ['12:00'] }),
    'product P10101 saleTimes[1]: time_outside_zone',
  ],
  [
    'a category that the restaurant does not have',
    changeProduct({ categoryPosition: 3 }),
    'product P10101 categoryPosition: category_unknown',
  ],
  [
    'a table product in the category for pickups',
    changeProduct({ categoryPosition: 2 }),
    'product P10101 categoryPosition: category_of_other_type',
  ],
  [
    'a choice with one answer',
    changeProduct({
      questions: [{ prodQsCode: 'Q1', kind: 'choice', name: text, visible: true, required: true, choices: [text] }],
    }),
    'product P10101 questions[1].choices: choices_missing',
  ],
  [
    'a free text with choices',
    changeProduct({
      questions: [{ prodQsCode: 'Q1', kind: 'text', name: text, visible: true, required: true, choices: [text] }],
    }),
    'product P10101 questions[1].choices: choices_unexpected',
  ],
  [
    'a product of an unknown restaurant',
    { ...changeProduct({ dinCode: toCode<DinCode>('D999') }), promotions: [] },
    'product P10101 dinCode: reference_unknown',
  ],
  [
    'two periods without sale from the same day',
    changeProduct({
      notSale: [
        { fromDay: '2026-12-01', toDay: '2026-12-02' },
        { fromDay: '2026-12-01', toDay: '2026-12-05' },
      ],
    }),
    'product P10101 notSale[2].fromDay: code_repeated',
  ],
  ['a restaurant without start times', changeVenue({ stock: [] }), 'venue D101 stock: venue_without_hours'],
  [
    'more seats than a hall has',
    changeVenue({ stock: [{ ...stock, seats: 2_001 }] }),
    'venue D101 stock[1].seats: seats_out_of_range',
  ],
  ['a start time twice', changeVenue({ stock: [stock, stock] }), 'venue D101 stock[2].startTime: start_time_repeated'],
  [
    'stock of a room that does not exist',
    changeVenue({ stock: [{ ...stock, dinRoomCode: toCode<DinRoomCode>('R1') }] }),
    'venue D101 stock[1].dinRoomCode: room_unknown',
  ],
  [
    'a room for more people than it seats',
    changeVenue({
      rooms: [{ dinRoomCode: toCode<DinRoomCode>('R1'), name: text, area: null, picture: null }],
      stock: [{ ...stock, dinRoomCode: toCode<DinRoomCode>('R1'), seats: 4, minSeats: 6 }],
    }),
    'venue D101 stock[1].minSeats: min_above_seats',
  ],
  [
    'two seasons that overlap',
    changeVenue({
      seasons: [
        { name: 'Winter', fromDay: '2026-12-01', toDay: '2026-12-31', stock: [stock] },
        { name: 'Christmas', fromDay: '2026-12-20', toDay: '2026-12-26', stock: [stock] },
      ],
    }),
    'venue D101 seasons[2].fromDay: seasons_overlap',
  ],
  [
    'a room on one date that does not exist',
    changeVenue({ dayStock: [{ ...stock, day: '2026-12-24', dinRoomCode: toCode<DinRoomCode>('R1') }] }),
    'venue D101 dayStock[1].dinRoomCode: room_unknown',
  ],
  [
    'a restaurant of an unknown hotel',
    changeVenue({ htlCode: toCode<HtlCode>('H9') }),
    'venue D101 htlCode: reference_unknown',
  ],
  [
    'a wrong registration number',
    { hotels: [{ ...hotel, business: { ...hotel.business, bizRegNo: '000-81-00015' } }] },
    'hotel H01 business.bizRegNo: business_number_invalid',
  ],
  ['two hotels with one code', { hotels: [hotel, { ...hotel, htlHmcCode: 'DBU' }] }, 'hotel H01 : code_repeated'],
  [
    'two hotels with one short code',
    { hotels: [hotel, { ...hotel, htlCode: toCode<HtlCode>('H02') }] },
    'hotel H02 htlHmcCode: code_repeated',
  ],
  [
    'a promotion with a product of another restaurant',
    { promotions: [{ ...promotion, dinCode: null }] },
    'promotion PR1 prodCode: product_of_other_venue',
  ],
  [
    'a promotion with an unknown product',
    { promotions: [{ ...promotion, prodCode: toCode<ProdCode>('P9') }] },
    'promotion PR1 prodCode: reference_unknown',
  ],
  [
    'a promotion that ends before it begins',
    { promotions: [{ ...promotion, endsOn: '2026-11-30' }] },
    'promotion PR1 endsOn: period_reversed',
  ],
  [
    'a fee above the legal cap',
    { policies: [{ ...policy, tiers: [{ hoursBefore: 24, feePercent: 30 }] }] },
    'policy D101 1.0 tiers: tier_over_cap',
  ],
  [
    'a grace period of two days',
    { policies: [{ ...policy, graceMinutes: 2_880 }] },
    'policy D101 1.0 graceMinutes: grace_invalid',
  ],
  [
    'a coupon of 120 percent',
    {
      group: {
        ...validCatalogue.group,
        joiningCoupons: [
          {
            htlCode: toCode<HtlCode>('GROUP'),
            name: text,
            kind: 'percent',
            value: 120,
            minOrderAmount: 0,
            maxDiscount: null,
            validDays: 30,
          },
        ],
      },
    },
    'group  joiningCoupons[1].value: coupon_value_invalid',
  ],
])('%s is reported at its field', (_what, changes, issue) => {
  expect(listIssues(changes)).toEqual([issue]);
});

it('the policy of a restaurant that sells only deposits may keep more than the cap', () => {
  const products = [{ ...validProduct, options: [], takesDeposit: true, depositUpTo2: 50_000 }];
  expect(listIssues({ products, policies: [{ ...policy, tiers: [{ hoursBefore: 24, feePercent: 100 }] }] })).toEqual(
    [],
  );
});

it.each([
  ['000-81-00014', true],
  ['0008100014', true],
  ['000-81-00041', false],
  ['000-81-0001', false],
  ['', false],
])('the business number %s is valid: %s', (number, isValid) => {
  expect(isBusinessNumber(number)).toBe(isValid);
});
