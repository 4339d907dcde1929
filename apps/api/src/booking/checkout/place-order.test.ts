import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDinnerOrder, type PaymentTestServer, startPaymentTestServer } from '../../../test/payment-test-server';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
});
afterAll(() => server.close());

describe('a second attempt', () => {
  it('is refused for the same visit, but not for another time, while the outcome of the first is unknown', async () => {
    const guest = await server.startGuestSession();
    const order = createDinnerOrder({ resvDate: '2026-03-12 18:00' });
    const { shopOrderNo } = (await guest.post('/ordersheet/prepay', order)).json.response;
    await server.injectFault({ operation: 'approve', shopOrderNo, kind: 'drop', work: 'first' });
    await server.injectFault({ operation: 'query', shopOrderNo, kind: 'pending' });
    expect((await guest.post('/easypay/return', await server.submitPaymentWindow(shopOrderNo))).json).toEqual({
      result: 'pending',
    });

    expect((await guest.post('/ordersheet/prepay', order)).json).toMatchObject({ status: 429, code: 'too_many_holds' });
    expect((await guest.post('/ordersheet/prepay', { ...order, resvDate: '2026-03-12 19:30' })).status).toBe(200);
    const { rows } = await server.database.pool.query(
      `SELECT count(*)::int AS n FROM hold WHERE state = 'held' AND shop_order_no = $1`,
      [shopOrderNo],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});
