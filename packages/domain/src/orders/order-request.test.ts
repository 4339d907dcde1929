import { expect, it } from 'vitest';
import { createProduct, toRoomCode } from '../../test/fixtures';
import { normalizeOrderRequest, type OrderRequest } from './order-request';

const { dinCode, prodCode } = createProduct();
const order: OrderRequest = {
  dinCode,
  prodCode,
  reservationType: 'table',
  dinRoomCode: toRoomCode('R1'),
  visit: { date: '2026-11-23', time: '18:00' },
  party: { adults: 2, kids: 1 },
  menus: [{ menuIndex: 1, count: 3 }],
  quantity: 4,
};

it.each([
  ['a table has neither room nor quantity', 'table', { dinRoomCode: null, quantity: 0 }],
  ['a room has no quantity', 'room', { quantity: 0 }],
  [
    'a pickup has no party and no room, and its time is the pickup time',
    'pickup',
    { dinRoomCode: null, party: { adults: 0, kids: 0 }, visit: { date: '2026-11-23', time: '08:00' } },
  ],
] as const)('fields that do not apply to the type of order are removed: %s', (_case, reservationType, changes) => {
  expect(normalizeOrderRequest({ ...order, reservationType })).toEqual({ ...order, reservationType, ...changes });
});
