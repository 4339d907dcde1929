import type { WaitingOrder } from '@dining/domain/orders/priced-order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dinnerOrder, openPayingHouse, type PayingHouse } from '../../../test/paying-house';
import { orderFields, serializeOrder } from './order-json';

let house: PayingHouse;
beforeAll(async () => {
  house = await openPayingHouse();
});
afterAll(() => house.close());

it('declares the same fields as the database type waiting_order', async () => {
  const { rows } = await house.database.pool.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relname = 'waiting_order' AND attnum > 0 AND NOT attisdropped`,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(orderFields).sort());
});

describe('serializeOrder', () => {
  let order: WaitingOrder;
  beforeAll(async () => {
    await (await house.guest()).post('/ordersheet/prepay', dinnerOrder());
    const { rows } = await house.database.pool.query<{ order: WaitingOrder }>('SELECT "order" FROM payment');
    if (rows[0] === undefined) throw new Error('the order was not stored');
    order = rows[0].order;
  });

  it('preserves a stored order without undeclared fields', () => {
    expect(JSON.parse(serializeOrder(order))).toEqual(order);
    expect(JSON.parse(serializeOrder({ ...order, forged: 1 } as WaitingOrder))).toEqual(order);
  });

  it.each([
    ['no product', { prodCode: undefined }],
    ['half a person', { party: { adults: 1.5, kids: 0 } }],
    ['a price that is text', { quote: { payAmount: '1000' } }],
    ['no day of visit', { visit: { time: '18:00' } }],
  ])('throws for an order with %s', (_case, wrong) => {
    expect(() => serializeOrder({ ...order, ...wrong } as unknown as WaitingOrder)).toThrow();
  });
});
