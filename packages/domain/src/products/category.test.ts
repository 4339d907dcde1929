import { expect, it } from 'vitest';
import { createDepositProduct, createPickupProduct, createProduct } from '../../test/fixtures';
import { getProductCategory } from './category';

it.each([
  ['a cake', createPickupProduct(), 'pickup'],
  ['a deposit', createDepositProduct(), 'deposit'],
  ['a dinner with menus', createProduct(), 'in_store'],
  ['a room', createProduct({ reservationType: 'room' }), 'in_store'],
])('the category of %s is $2', (_case, product, category) => expect(getProductCategory(product)).toBe(category));
