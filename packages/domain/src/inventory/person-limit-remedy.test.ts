import { expect, it } from 'vitest';
import { createOption, createPickupProduct, createProduct } from '../../test/fixtures';
import { getPersonLimitRemedy } from './person-limit-remedy';

const party = { adults: 2, kids: 1 };
const dinner = createProduct({ perPersonLimit: 4, options: [createOption(1)] });
const menuForTwo = createProduct({ perPersonLimit: 4, options: [createOption(1, { coversPerUnit: 2 })] });

it.each([
  ['a cake where two are left', createPickupProduct(), 2, 'fewer_units'],
  ['a cake where none is left', createPickupProduct(), 0, 'another_product'],
  ['a party of three where four are left', dinner, 4, 'fewer_units'],
  ['a party of three where two are left', dinner, 2, 'smaller_party'],
  ['a party of three where none is left', dinner, 0, 'another_product'],
  ['a party of three whose menu serves two, where three are left', menuForTwo, 3, 'smaller_party'],
  ['a party of three whose menu serves two, where four are left', menuForTwo, 4, 'fewer_units'],
  ['a party of three whose menu serves two, where one is left', menuForTwo, 1, 'another_product'],
] as const)('the remedy for %s is $3', (_case, product, remaining, remedy) =>
  expect(getPersonLimitRemedy(product, party, remaining)).toBe(remedy),
);
