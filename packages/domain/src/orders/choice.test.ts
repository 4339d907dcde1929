import { expect, it } from 'vitest';
import { createDepositProduct, createOption, createPickupProduct, createProduct } from '../../test/fixtures';
import { type Choice, checkChoice } from './choice';

const dinner = createProduct({ options: [createOption(1), createOption(2, { onSale: false })] });
const createChoice = (changes: Partial<Choice> = {}): Choice => ({
  product: dinner,
  reservationType: 'table',
  isMember: false,
  party: { adults: 2, kids: 0 },
  menus: [{ menuIndex: 1, count: 2 }],
  ...changes,
});
const cakeOrder = { product: createPickupProduct(), party: { adults: 0, kids: 0 }, menus: [] };

it.each([
  ['dinner for two at a table', {}, 'ok'],
  ['no menus chosen yet', { menus: [] }, 'ok'],
  ['a table order of a product for rooms', { product: createProduct({ reservationType: 'room' }) }, 'wrong_type'],
  ['a table order of a pickup', cakeOrder, 'wrong_type'],
  ['a pickup without a party', { ...cakeOrder, reservationType: 'pickup' }, 'ok'],
  [
    'a guest orders a members-only product',
    { product: createProduct({ membersOnly: true }), menus: [] },
    'members_only',
  ],
  [
    'a member orders a members-only product',
    { product: createProduct({ membersOnly: true }), menus: [], isMember: true },
    'ok',
  ],
  ['an empty party', { party: { adults: 0, kids: 0 } }, 'guests_required'],
  ['kids without an adult', { party: { adults: 0, kids: 2 } }, 'adult_required'],
  ['eleven guests', { party: { adults: 11, kids: 0 } }, 'party_by_phone'],
  ['half a guest', { party: { adults: 1.5, kids: 0 } }, 'counter_out_of_range'],
  ['a menu of another product', { menus: [{ menuIndex: 7, count: 2 }] }, 'unknown_menu'],
  ['a menu that is not on sale', { menus: [{ menuIndex: 2, count: 2 }] }, 'unknown_menu'],
  ['a menu in addition to a deposit', { product: createDepositProduct() }, 'unknown_menu'],
  ['the same menu twice', { menus: [1, 1].map((menuIndex) => ({ menuIndex, count: 1 })) }, 'menu_repeated'],
  ['half a menu', { menus: [{ menuIndex: 1, count: 0.5 }] }, 'menu_count_invalid'],
] as const)('product, party and menus of an order are checked: %s is $2', (_case, changes, expected) => {
  const checkResult = checkChoice(createChoice(changes));
  expect(checkResult.ok ? 'ok' : checkResult.error).toBe(expected);
});
