import { type ResvCode, toCode } from '@dining/domain/shared/codes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkConsistency } from '../../../test/consistency-check';
import { mina } from '../../../test/fixtures';
import { createDinnerOrder, type PaymentTestServer, startPaymentTestServer } from '../../../test/payment-test-server';
import { inTransaction } from '../../db/transaction';
import { correctPoints } from './correct-points';
import { creditPoints } from './credit-points';

// Credits and corrects points in concurrent transactions, to find lost or double credits.

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
  await server.database.pool.query('UPDATE hotel SET point_rate = 5');
});
afterAll(() => server.close());

it('each visit ends with the points of one credit after concurrent runs and changes of attendance', async () => {
  const member = await server.signInMember(mina.userId, mina.password);
  const days = ['16', '17', '18', '19', '23', '24', '25', '26'].map((day) => `2026-03-${day} 18:00`);
  const visits: ResvCode[] = [];
  for (const resvDate of days)
    visits.push(
      toCode<ResvCode>((await server.reserve(member, createDinnerOrder({ resvDate, resvSetleAmnt: 68_850 }))).resvCode),
    );
  const { pool } = server.database;
  const setAttendance = (resvCode: ResvCode, attendance: string) =>
    inTransaction(pool, async (client) => {
      await client.query('UPDATE reservation SET attendance = $2 WHERE resv_code = $1', [resvCode, attendance]);
      await correctPoints(client, resvCode);
    });
  const credit = () => creditPoints(pool, new Date('2026-03-26T21:00:00Z'));
  for (const attendance of ['no_show', 'seated', 'no_show', 'seated'])
    await Promise.all([
      ...Array.from({ length: 10 }, credit),
      ...visits.flatMap((resvCode) => [setAttendance(resvCode, attendance), setAttendance(resvCode, attendance)]),
    ]);
  await credit();
  const { rows } = await pool.query<{ points: number }>(
    'SELECT sum(amount)::int AS points FROM point_entry GROUP BY resv_code',
  );
  expect(rows.map(({ points }) => points)).toEqual(visits.map(() => 3442));
  expect((await checkConsistency(pool, await server.listLedger())).findings).toEqual([]);
});

it('points are granted for the remaining amount if a refund in the provider’s back office happens at the same time', async () => {
  const member = await server.signInMember(mina.userId, mina.password);
  const { pool } = server.database;
  const orderNos: string[] = [];
  for (const resvDate of ['2026-04-01 18:00', '2026-04-02 18:00', '2026-04-03 18:00', '2026-04-06 18:00'])
    orderNos.push((await server.reserve(member, createDinnerOrder({ resvDate, resvSetleAmnt: 68_850 }))).shopOrderNo);
  const notifications = await Promise.all(
    orderNos.map((orderNo, index) => server.cancelAtProvider(orderNo, index % 2 === 0 ? undefined : 8_850)),
  );
  const postNotification = (payload: object) =>
    server.app.inject({ method: 'POST', url: '/easypay/notice', remoteAddress: '127.0.0.1', payload });
  const credit = () => creditPoints(pool, new Date('2026-04-06T21:00:00Z'));
  const repeatedNotifications = [...notifications, ...notifications];
  await Promise.all(
    repeatedNotifications.flatMap((notification) => [credit(), postNotification(notification), credit()]),
  );
  await credit();
  const { rows } = await pool.query<{ points: number }>(
    `SELECT coalesce(sum(amount), 0)::int AS points FROM reservation LEFT JOIN point_entry USING (resv_code)
     WHERE shop_order_no = ANY($1) GROUP BY shop_order_no, visit_day ORDER BY visit_day`,
    [orderNos],
  );
  expect(rows.map(({ points }) => points)).toEqual([0, 3_000, 0, 3_000]);
  expect((await checkConsistency(pool, await server.listLedger())).findings).toEqual([]);
});
