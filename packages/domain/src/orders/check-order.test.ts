import { describe, expect, it } from 'vitest';
import {
  createOption,
  createPickupProduct,
  createProduct,
  createVenueStock,
  holidays2026,
  parseSeoulTime,
} from '../../test/fixtures';
import { emptyUsage, indexUsage } from '../availability/usage';
import { checkOrder, type OrderToCheck, runOrderChecks } from './check-order';

const options = [createOption(1), createOption(2, { coversPerUnit: 2 })];
const createOrder = (changes: Partial<OrderToCheck> = {}): OrderToCheck => ({
  product: createProduct({ options }),
  reservationType: 'table',
  isMember: false,
  visit: { date: '2026-11-23', time: '18:00' },
  party: { adults: 2, kids: 0 },
  menus: [{ menuIndex: 1, count: 2 }],
  quantity: 0,
  orderAmount: 100_000,
  dinRoomCode: null,
  stock: createVenueStock(),
  usage: emptyUsage,
  sold: { onDay: 0, toPerson: 0 },
  holidays: holidays2026,
  now: parseSeoulTime('2026-11-21 10:00'),
  ...changes,
});
const cakeOrder = {
  product: createPickupProduct({ daySaleLimit: 5 }),
  reservationType: 'pickup' as const,
  party: { adults: 0, kids: 0 },
  menus: [],
};
const pastVisit = { visit: { date: '2026-11-20', time: '18:00' } };
const oneSeatLeft = indexUsage([{ date: '2026-11-23', time: '18:00', tableSeats: 19, rooms: [] }]);

it.each([
  ['a valid order takes a unit per guest', {}, 'ok 2'],
  ['a menu for two takes two units', { menus: [{ menuIndex: 2, count: 1 }] }, 'ok 2'],
  ['two cakes take two units', { ...cakeOrder, quantity: 2 }, 'ok 2'],
  [
    'a guest cannot order a members-only product',
    { product: createProduct({ membersOnly: true }), menus: [] },
    'members_only null',
  ],
  ['eleven guests have to phone', { party: { adults: 11, kids: 0 } }, 'party_by_phone null'],
  ['one cake takes one unit', { ...cakeOrder, quantity: 1 }, 'ok 1'],
  ['a pickup with quantity 0 needs a quantity', { ...cakeOrder, quantity: 0 }, 'quantity_required null'],
  [
    'more cakes than are left are rejected',
    { ...cakeOrder, quantity: 3, sold: { onDay: 3, toPerson: 0 } },
    'day_sale_sold_out 2',
  ],
  ['one seat left is not enough for two', { usage: oneSeatLeft }, 'sold_out 1'],
  ['one menu is not enough for two', { menus: [{ menuIndex: 1, count: 1 }] }, 'menu_short 1'],
  ['a past visit is rejected', pastVisit, 'past null'],
  ['an amount above the online limit is rejected', { orderAmount: 1_000_000_001 }, 'amount_too_large null'],
])('an order is checked: %s', (_case, changes, expected) => {
  const result = checkOrder(createOrder(changes));
  expect(result.ok ? `ok ${result.units}` : `${result.error} ${result.count}`).toBe(expected);
});

describe('an order with several errors', () => {
  const oneMenu = { menus: [{ menuIndex: 1, count: 1 }] };
  it.each([
    [
      'members-only before a party of eleven',
      { product: createProduct({ membersOnly: true }), party: { adults: 11, kids: 0 } },
      'members_only',
    ],
    ['a party of eleven before a past day', { party: { adults: 11, kids: 0 }, ...pastVisit }, 'party_by_phone'],
    ['an unknown menu before a past day', { menus: [{ menuIndex: 7, count: 2 }], ...pastVisit }, 'unknown_menu'],
    ['a past day before a missing quantity', { ...cakeOrder, quantity: 0, ...pastVisit }, 'past'],
    ['full tables before missing menus', { ...oneMenu, usage: oneSeatLeft }, 'sold_out'],
    ['missing menus before the amount limit', { ...oneMenu, orderAmount: 1_000_000_001 }, 'menu_short'],
    [
      'too few units for the party before missing menus',
      { product: createProduct({ options, daySaleLimit: 4 }), sold: { onDay: 3, toPerson: 0 }, ...oneMenu },
      'day_sale_sold_out',
    ],
  ])('reports the first one in the order of Spec §5: %s', (_case, changes, expected) => {
    const result = checkOrder(createOrder(changes));
    expect(result.ok ? 'ok' : result.error).toBe(expected);
  });
});

it('the check reports each error of an incomplete order separately', () => {
  expect(runOrderChecks(createOrder({ menus: [], usage: oneSeatLeft }))).toMatchObject({
    units: 2,
    choice: null,
    availability: { ok: false, error: 'sold_out', remaining: 1 },
    amounts: { error: 'menu_short', count: 2, missingForAdults: null },
  });
});

it('the check reports how many menus for adults are missing if an order has only children’s menus', () => {
  const productWithAllMenus = createProduct({ options: [createOption(1), createOption(2, { forChildren: true })] });
  const menus = [{ menuIndex: 2, count: 3 }];
  expect(checkOrder(createOrder({ product: productWithAllMenus, party: { adults: 2, kids: 1 }, menus }))).toEqual({
    ok: false,
    error: 'menu_short',
    count: 2,
    missingForAdults: 2,
  });
});
