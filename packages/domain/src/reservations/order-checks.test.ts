import { expect, it } from 'vitest';
import { holidays2026, option, pickup, product, seoul, venue } from '../../test/fixtures';
import { noUsage, usageByTime } from '../availability/usage';
import { checkOrder, type OrderToCheck } from './order-checks';

const options = [option(1), option(2, { coversPerUnit: 2 })];
const order = (changes: Partial<OrderToCheck> = {}): OrderToCheck => ({
  product: product({ options }),
  isMember: false,
  visit: { date: '2026-11-23', time: '18:00' },
  party: { adults: 2, kids: 0 },
  menus: [{ menuIndex: 1, count: 2 }],
  quantity: 0,
  dinRoomCode: null,
  stock: venue(),
  usage: noUsage,
  sold: { onDay: 0, toPerson: 0 },
  holidays: holidays2026,
  now: seoul('2026-11-21 10:00'),
  ...changes,
});
const cake = { product: pickup({ daySaleLimit: 5 }), party: { adults: 0, kids: 0 }, menus: [] };
const full = usageByTime([{ date: '2026-11-23', time: '18:00', tableSeats: 19, rooms: [] }]);

it.each([
  ['a good order takes its units', {}, 'ok 2'],
  ['a menu for two takes two', { menus: [{ menuIndex: 2, count: 1 }] }, 'ok 2'],
  ['two cakes', { ...cake, quantity: 2 }, 'ok 2'],
  ['a guest wants what is for members', { product: product({ membersOnly: true }), menus: [] }, 'members_only null'],
  ['a member may have it', { product: product({ membersOnly: true }), menus: [], isMember: true }, 'ok 2'],
  ['eleven guests', { party: { adults: 11, kids: 0 } }, 'party_by_phone null'],
  ['kids alone', { party: { adults: 0, kids: 2 } }, 'adult_required null'],
  ['one cake', { ...cake, quantity: 1 }, 'ok 1'],
  ['999 cakes', { ...cake, product: pickup(), quantity: 999 }, 'ok 999'],
  ['a thousand cakes', { ...cake, product: pickup(), quantity: 1000 }, 'quantity_required null'],
  ['no cake', { ...cake, quantity: 0 }, 'quantity_required null'],
  ['half a cake', { ...cake, quantity: 0.5 }, 'quantity_required null'],
  ['a menu of another product', { menus: [{ menuIndex: 7, count: 2 }] }, 'unknown_menu null'],
  ['more cakes than are left', { ...cake, quantity: 3, sold: { onDay: 3, toPerson: 0 } }, 'day_sale_sold_out 2'],
  ['one seat left for two', { usage: full }, 'sold_out 1'],
  ['one menu for two', { menus: [{ menuIndex: 1, count: 1 }] }, 'menu_short 1'],
  ['a date that is past', { visit: { date: '2026-11-20', time: '18:00' } }, 'past null'],
])('%s: %#', (_case, changes, expected) => {
  const answer = checkOrder(order(changes));
  expect(answer.ok ? `ok ${answer.units}` : `${answer.error} ${answer.count}`).toBe(expected);
});
