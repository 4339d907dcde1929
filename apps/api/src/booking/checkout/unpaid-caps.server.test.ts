import { afterAll, beforeAll, expect, it } from 'vitest';
import { dinner } from '../../../test/fixtures';
import { countDeadlocks } from '../../../test/locks';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
  type TestClient,
} from '../../../test/payment-test-server';

// Two servers on one database, with the default caps, which the test server otherwise raises.

let server: PaymentTestServer;
let secondServer: PaymentTestServer;
const settings = { UNPAID_SHARE_PER_VISITOR: '25', UNPAID_MAX_PER_PERSON: '3' };
beforeAll(async () => {
  server = await startPaymentTestServer(settings);
  secondServer = await startPaymentTestServer(settings, server);
});
afterAll(async () => {
  await secondServer.close();
  await server.close();
});

/** Creates guests at both servers, at one IP address if it is given. */
const createGuests = (count: number, ipAddress?: string): Promise<TestClient[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) => (index % 2 === 0 ? server : secondServer).startGuestSession(ipAddress)),
  );
const createOrderForTen = (visit: string) =>
  createDinnerOrder({
    resvDate: visit,
    resvAdultCnt: 10,
    resvProdAddList: [{ menuIndex: 1, prodAddNum: 5 }],
    resvSetleAmnt: 405_000,
  });
const countUsedSeats = async (visit: string): Promise<unknown> => {
  const [day, time] = visit.split(' ');
  const { rows } = await server.database.pool.query(
    `SELECT coalesce(sum(used), 0)::int AS used FROM seat_usage WHERE visit_day = $1 AND start_time = $2`,
    [day, time],
  );
  return rows[0]?.used;
};

it('the share of an IP address is limited even if its guests order at two servers at once', async () => {
  const visit = '2026-03-13 18:00';
  const responses = await Promise.all(
    (await createGuests(12, '10.2.0.1')).map(
      async (guest) => (await guest.post('/ordersheet/prepay', createOrderForTen(visit))).json,
    ),
  );
  expect(responses.filter(({ response }) => response !== undefined)).toHaveLength(2);
  expect(responses.filter(({ code }) => code === 'address_share')).toHaveLength(10);
  expect(await countUsedSeats(visit)).toBe(20);
});

it('guests from many IP addresses, none of which reaches the cap, can hold all seats of a start time', async () => {
  const visit = '2026-03-16 18:00';
  const responses = await Promise.all(
    (await createGuests(8)).map(
      async (guest) => (await guest.post('/ordersheet/prepay', createOrderForTen(visit))).json,
    ),
  );
  expect(responses.filter(({ response }) => response !== undefined)).toHaveLength(4);
  expect(responses.filter(({ code }) => code === 'sold_out')).toHaveLength(4);
});

it('three of twenty concurrent free bookings for one phone number are accepted, without a deadlock', async () => {
  await server.database.pool.query('UPDATE product_option SET price = 0 WHERE prod_code = $1', [dinner]);
  const order = createDinnerOrder({ resvDate: '2026-03-17 18:00', resvUserTel: '010-7777-0001', resvSetleAmnt: 0 });
  const responses = await Promise.all(
    (await createGuests(20)).map(async (guest) => (await guest.post('/resv/insert', order)).json),
  );
  expect(responses.filter(({ result }) => result === 'success')).toHaveLength(3);
  expect(responses.filter(({ code }) => code === 'too_many_bookings')).toHaveLength(17);
  expect(await countDeadlocks(server.database)).toBe(0);
});
