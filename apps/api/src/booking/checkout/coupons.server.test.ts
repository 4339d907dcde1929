import { addDays } from '@dining/domain/shared/seoul-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkConsistency } from '../../../test/consistency-check';
import { insertCoupon } from '../../../test/coupons';
import { cake, mina } from '../../../test/fixtures';
import {
  createCakeOrder,
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
  type TestClient,
} from '../../../test/payment-test-server';
import { sweepExpiredHolds } from '../capacity/sweep';

// Many orders use one coupon at once. Only a PostgreSQL server runs their transactions concurrently.

let server: PaymentTestServer;
let sessions: readonly TestClient[];
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
  sessions = await Promise.all([1, 2, 3].map(() => server.signInMember(mina.userId, mina.password)));
  await server.database.pool.query(
    'UPDATE product SET day_sale_limit = NULL, per_person_limit = NULL WHERE prod_code = $1',
    [cake],
  );
});
afterAll(() => server.close());

const getSession = (index: number): TestClient => sessions[index % sessions.length] as TestClient;
const runConcurrently = <Result>(count: number, request: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => request(index)));
/** Returns a pickup on a different day for each order, so that no order supersedes another one. */
const getCakePickup = (index: number): string => `${addDays('2026-03-16', index)} 00:00`;
const expectConsistency = async () =>
  expect((await checkConsistency(server.database.pool, await server.listLedger())).findings).toEqual([]);

describe('fifty orders at once with one coupon', () => {
  it('hold it once, and the order that holds it can be paid', async () => {
    const couponNo = await insertCoupon(server.database, 'RACE-1');
    const responses = await runConcurrently(50, async (index) => {
      const body = createCakeOrder({ resvDate: getCakePickup(index), couponNo, resvSetleAmnt: 50_000 });
      return (await getSession(index).post('/ordersheet/prepay', body)).json;
    });
    const orderNos = responses.flatMap((response) =>
      response.response === undefined ? [] : [response.response.shopOrderNo],
    );
    expect(orderNos).toHaveLength(1);
    expect(responses.filter(({ code }) => code === 'coupon_taken')).toHaveLength(49);
    const form = await server.submitPaymentWindow(orderNos[0] ?? '');
    expect((await getSession(0).post('/easypay/return', form)).json).toMatchObject({ result: 'success' });
    await expectConsistency();
  });

  it('book once if the coupon covers the whole amount', async () => {
    const couponNo = await insertCoupon(server.database, 'RACE-2', { kind: 'percent', value: 100 });
    const responses = await runConcurrently(50, async (index) => {
      const body = createCakeOrder({ resvDate: getCakePickup(60 + index), couponNo, resvSetleAmnt: 0 });
      return (await getSession(index).post('/resv/insert', body)).json;
    });
    expect(responses.filter(({ resvCode }) => resvCode !== undefined)).toHaveLength(1);
    expect(responses.filter(({ code }) => code === 'coupon_taken')).toHaveLength(49);
    await expectConsistency();
  });
});

it('at most one reservation uses a coupon if an expired order is paid, swept and replaced at once', async () => {
  const couponNo = await insertCoupon(server.database, 'RACE-3');
  const createBody = (index: number) =>
    createDinnerOrder({ resvDate: `${addDays('2026-03-23', index)} 18:00`, couponNo, resvSetleAmnt: 58_850 });
  for (const round of [0, 1, 2, 3]) {
    const firstOrderNo = (await getSession(0).post('/ordersheet/prepay', createBody(round))).json.response.shopOrderNo;
    const form = await server.submitPaymentWindow(firstOrderNo);
    await server.database.pool.query(
      `UPDATE hold SET expires_at = now() - interval '1 second' WHERE shop_order_no = $1`,
      [firstOrderNo],
    );
    const [, , secondResponse] = await Promise.all([
      getSession(1).post('/easypay/return', form),
      sweepExpiredHolds(server.database.pool),
      getSession(2).post(
        '/ordersheet/prepay',
        createDinnerOrder({ ...createBody(round), resvDate: `${addDays('2026-03-23', round)} 19:30` }),
      ),
    ]);
    const secondOrderNo = secondResponse.json.response?.shopOrderNo;
    if (secondOrderNo !== undefined)
      await getSession(2).post('/easypay/return', await server.submitPaymentWindow(secondOrderNo, 'cancel'));
    await expectConsistency();
    const { rows } = await server.database.pool.query<{ resv_code: string }>(
      `SELECT r.resv_code FROM reservation r JOIN hold_line l USING (shop_order_no) WHERE l.coupon_no = $1 AND r.status = 'reserved'`,
      [couponNo],
    );
    expect(rows.length).toBeLessThanOrEqual(1);
    const resvCode = rows[0]?.resv_code;
    if (resvCode === undefined) continue;
    const cancelResults = await runConcurrently(
      10,
      async () => (await getSession(0).post('/resv/cancel', { resvCode })).json.result,
    );
    expect(cancelResults.filter((result) => result === 'success')).toHaveLength(1);
    await expectConsistency();
  }
});
