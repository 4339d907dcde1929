import { expect, it } from 'vitest';
import { createProduct } from '../../test/fixtures';
import { type DinCode, type ProdCode, toCode } from '../shared/codes';
import { findPromotionProduct } from './promotion-product';

const product = createProduct();
const { prodCode, dinCode } = product;

it.each([
  ['its product', { prodCode, dinCode }, product],
  ['no product if it names none', { prodCode: null, dinCode }, undefined],
  ['no product of another venue', { prodCode, dinCode: toCode<DinCode>('OTHER') }, undefined],
  ['no product if it belongs to the whole hotel', { prodCode, dinCode: null }, undefined],
  ['no product that is not on sale', { prodCode: toCode<ProdCode>('GONE'), dinCode }, undefined],
])('guests reserve for a promotion: %s', (_case, promotion, expected) => {
  expect(findPromotionProduct(promotion, [{ product }])).toBe(expected);
});
