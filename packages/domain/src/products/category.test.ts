import { expect, it } from 'vitest';
import { deposit, pickup, product } from '../../test/fixtures';
import { getProductCategory } from './category';

it.each([
  ['a cake', pickup(), 'pickup'],
  ['a deposit', deposit(), 'deposit'],
  ['a dinner with menus', product(), 'in_store'],
  ['a room', product({ reservationType: 'room' }), 'in_store'],
])('returns the category of a product, %s: %#', (_case, sold, category) =>
  expect(getProductCategory(sold)).toBe(category),
);
