import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grill } from '../../../test/fixtures';
import {
  createCakeOrder,
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
  type TestClient,
} from '../../../test/payment-test-server';

// Many guests order the last seats at once. The embedded database runs transactions one at a time and hides races, so
// `.ci/run` runs this file on a PostgreSQL server (TEST_DATABASE_URL).

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
});
afterAll(() => server.close());

const createBuyers = (count: number): Promise<TestClient[]> =>
  Promise.all(Array.from({ length: count }, () => server.startGuestSession()));

describe('many buyers at once', () => {
  it('share 40 seats: of 60 parties of two, 20 get a table, and the others the error sold_out', async () => {
    const buyers = await createBuyers(60);
    const responses = await Promise.all(
      buyers.map((buyer) => buyer.post('/ordersheet/prepay', createDinnerOrder({ resvDate: '2026-03-19 18:00' }))),
    );
    const codes = responses.map(({ json }) => json.code ?? 'held');
    expect(codes.filter((code) => code === 'held')).toHaveLength(20);
    expect(new Set(codes)).toEqual(new Set(['held', 'sold_out']));
    const { rows } = await server.database.pool.query(
      'SELECT DISTINCT used FROM seat_usage WHERE din_code = $1 AND visit_day = $2',
      [grill, '2026-03-19'],
    );
    expect(rows).toEqual([{ used: 40 }]);
  });

  it('buy the five cakes of a day, one each, and the others get the error day_sale_exceeded', async () => {
    const buyers = await createBuyers(20);
    const createPhone = (index: number) => `010-9000-${String(1000 + index)}`;
    const responses = await Promise.all(
      buyers.map((buyer, index) =>
        buyer.post(
          '/ordersheet/prepay',
          createCakeOrder({ resvUserTel: createPhone(index), visitTel: createPhone(index) }),
        ),
      ),
    );
    const codes = responses.map(({ json }) => json.code ?? 'held');
    expect(codes.filter((code) => code === 'held')).toHaveLength(5);
    expect(new Set(codes)).toEqual(new Set(['held', 'day_sale_exceeded']));
  });

  it('do not exceed the limit per person if they order with the same phone number', async () => {
    const buyers = await createBuyers(20);
    const order = createCakeOrder({ resvDate: '2026-03-16 00:00' });
    const responses = await Promise.all(buyers.map((buyer) => buyer.post('/ordersheet/prepay', order)));
    const codes = responses.map(({ json }) => json.code ?? 'held');
    expect(codes.filter((code) => code === 'held')).toHaveLength(3);
    expect(new Set(codes)).toEqual(new Set(['held', 'person_limit_exceeded']));
  });

  it('release all seats if all of them cancel, even if each cancellation arrives twice', async () => {
    const buyers = await createBuyers(10);
    const order = createDinnerOrder({ resvDate: '2026-03-23 18:00' });
    const responses = await Promise.all(buyers.map((buyer) => buyer.post('/ordersheet/prepay', order)));
    await Promise.all(
      responses.flatMap(({ json }, index) => {
        const form = { resCd: 'W002', resMsg: '', shopOrderNo: json.response.shopOrderNo, authorizationId: '' };
        // Posted twice: the second return must not release the seats again.
        const postReturn = () => buyers[index]?.post('/easypay/return', form) ?? Promise.resolve(undefined);
        return [postReturn(), postReturn()];
      }),
    );
    const { rows } = await server.database.pool.query(
      'SELECT DISTINCT used FROM seat_usage WHERE din_code = $1 AND visit_day = $2',
      [grill, '2026-03-23'],
    );
    expect(rows).toEqual([{ used: 0 }]);
  });
});
