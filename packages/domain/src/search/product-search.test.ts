import { describe, expect, it } from 'vitest';
import { createProduct, holidays2026 } from '../../test/fixtures';
import type { Product } from '../products/product';
import { matchesSearch, type ProductSearch } from './product-search';

const category = { default: 'Hall', ko: '홀' };
const dinner = createProduct({ saleZone: 'D', weekType: 'weekdays', saleAlways: true });
const matches = (search: Partial<ProductSearch>, product: Product = dinner) =>
  matchesSearch({ dinCode: product.dinCode, ...search }, { product, category }, holidays2026);

describe('a product search', () => {
  it.each<[string, Partial<ProductSearch>, boolean]>([
    ['only for the venue', {}, true],
    ['at another venue', { dinCode: 'NOWHERE' as Product['dinCode'] }, false],
    ['for this product', { prodCode: dinner.prodCode }, true],
    ['for another product', { prodCode: 'OTHER' as Product['prodCode'] }, false],
    ['for its type', { reservationType: 'table' }, true],
    ['for another type', { reservationType: 'pickup' }, false],
    ['for its zone', { saleZone: 'D' }, true],
    ['for another zone', { saleZone: 'B' }, false],
    ['for its category in the default text', { category: 'Hall' }, true],
    ['for its category in Korean, with spaces around it', { category: ' 홀 ' }, true],
    ['for a part of its category', { category: 'Hal' }, false],
    ['for its kind of days', { weekType: 'weekdays' }, true],
    ['for all kinds of days', { weekType: 'all' }, true],
    ['for another kind of days', { weekType: 'weekend' }, false],
    ['for products sold on a weekday', { soldOn: '2026-12-24' }, true],
    ['for products sold on a holiday', { soldOn: '2026-12-25' }, false],
    ['for products sold on a day of a year without holiday data', { soldOn: '2027-01-04' }, false],
  ])('finds a dinner when searching %s: $2', (_case, search, expected) => expect(matches(search)).toBe(expected));
});

it.each<[Product['weekType'], ProductSearch['weekType'], boolean]>([
  ['all', 'weekdays', true],
  ['user', 'weekend', true],
  ['all', 'user', false],
  ['user', 'user', true],
  ['weekend', 'user', false],
])('a product with the week type %s matches a search for %s: %s', (weekType, searchedType, expected) =>
  expect(matches({ weekType: searchedType }, createProduct({ weekType }))).toBe(expected),
);

it.each<[string, Partial<Product>, boolean]>([
  ['sold on that day', {}, true],
  ['whose period is over', { saleAlways: false, salePeriod: { from: '2026-01-01', to: '2026-11-30' } }, false],
  ['not sold on that day', { notSaleRanges: [{ from: '2026-12-25', to: '2026-12-25' }] }, false],
])('a search for a holiday finds a pickup %s: $2', (_case, changes, expected) =>
  expect(
    matches({ soldOn: '2026-12-25' }, createProduct({ reservationType: 'pickup', saleAlways: true, ...changes })),
  ).toBe(expected),
);
