import { expect, it } from 'vitest';
import { changeProduct, changeVenue, listCatalogueIssues, validCatalogue, validProduct } from '../../test/catalogue';
import { type DinCode, type HtlCode, type ProdCode, toCode } from '../shared/codes';
import { checkCatalogue, mergeCatalogues } from './check-catalogue';
import { type Catalogue, emptyCatalogue } from './documents';

const [hotel] = validCatalogue.hotels;
const [promotion] = validCatalogue.promotions;
const [policy] = validCatalogue.policies;
const text = { default: 'a', ko: 'a', en: 'a', cn: 'a', ja: 'a' };
if (hotel === undefined || promotion === undefined || policy === undefined) throw new Error('the fixture is empty');

it('a complete catalogue has no issues', () => {
  expect(listCatalogueIssues({})).toEqual([]);
});

it.each<readonly [what: string, changes: Partial<Catalogue>, issue: string]>([
  [
    'a product of an unknown restaurant',
    { ...changeProduct({ dinCode: toCode<DinCode>('D999') }), promotions: [] },
    'product P10101 dinCode: reference_unknown',
  ],
  [
    'a restaurant of an unknown hotel',
    { ...changeVenue({ htlCode: toCode<HtlCode>('H9') }), promotions: [] },
    'venue D101 htlCode: reference_unknown',
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
    'a promotion with a restaurant of another hotel',
    {
      hotels: [hotel, { ...hotel, htlCode: toCode<HtlCode>('H02'), htlHmcCode: 'DBU2' }],
      promotions: [{ ...promotion, htlCode: toCode<HtlCode>('H02') }],
    },
    'promotion PR1 dinCode: reference_unknown',
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
  expect(listCatalogueIssues(changes)).toEqual([issue]);
});

it('the policy of a restaurant that sells only deposits may keep more than the cap', () => {
  const products = [{ ...validProduct, options: [], takesDeposit: true, depositUpTo2: 50_000 }];
  expect(
    listCatalogueIssues({ products, policies: [{ ...policy, tiers: [{ hoursBefore: 24, feePercent: 100 }] }] }),
  ).toEqual([]);
});

it('changed documents replace those with the same key, and others stay', () => {
  const products = [
    { ...validProduct, position: 7 },
    { ...validProduct, prodCode: toCode<ProdCode>('P2') },
  ];
  const merged = mergeCatalogues(validCatalogue, { ...emptyCatalogue, products });
  expect(merged.products.map(({ prodCode, position }) => [prodCode, position])).toEqual([
    ['P10101', 7],
    ['P2', 1],
  ]);
  expect(merged.hotels).toEqual(validCatalogue.hotels);
  expect(checkCatalogue(merged)).toEqual([]);
});
