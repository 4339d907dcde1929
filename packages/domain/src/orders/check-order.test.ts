import { describe, expect, it } from 'vitest';
import { holidays2026, option, pickup, product, seoul, venue } from '../../test/fixtures';
import { emptyUsage, indexUsage } from '../availability/usage';
import { checkOrder, type OrderToCheck, runOrderChecks } from './check-order';

const options = [option(1), option(2, { coversPerUnit: 2 })];
const order = (changes: Partial<OrderToCheck> = {}): OrderToCheck => ({
  product: product({ options }),
  reservationType: 'table',
  isMember: false,
  visit: { date: '2026-11-23', time: '18:00' },
  party: { adults: 2, kids: 0 },
  menus: [{ menuIndex: 1, count: 2 }],
  quantity: 0,
  orderAmount: 100_000,
  dinRoomCode: null,
  stock: venue(),
  usage: emptyUsage,
  sold: { onDay: 0, toPerson: 0 },
  holidays: holidays2026,
  now: seoul('2026-11-21 10:00'),
  ...changes,
});
const cake = {
  product: pickup({ daySaleLimit: 5 }),
  reservationType: 'pickup' as const,
  party: { adults: 0, kids: 0 },
  menus: [],
};
const past = { visit: { date: '2026-11-20', time: '18:00' } };
const full = indexUsage([{ date: '2026-11-23', time: '18:00', tableSeats: 19, rooms: [] }]);

it.each([
  ['a good order takes its units', {}, 'ok 2'],
  ['a menu for two takes two', { menus: [{ menuIndex: 2, count: 1 }] }, 'ok 2'],
  ['two cakes', { ...cake, quantity: 2 }, 'ok 2'],
  ['a guest wants what is for members', { product: product({ membersOnly: true }), menus: [] }, 'members_only null'],
  ['eleven guests', { party: { adults: 11, kids: 0 } }, 'party_by_phone null'],
  ['one cake', { ...cake, quantity: 1 }, 'ok 1'],
  ['no cake', { ...cake, quantity: 0 }, 'quantity_required null'],
  ['more cakes than are left', { ...cake, quantity: 3, sold: { onDay: 3, toPerson: 0 } }, 'day_sale_sold_out 2'],
  ['one seat left for two', { usage: full }, 'sold_out 1'],
  ['one menu for two', { menus: [{ menuIndex: 1, count: 1 }] }, 'menu_short 1'],
  ['a date that is past', past, 'past null'],
  ['dearer than what is taken online', { orderAmount: 1_000_000_001 }, 'amount_too_large null'],
])('checks an order, %s: %#', (_case, changes, expected) => {
  const answer = checkOrder(order(changes));
  expect(answer.ok ? `ok ${answer.units}` : `${answer.error} ${answer.count}`).toBe(expected);
});

describe('an order with several errors', () => {
  const oneMenu = { menus: [{ menuIndex: 1, count: 1 }] };
  it.each([
    ['for members, and eleven come', { product: product({ membersOnly: true }), party: { adults: 11, kids: 0 } }, 'members_only'],
    ['eleven come, on a day that is past', { party: { adults: 11, kids: 0 }, ...past }, 'party_by_phone'],
    ['a strange menu, on a day that is past', { menus: [{ menuIndex: 7, count: 2 }], ...past }, 'unknown_menu'],
    ['a day that is past, and no cake', { ...cake, quantity: 0, ...past }, 'past'],
    ['full, and one menu for two', { ...oneMenu, usage: full }, 'sold_out'],
    ['one menu for two, and too dear', { ...oneMenu, orderAmount: 1_000_000_001 }, 'menu_short'],
    [
      'one menu for two, and one left for today: the party does not fit',
      { product: product({ options, daySaleLimit: 4 }), sold: { onDay: 3, toPerson: 0 }, ...oneMenu },
      'day_sale_sold_out',
    ],
  ])('reports the first one in the order of Spec §5: %s', (_case, changes, expected) => {
    const answer = checkOrder(order(changes));
    expect(answer.ok ? 'ok' : answer.error).toBe(expected);
  });
});

it('reports each part of an incomplete order separately', () => {
  expect(runOrderChecks(order({ menus: [], usage: full }))).toMatchObject({
    units: 2,
    choice: null,
    atVisit: { ok: false, error: 'sold_out', remaining: 1 },
    amounts: { error: 'menu_short', count: 2, missingForAdults: null },
  });
});

it('reports how many menus adults lack in an order of children’s menus only', () => {
  const family = product({ options: [option(1), option(2, { forChildren: true })] });
  const menus = [{ menuIndex: 2, count: 3 }];
  expect(checkOrder(order({ product: family, party: { adults: 2, kids: 1 }, menus }))).toEqual({
    ok: false,
    error: 'menu_short',
    count: 2,
    missingForAdults: 2,
  });
});
