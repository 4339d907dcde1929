import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mina } from '../../../../test/fixtures';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
  type TestClient,
} from '../../../../test/payment-test-server';

let server: PaymentTestServer;
let member: TestClient;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
  member = await server.signInMember(mina.userId, mina.password);
});
afterAll(() => server.close());
beforeEach(() => server.database.pool.query(`UPDATE reservation SET visit_day = '2026-03-01'`));

/** Reserves for the member. The server's clock shows Wednesday, 11 March 2026, 09:00. */
const createReservation = async (resvDate: string): Promise<string> =>
  (await server.reserve(member, createDinnerOrder({ resvDate, resvSetleAmnt: 68_850, resvAgainYn: 'Y' }))).resvCode;
const setColumns = (resvCode: string, assignments: string) =>
  server.database.pool.query(`UPDATE reservation SET ${assignments} WHERE resv_code = $1`, [resvCode]);
const getNextVisit = async (client: TestClient = member) => (await client.post('/mypage/nextVisit', {})).json.result;

describe('the next visit on “my page”', () => {
  it('is null without upcoming visits', async () => {
    expect(await getNextVisit()).toBeNull();
  });

  it('is the nearest one, whenever it was booked, with its secret link', async () => {
    await createReservation('2026-03-17 18:00');
    const nearestCode = await createReservation('2026-03-13 18:00');
    await createReservation('2026-03-13 19:00');
    const nextVisit = await getNextVisit();
    expect(nextVisit).toMatchObject({
      resvCode: nearestCode,
      maskedYn: 'N',
      resvCancelYn: 'Y',
      resvDate: '2026-03-13 18:00',
    });
    expect(nextVisit?.resvLink).toMatch(/key=/);
  });

  it.each([
    ['cancelled', `status = 'cancel', cancelled_at = now(), cancel_fee = 0, refund_amount = pay_amount`],
    ['past', `visit_day = '2026-03-11', visit_time = '07:00'`],
    ['marked as attended', `attendance = 'done', status = 'confirm'`],
  ])('skips a reservation that is %s', async (_case, assignments) => {
    const first = await createReservation('2026-03-12 18:00');
    const second = await createReservation('2026-03-13 19:00');
    await setColumns(first, assignments);
    expect((await getNextVisit())?.resvCode).toBe(second);
  });

  it('can be one that began an hour ago', async () => {
    const resvCode = await createReservation('2026-03-12 18:00');
    await setColumns(resvCode, `visit_day = '2026-03-11', visit_time = '08:00'`);
    expect((await getNextVisit())?.resvCode).toBe(resvCode);
  });

  it('is a reservation of the member, and guests are refused', async () => {
    await createReservation('2026-03-13 18:00');
    await server.database.pool.query(`UPDATE reservation SET user_id = NULL`);
    expect(await getNextVisit()).toBeNull();
    expect((await (await server.startGuestSession()).post('/mypage/nextVisit', {})).status).toBe(401);
  });
});
