import type { ReservationRequestBody } from '@dining/contract/site/orders/order';
import { grill } from './fixtures';
import { createDinnerOrder, type PaymentTestServer, type TestClient } from './payment-test-server';

/** The clock shows Wednesday, 2026-03-11 09:00. The fee is 10 % within 48 hours before the visit. */
export const visitWithoutFee = { resvDate: '2026-03-13 18:00' };
export const visitWithFee = { resvDate: '2026-03-12 18:00' };

/** Reserves, as a new guest unless a client is passed. */
export async function createReservation(
  server: PaymentTestServer,
  changes: Partial<ReservationRequestBody> = visitWithoutFee,
  client?: TestClient,
) {
  const guest = client ?? (await server.startGuestSession());
  return { guest, ...(await server.reserve(guest, createDinnerOrder(changes))) };
}

export const cancel = async (client: TestClient, resvCode: string, changes = {}) =>
  (await client.post('/resv/cancel', { resvCode, ...changes })).json;

/** Returns whether the page of a reservation offers to cancel it, with the fee and the refund that it shows. */
export async function getShownCancellation(client: TestClient, resvCode: string, changes = {}) {
  const { resvInfo } = (await client.post('/resv/view', { resvCode, ...changes })).json;
  const { resvCancelYn, resvCancelFee, resvRefundAmnt } = resvInfo;
  return { resvCancelYn, resvCancelFee, resvRefundAmnt };
}

/** What the page of a reservation shows if it cannot be cancelled. */
export const noCancellation = { resvCancelYn: 'N', resvCancelFee: 0, resvRefundAmnt: 0 };

const listRows = async ({ database }: PaymentTestServer, sql: string, values: unknown[]) =>
  (await database.pool.query(sql, values)).rows;

export const getStoredReservation = async (server: PaymentTestServer, resvCode: string) => {
  const sql = 'SELECT status, cancel_fee, refund_amount, cancelled_at FROM reservation WHERE resv_code = $1';
  return (await listRows(server, sql, [resvCode]))[0];
};

export const getPaymentState = async (server: PaymentTestServer, shopOrderNo: string) =>
  (await listRows(server, 'SELECT state FROM payment WHERE shop_order_no = $1', [shopOrderNo]))[0].state;

export const listRefunds = (server: PaymentTestServer, shopOrderNo: string) =>
  listRows(server, 'SELECT kind, state, amount, remain_amount FROM refund WHERE shop_order_no = $1', [shopOrderNo]);

/** Returns the number of table seats that are taken at the grill at 18:00 on a day. */
export async function countUsedSeats(server: PaymentTestServer, day: string): Promise<number> {
  const rows = await listRows(
    server,
    `SELECT used FROM seat_usage WHERE din_code = $1 AND visit_day = $2 AND start_time = '18:00' AND unit = 'TABLE'`,
    [grill, day],
  );
  return rows[0]?.used ?? 0;
}

export const listAlarms = (server: PaymentTestServer, shopOrderNo: string) =>
  listRows(server, 'SELECT kind FROM alarm WHERE subject = $1', [shopOrderNo]);
