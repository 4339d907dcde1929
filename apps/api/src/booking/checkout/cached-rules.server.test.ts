import { addClosing } from '@dining/contract/staff/availability';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkConsistency } from '../../../test/consistency-check';
import { dinner, grill } from '../../../test/fixtures';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
  type TestClient,
} from '../../../test/payment-test-server';
import { startStaffCommandClient } from '../../../test/staff-command-client';
import type { Queryable } from '../../db/queryable';

// Runs two servers, each with its own cache of product rules, while fifty guests order at both. After a rule change,
// neither server may sell under the previous rules.

let server: PaymentTestServer;
let secondServer: PaymentTestServer;
let guests: readonly TestClient[];
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
  secondServer = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' }, server);
  const servers = Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? server : secondServer));
  guests = await Promise.all(servers.map((testServer) => testServer.startGuestSession()));
  await server.database.pool.query(
    'UPDATE time_stock SET seats = 100000 WHERE din_code = $1 AND din_room_code IS NULL',
    [grill],
  );
});
afterAll(async () => {
  await secondServer.close();
  await server.close();
});

/** Counts the payments for a visit day, optionally only those of one amount in won. */
async function countPayments(db: Queryable, day: string, amountKrw: number | null = null): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM payment WHERE htl_code = 'H01' AND ($2::int IS NULL OR amount = $2)
       AND shop_order_no IN (SELECT shop_order_no FROM hold_line WHERE visit_day = $1)`,
    [day, amountKrw],
  );
  return rows[0]?.count ?? 0;
}

/**
 * Lets all guests order for a day repeatedly, until `change` is done and each guest has ordered once more. Returns the
 * problem code of each last order.
 */
async function changeWhileBuying(
  day: string,
  getAmountKrw: () => number,
  change: () => Promise<void>,
): Promise<readonly (string | undefined)[]> {
  const progress = { isChangeDone: false };
  const lastCodes = guests.map(async (guest) => {
    const buy = () =>
      guest.post(
        '/ordersheet/prepay',
        createDinnerOrder({ resvDate: `${day} 18:00`, resvSetleAmnt: getAmountKrw(), resvAgainYn: 'Y' }),
      );
    while (!progress.isChangeDone) await buy();
    return (await buy()).json.code;
  });
  await expect.poll(() => countPayments(server.database.pool, day)).toBeGreaterThan(20);
  await change().finally(() => {
    progress.isChangeDone = true;
  });
  return Promise.all(lastCodes);
}

/**
 * Changes a rule by SQL. Returns the number of payments counted after the change and before its commit, when the rule
 * lock lets no order through.
 */
async function changeRules(sql: string, day: string, amountKrw: number | null = null): Promise<number> {
  const client = await server.database.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(sql);
    const count = await countPayments(client, day, amountKrw);
    await client.query('COMMIT');
    return count;
  } finally {
    client.release();
  }
}

describe('fifty guests at two servers', () => {
  it('can order only at the new price after a price change', async () => {
    const day = '2026-03-23';
    let sentAmountKrw = 81_000;
    let countBefore = -1;
    const lastCodes = await changeWhileBuying(
      day,
      () => sentAmountKrw,
      async () => {
        countBefore = await changeRules(
          `UPDATE product_option SET price = price + 10000 WHERE prod_code = '${dinner}' AND menu_index = 1`,
          day,
          81_000,
        );
      },
    );
    expect(new Set(lastCodes)).toEqual(new Set(['price_changed']));
    expect(await countPayments(server.database.pool, day, 81_000)).toBe(countBefore);
    sentAmountKrw = 90_000;
    const order = createDinnerOrder({ resvDate: `${day} 18:00`, resvSetleAmnt: sentAmountKrw });
    const responses = await Promise.all(guests.slice(0, 4).map((guest) => guest.post('/ordersheet/prepay', order)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await server.database.pool.query(
      `UPDATE product_option SET price = price - 10000 WHERE prod_code = '${dinner}' AND menu_index = 1`,
    );
  });

  it.each([
    [
      'a start time that is closed',
      `UPDATE time_stock SET open = false WHERE din_code = 'GRILL' AND start_time = '18:00'`,
      '2026-03-24',
    ],
    ['a day that is closed', `INSERT INTO venue_closing (din_code, day) VALUES ('GRILL', '2026-03-25')`, '2026-03-25'],
    ['a product that is taken off sale', `UPDATE product SET on_sale = false WHERE prod_code = 'DINNER'`, '2026-03-26'],
  ])('can no longer book %s', async (_name, sql, day) => {
    let countBefore = -1;
    const lastCodes = await changeWhileBuying(
      day,
      () => 81_000,
      async () => {
        countBefore = await changeRules(sql, day);
      },
    );
    expect(lastCodes).not.toContain(undefined);
    expect(await countPayments(server.database.pool, day)).toBe(countBefore);
    await server.database.pool.query(`UPDATE time_stock SET open = true; UPDATE product SET on_sale = true`);
  });

  it('can no longer book a day that staff close', async () => {
    const day = '2026-03-27';
    const staff = await startStaffCommandClient(server.deps);
    const lastCodes = await changeWhileBuying(
      day,
      () => 81_000,
      async () =>
        void (await staff.call(addClosing, {
          body: { dinCode: grill, from: day, to: day, time: null, reason: 'a wedding' },
        })),
    );
    await staff.close();
    expect(lastCodes).not.toContain(undefined);
    const soldAfterClosing = await server.database.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM hold h JOIN hold_line l USING (shop_order_no), rule_version v
       WHERE l.visit_day = $1 AND l.counter = 'seat' AND v.scope = 'din:GRILL' AND l.rule_version >= v.version`,
      [day],
    );
    expect(soldAfterClosing.rows).toEqual([{ count: 0 }]);
  });

  it('leave the counters consistent', async () => {
    expect((await checkConsistency(server.database.pool, await server.listLedger())).findings).toEqual([]);
  });
});
