import { expect, it } from 'vitest';
import { option, pickup, product } from '../../test/fixtures';
import { personLimitMend } from './person-limit-mend';

const party = { adults: 2, kids: 1 };
const dinner = product({ perPersonLimit: 4, options: [option(1)] });

it.each([
  ['four cakes where two are left', pickup(), 2, 'fewer_units'],
  ['cakes where none is left', pickup(), 0, 'another_product'],
  ['menus for five where four are left, a party of three', dinner, 4, 'fewer_units'],
  ['a party of three where two are left', dinner, 2, 'smaller_party'],
  ['a party of three where none is left', dinner, 0, 'another_product'],
] as const)('%s', (_case, wanted, remaining, mend) => expect(personLimitMend(wanted, party, remaining)).toBe(mend));
