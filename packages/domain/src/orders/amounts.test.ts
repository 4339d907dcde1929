import { expect, it } from 'vitest';
import { deposit, option, pickup, product } from '../../test/fixtures';
import { type Amounts, checkAmounts } from './amounts';

const dinner = product({ options: [option(1), option(2, { coversPerUnit: 2 })] });
const amounts = (changes: Partial<Amounts> = {}): Amounts => ({
  product: dinner,
  party: { adults: 2, kids: 0 },
  menus: [{ menuIndex: 1, count: 2 }],
  quantity: 0,
  orderAmount: 100_000,
  ...changes,
});
const cakes = (quantity: number) => ({ product: pickup(), party: { adults: 0, kids: 0 }, menus: [], quantity });

it.each([
  ['two menus for two', {}, 'ok'],
  ['a menu for two', { menus: [{ menuIndex: 2, count: 1 }] }, 'ok'],
  ['one menu for two', { menus: [{ menuIndex: 1, count: 1 }] }, 'menu_short 1'],
  ['no menu for two', { menus: [] }, 'menu_short 2'],
  ['a deposit needs none', { product: deposit(), menus: [] }, 'ok'],
  ['one cake', cakes(1), 'ok'],
  ['999 cakes', cakes(999), 'ok'],
  ['a thousand cakes', cakes(1000), 'quantity_required'],
  ['no cake', cakes(0), 'quantity_required'],
  ['half a cake', cakes(0.5), 'quantity_required'],
  ['the largest amount of an online order', { orderAmount: 1_000_000_000 }, 'ok'],
  ['one won more', { orderAmount: 1_000_000_001 }, 'amount_too_large'],
])('checks the quantities of an order: %s', (_case, changes, expected) => {
  const answer = checkAmounts(amounts(changes));
  expect(answer.ok ? 'ok' : 'missing' in answer ? `${answer.error} ${answer.missing}` : answer.error).toBe(expected);
});
