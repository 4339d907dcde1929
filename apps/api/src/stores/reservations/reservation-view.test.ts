import { type ResvCode, toCode } from '@dining/domain/shared/codes';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/test-server';
import { createVisitRow } from '../../../test/visit-rows';
import { reservation } from '../../db/schema/reservations';
import { findReservation } from './reservation-view';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({});
});
afterAll(() => server.close());

it('findReservation returns the stored columns of a reservation, with instants to the millisecond', async () => {
  const { db, pool } = server.database;
  await db.insert(reservation).values([
    createVisitRow(1),
    createVisitRow(2, {
      status: 'cancel',
      cancelledBy: 'guest',
      cancelledAt: new Date(),
      cancelFee: 0,
      refundAmount: 0,
      userId: null,
    }),
  ]);
  await pool.query(`UPDATE reservation SET paid_at = '2026-03-16T23:59:59.987654+09', cancelled_at = '2026-03-17 00:00+00',
    request_note = E'"이상" \\\\ \\n 窓' WHERE resv_code = 'R2'`);
  for (const resvCode of ['R1', 'R2'].map(toCode<ResvCode>)) {
    const [row] = await db.select().from(reservation).where(eq(reservation.resvCode, resvCode));
    const storedReservation = await findReservation(pool, resvCode);
    // A policy stored without grace minutes is read with 0.
    const policy = { graceMinutes: 0, ...row?.policy };
    expect({ ...row, policy }).toEqual(expect.objectContaining(storedReservation?.reservation ?? {}));
  }
});
