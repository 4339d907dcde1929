import type { ReservationRequestBody } from '@dining/contract/site/orders/order';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkConsistency } from '../../../test/consistency-check';
import { cake, mina } from '../../../test/fixtures';
import { waitUntilBlocked } from '../../../test/locks';
import {
  createCakeOrder,
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
  type TestClient,
} from '../../../test/payment-test-server';

// Tests concurrent attempts of one buyer, which need a PostgreSQL server.

let server: PaymentTestServer;
let sessions: readonly TestClient[];
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
  sessions = await Promise.all([1, 2, 3].map(() => server.signInMember(mina.userId, mina.password)));
});
afterAll(() => server.close());

const prepay = async (person: TestClient, body: ReservationRequestBody) =>
  (await person.post('/ordersheet/prepay', body)).json;

describe('the same order of a member in several sessions at once', () => {
  it('can be paid once', async () => {
    for (const day of ['16', '17', '18', '19', '24']) {
      const body = createDinnerOrder({ resvDate: `2026-03-${day} 18:00`, resvSetleAmnt: 68_850 });
      const responses = await Promise.all(sessions.map((session) => prepay(session, body)));
      const orderNos = responses.flatMap(({ response }) => (response === undefined ? [] : [response.shopOrderNo]));
      const forms = await Promise.all(orderNos.map((shopOrderNo) => server.submitPaymentWindow(shopOrderNo)));
      const returnResponses = await Promise.all(
        forms.map((form) => server.createVisitor().post('/easypay/return', form)),
      );
      expect(returnResponses.filter(({ json }) => json.result === 'success')).toHaveLength(1);
    }
    expect((await checkConsistency(server.database.pool, await server.listLedger())).findings).toEqual([]);
  });

  it('is booked once if no payment is due', async () => {
    await server.database.pool.query('UPDATE product SET price = 0 WHERE prod_code = $1', [cake]);
    const body = createCakeOrder({ resvSetleAmnt: 0 });
    const responses = await Promise.all(
      sessions.map(async (session) => (await session.post('/resv/insert', body)).json),
    );
    expect(responses.filter(({ resvCode }) => resvCode !== undefined)).toHaveLength(1);
    expect(responses.filter(({ code }) => code === 'already_booked')).toHaveLength(2);
  });
});

it('an order is refused while a lapsed attempt for the same visit is being approved', async () => {
  const guest = await server.startGuestSession();
  const body = createDinnerOrder({ resvDate: '2026-03-23 18:00' });
  const { shopOrderNo } = (await prepay(guest, body)).response;
  await guest.post('/easypay/return', { resCd: 'W002', resMsg: '', shopOrderNo, authorizationId: '' });
  const paymentClient = await server.database.pool.connect();
  await paymentClient.query('BEGIN');
  await paymentClient.query(`UPDATE payment SET state = 'approving' WHERE shop_order_no = $1`, [shopOrderNo]);
  const secondResponse = prepay(guest, body);
  await waitUntilBlocked(server.database.pool);
  await paymentClient.query('COMMIT');
  paymentClient.release();
  // The cap on unpaid orders also answers `too_many_holds`, but with the time until a hold expires.
  expect(await secondResponse).toMatchObject({
    code: 'too_many_holds',
    detail: { retryAfter: server.deps.config.reconcileAfterSeconds },
  });
});
