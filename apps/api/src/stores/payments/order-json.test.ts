import type { PendingOrder, PricedOrder } from '@dining/domain/orders/priced-order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDinnerOrder, type PaymentTestServer, startPaymentTestServer } from '../../../test/payment-test-server';
import { orderFields, toStoredOrder } from './order-json';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer();
});
afterAll(() => server.close());

it('the declared fields are those of the database type pending_order', async () => {
  const { rows } = await server.database.pool.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
     WHERE relname = 'pending_order' AND attnum > 0 AND NOT attisdropped`,
  );
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(orderFields).sort());
});

describe('a new order', () => {
  let storedOrder: PendingOrder;
  beforeAll(async () => {
    await (await server.startGuestSession()).post('/ordersheet/prepay', createDinnerOrder());
    const { rows } = await server.database.pool.query<{ order: PendingOrder }>('SELECT "order" FROM payment');
    if (rows[0] === undefined) throw new Error('the order was not stored');
    storedOrder = rows[0].order;
  });
  const createPricedOrder = (changes: object = {}) => {
    const { requirements, ...order } = { ...storedOrder, ...changes };
    return { ...order, requirements, rules: [] } as unknown as PricedOrder;
  };

  it('keeps every field when converted to its stored form', () => {
    const name = { default: '우유', ko: '우유', en: 'Milk', cn: '牛奶', ja: '牛乳' };
    const fullOrder = {
      ...storedOrder,
      dinRoomCode: 'R1',
      userId: 'mina@dalbit.example',
      allergies: [{ allergyCode: 'A01', other: '', name }],
      answers: [{ prodQsCode: 'Q1', kind: 'choice', name, required: true, answers: ['Milk'], texts: [name] }],
      campaign: { source: 'kakao', medium: 'message', name: 'autumn' },
      requirements: [
        { counter: 'day', amount: 2 },
        { counter: 'person', personKey: 'm:mina@dalbit.example' },
        { counter: 'coupon', couponNo: 'C1', amount: 1, capacity: 1, ruleVersion: 0 },
      ],
    };
    expect(toStoredOrder(createPricedOrder(fullOrder))).toEqual(fullOrder);
  });

  it.each([
    ['no product', { prodCode: undefined }],
    ['half a person', { party: { adults: 1.5, kids: 0 } }],
    ['no day of visit', { visit: { time: '18:00' } }],
    ['an undeclared field', { forged: 1 }],
    [
      'an undeclared nested field',
      { booker: { name: 'Mina', phone: '010-1234-5678', email: 'm@d.example', forged: 1 } },
    ],
  ])('is rejected if it has %s', (_case, changes) => expect(() => toStoredOrder(createPricedOrder(changes))).toThrow());
});

it('a stored order becomes a reservation even if an earlier release stored other fields', async () => {
  const guest = await server.startGuestSession();
  const { response } = (await guest.post('/ordersheet/prepay', createDinnerOrder({ resvDate: '2026-03-12 18:00' })))
    .json;
  await server.database.pool.query(
    `UPDATE payment SET "order" = "order" - 'campaign' || '{"former": 1, "requirements": [{"counter": "seat"}]}' WHERE shop_order_no = $1`,
    [response.shopOrderNo],
  );
  const form = await server.submitPaymentWindow(response.shopOrderNo);
  expect((await guest.post('/easypay/return', form)).json).toMatchObject({ result: 'success' });
});
