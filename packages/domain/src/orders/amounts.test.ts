import { expect, it } from 'vitest';
import { createDepositProduct, createOption, createPickupProduct, createProduct } from '../../test/fixtures';
import { type Amounts, checkAmounts } from './amounts';

const dinner = createProduct({ options: [createOption(1), createOption(2, { coversPerUnit: 2 })] });
const createAmounts = (changes: Partial<Amounts> = {}): Amounts => ({
  product: dinner,
  party: { adults: 2, kids: 0 },
  menus: [{ menuIndex: 1, count: 2 }],
  quantity: 0,
  orderAmount: 100_000,
  ...changes,
});
const createCakes = (quantity: number) => ({
  product: createPickupProduct(),
  party: { adults: 0, kids: 0 },
  menus: [],
  quantity,
});

it.each([
  ['two menus for two', {}, 'ok'],
  ['one menu that serves two', { menus: [{ menuIndex: 2, count: 1 }] }, 'ok'],
  ['one menu for two', { menus: [{ menuIndex: 1, count: 1 }] }, 'menu_short 1'],
  ['no menu for two', { menus: [] }, 'menu_short 2'],
  ['a deposit without menus', { product: createDepositProduct(), menus: [] }, 'ok'],
  ['one cake', createCakes(1), 'ok'],
  ['999 cakes', createCakes(999), 'ok'],
  ['a thousand cakes', createCakes(1000), 'quantity_required'],
  ['no cake', createCakes(0), 'quantity_required'],
  ['half a cake', createCakes(0.5), 'quantity_required'],
  ['the largest amount of an online order', { orderAmount: 1_000_000_000 }, 'ok'],
  ['one won more', { orderAmount: 1_000_000_001 }, 'amount_too_large'],
])('the quantities of an order are checked: %s is $2', (_case, changes, expected) => {
  const checkResult = checkAmounts(createAmounts(changes));
  expect(
    checkResult.ok
      ? 'ok'
      : 'missing' in checkResult
        ? `${checkResult.error} ${checkResult.missing}`
        : checkResult.error,
  ).toBe(expected);
});
