import { type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grill } from '../../../test/fixtures';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
  type TestClient,
} from '../../../test/payment-test-server';
import { listOccupancy } from '../../stores/inventory/usage';
import { claimNextPendingPayment, claimNextUnchargedPayment } from '../../stores/payments/payments';
import { reconcile } from './reconcile';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ EASYPAY_TIMEOUT_SECONDS: '60' });
});
afterAll(() => server.close());

const openPayment = async (person: TestClient, changes = {}): Promise<string> => {
  const { status, json } = await person.post('/ordersheet/prepay', createDinnerOrder(changes));
  if (status !== 200) throw new Error(JSON.stringify(json));
  return json.response.shopOrderNo;
};
const pay = async (person: TestClient, shopOrderNo: string) =>
  (await person.post('/easypay/return', await server.submitPaymentWindow(shopOrderNo))).json as {
    result: string;
    errCd?: string;
  };
const getState = async (shopOrderNo: string): Promise<string> => {
  const { rows } = await server.database.pool.query<{ state: string }>(
    'SELECT state FROM payment WHERE shop_order_no = $1',
    [shopOrderNo],
  );
  return rows[0]?.state ?? 'none';
};
const listPaymentAlarms = async (shopOrderNo: string): Promise<unknown[]> =>
  (await server.database.pool.query('SELECT kind FROM alarm WHERE subject = $1', [shopOrderNo])).rows;
const countUsedSeats = async (): Promise<number> => {
  const { rows } = await server.database.pool.query<{ used: number }>(
    `SELECT coalesce(sum(used), 0)::int AS used FROM seat_usage WHERE din_code = $1`,
    [grill],
  );
  return rows[0]?.used ?? 0;
};
/** Runs the reconciler as if `seconds` had passed. */
const reconcileLater = async (shopOrderNo: string, seconds = 120): Promise<void> => {
  await server.database.pool.query(
    `UPDATE payment SET moved_at = moved_at - make_interval(secs => $2), check_at = check_at - make_interval(secs => $2)
     WHERE shop_order_no = $1`,
    [shopOrderNo, seconds],
  );
  await reconcile(server.paymentDeps);
};

describe('a charge that is found after its payment was declined as not charged', () => {
  it('is refunded in full if the provider executed the approval much later', async () => {
    const guest = await server.startGuestSession();
    const shopOrderNo = await openPayment(guest);
    await server.injectFault({ operation: 'approve', shopOrderNo, kind: 'drop', work: 'never' });
    await pay(guest, shopOrderNo);
    await reconcileLater(shopOrderNo);
    expect(await getState(shopOrderNo)).toBe('declined');
    const { rows } = await server.database.pool.query<{ authorizationId: string; key: string; day: string }>(
      `SELECT authorization_id AS "authorizationId", approve_key AS key, approve_day::text AS day FROM payment WHERE shop_order_no = $1`,
      [shopOrderNo],
    );
    for (const row of rows)
      await server.paymentDeps.payments.approve({ shopOrderNo: toCode<ShopOrderNo>(shopOrderNo), ...row });
    expect((await server.findLedgerRow(shopOrderNo))?.charged).toBe(81_000);

    await reconcileLater(shopOrderNo, 600);
    await reconcileLater(shopOrderNo);
    expect(await getState(shopOrderNo)).toBe('voided');
    expect(await server.findLedgerRow(shopOrderNo)).toMatchObject({ remaining: 0, calls: { cancel: 1 } });
  });

  it('is refunded in full if our own approval was still pending', async () => {
    const guest = await server.startGuestSession();
    const shopOrderNo = await openPayment(guest);
    await server.injectFault({ operation: 'approve', shopOrderNo, kind: 'stall', ms: 600_000, work: 'last' });
    const pendingResponse = pay(guest, shopOrderNo);
    await expect.poll(server.countStalledCalls).toBe(1);
    expect(await getState(shopOrderNo)).toBe('approving');
    // Another process assumes that the request has timed out. The process that sent it was suspended.
    await reconcileLater(shopOrderNo);
    expect(await getState(shopOrderNo)).toBe('declined');
    await server.releaseStalledCalls();
    expect(await pendingResponse).toMatchObject({ result: 'fail' });
    expect(await getState(shopOrderNo)).toBe('voided');
    expect((await server.findLedgerRow(shopOrderNo))?.remaining).toBe(0);
  });
});

it('a payment declined as not charged is queried at most seven times in 30 minutes, and not after two days', async () => {
  const guest = await server.startGuestSession();
  const shopOrderNo = await openPayment(guest);
  await server.injectFault({ operation: 'approve', shopOrderNo, kind: 'drop', work: 'never' });
  await pay(guest, shopOrderNo);
  await reconcileLater(shopOrderNo);
  const countQueries = async () => (await server.findLedgerRow(shopOrderNo))?.calls.query ?? 0;
  const countAfterDecline = await countQueries();
  for (let minute = 0; minute < 30; minute += 1) await reconcileLater(shopOrderNo, 60);
  expect((await countQueries()) - countAfterDecline).toBeLessThan(8);
  const countAfterRetries = await countQueries();
  await reconcileLater(shopOrderNo, 2 * 86_400);
  expect(await countQueries()).toBe(countAfterRetries);
  expect(await getState(shopOrderNo)).toBe('declined');
});

/** Opens a payment whose approval will charge 99,000 won instead of the ordered amount. */
const openPaymentWithWrongCharge = async (): Promise<string> => {
  const guest = await server.startGuestSession();
  const shopOrderNo = await openPayment(guest);
  await server.injectFault({ operation: 'approve', shopOrderNo, kind: 'wrongAmount', amount: 99_000 });
  return shopOrderNo;
};

describe('a due refund', () => {
  it('is requested again if the provider declines once', async () => {
    const shopOrderNo = await openPaymentWithWrongCharge();
    await server.injectFault({ operation: 'cancel', shopOrderNo, kind: 'decline' });
    await pay(await server.startGuestSession(), shopOrderNo);
    expect(await getState(shopOrderNo)).toBe('voiding');
    await reconcileLater(shopOrderNo);
    expect(await getState(shopOrderNo)).toBe('voided');
    expect((await server.findLedgerRow(shopOrderNo))?.remaining).toBe(0);
  });

  it('is escalated to staff if the provider keeps declining', async () => {
    const shopOrderNo = await openPaymentWithWrongCharge();
    await server.injectFault({ operation: 'cancel', shopOrderNo, kind: 'decline', times: null });
    await pay(await server.startGuestSession(), shopOrderNo);
    for (let run = 0; run < 4; run += 1) await reconcileLater(shopOrderNo);
    expect(await getState(shopOrderNo)).toBe('manual');
    expect(await listPaymentAlarms(shopOrderNo)).toEqual([{ kind: 'payment_needs_review' }]);
  });

  it('needs manual review if the provider refunded less', async () => {
    const shopOrderNo = await openPaymentWithWrongCharge();
    await server.injectFault({ operation: 'cancel', shopOrderNo, kind: 'wrongAmount', amount: 40_000 });
    await pay(await server.startGuestSession(), shopOrderNo);
    await reconcileLater(shopOrderNo);
    expect((await server.findLedgerRow(shopOrderNo))?.remaining).toBe(59_000);
    expect(await getState(shopOrderNo)).toBe('manual');
  });

  it('is not requested twice while the first request may be pending', async () => {
    const shopOrderNo = await openPaymentWithWrongCharge();
    await server.injectFault({ operation: 'cancel', shopOrderNo, kind: 'stall', ms: 600_000, work: 'last' });
    const pendingResponse = pay(await server.startGuestSession(), shopOrderNo);
    await expect.poll(server.countStalledCalls).toBe(1);
    expect(await getState(shopOrderNo)).toBe('voiding');
    await server.database.pool.query(
      `UPDATE payment SET moved_at = now() - interval '1.1 seconds' WHERE shop_order_no = $1`,
      [shopOrderNo],
    );
    await reconcile(server.paymentDeps);
    await server.releaseStalledCalls();
    await pendingResponse;
    expect(await getState(shopOrderNo)).toBe('voided');
    expect((await server.findLedgerRow(shopOrderNo))?.calls.cancel).toBe(1);
  });

  it('is made even if midnight passes between its record and the request', async () => {
    const shopOrderNo = await openPaymentWithWrongCharge();
    await server.database.pool.query(`CREATE FUNCTION yesterday() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN NEW.cancel_day := NEW.cancel_day - 1; RETURN NEW; END $$`);
    await server.database.pool.query(
      'CREATE TRIGGER yesterday BEFORE INSERT ON refund FOR EACH ROW EXECUTE FUNCTION yesterday()',
    );
    await pay(await server.startGuestSession(), shopOrderNo);
    await server.database.pool.query('DROP TRIGGER yesterday ON refund');
    expect(await getState(shopOrderNo)).toBe('voided');
  });
});

describe('a charge whose reservation cannot be written', () => {
  it('is refunded after several attempts to write the reservation have failed', async () => {
    const guest = await server.startGuestSession();
    const seatsBefore = await countUsedSeats();
    const shopOrderNo = await openPayment(guest, { requestMatter: 'unwritable' });
    await server.database.pool.query(
      `ALTER TABLE reservation ADD CONSTRAINT unwritable CHECK (request_note <> 'unwritable') NOT VALID`,
    );
    await pay(guest, shopOrderNo);
    expect(await getState(shopOrderNo)).toBe('approved');
    for (let run = 0; run < 6; run += 1) await reconcileLater(shopOrderNo);
    expect(await getState(shopOrderNo)).toBe('voided');
    expect((await server.findLedgerRow(shopOrderNo))?.remaining).toBe(0);
    expect(await countUsedSeats()).toBe(seatsBefore);
    await server.database.pool.query('ALTER TABLE reservation DROP CONSTRAINT unwritable');
  });
});

describe('a payment window that returns late', () => {
  it('charges nothing if the visit has already begun', async () => {
    const guest = await server.startGuestSession();
    const shopOrderNo = await openPayment(guest);
    await server.database.pool.query(
      `UPDATE payment SET "order" = jsonb_set("order", '{visit,date}', '"2026-03-10"') WHERE shop_order_no = $1`,
      [shopOrderNo],
    );
    await guest.post('/easypay/return', { resCd: 'W002', resMsg: '', shopOrderNo, authorizationId: '' });
    expect(await pay(guest, shopOrderNo)).toMatchObject({ result: 'fail' });
    expect((await server.findLedgerRow(shopOrderNo))?.charged).toBe(0);
  });
});

describe('a charge that is found after the visit has begun', () => {
  const moveVisitToPast = (shopOrderNo: string) =>
    server.database.pool.query(
      `UPDATE payment SET "order" = jsonb_set("order", '{visit,date}', '"2026-03-10"') WHERE shop_order_no = $1`,
      [shopOrderNo],
    );
  const expectVoided = async (shopOrderNo: string): Promise<void> => {
    expect(await getState(shopOrderNo)).toBe('voided');
    expect(await server.findLedgerRow(shopOrderNo)).toMatchObject({ charged: 81_000, remaining: 0 });
    const { rows } = await server.database.pool.query('SELECT 1 FROM reservation WHERE shop_order_no = $1', [
      shopOrderNo,
    ]);
    expect(rows).toEqual([]);
    expect(await listPaymentAlarms(shopOrderNo)).toEqual([]);
  };

  it('is refunded in full if the response was lost', async () => {
    const guest = await server.startGuestSession();
    const seatsBefore = await countUsedSeats();
    const shopOrderNo = await openPayment(guest);
    await server.injectFault({ operation: 'approve', shopOrderNo, kind: 'drop', work: 'first' });
    await server.injectFault({ operation: 'query', shopOrderNo, kind: 'http500' });
    await pay(guest, shopOrderNo);
    expect(await getState(shopOrderNo)).toBe('unknown');
    await moveVisitToPast(shopOrderNo);
    await reconcileLater(shopOrderNo);
    await expectVoided(shopOrderNo);
    expect((await guest.post('/payment/insert', { shopOrderNo })).json).toMatchObject({
      result: 'fail',
      errCd: 'refunded',
    });
    expect(await countUsedSeats()).toBe(seatsBefore);
  });

  it('is refunded in full if the response arrived and no reservation was written', async () => {
    const guest = await server.startGuestSession();
    const shopOrderNo = await openPayment(guest, { requestMatter: 'unwritable' });
    await server.database.pool.query(
      `ALTER TABLE reservation ADD CONSTRAINT unwritable CHECK (request_note <> 'unwritable') NOT VALID`,
    );
    await pay(guest, shopOrderNo);
    expect(await getState(shopOrderNo)).toBe('approved');
    await server.database.pool.query('ALTER TABLE reservation DROP CONSTRAINT unwritable');
    await moveVisitToPast(shopOrderNo);
    await reconcileLater(shopOrderNo);
    await expectVoided(shopOrderNo);
  });
});

describe('seats of a payment with an unknown outcome', () => {
  it('are counted as taken until the outcome is known, even after the hold has expired', async () => {
    const guest = await server.startGuestSession();
    const day = '2026-03-19';
    const shopOrderNo = await openPayment(guest, { resvDate: `${day} 18:00` });
    await server.injectFault({ operation: 'approve', shopOrderNo, kind: 'drop', work: 'never' });
    await server.injectFault({ operation: 'query', kind: 'http500', times: 2 });
    await pay(guest, shopOrderNo);
    const countTakenSeats = async (): Promise<number> => {
      const occupancy = await listOccupancy(server.database.pool, grill, day, day);
      return occupancy.get(day)?.find(({ time }) => time === '18:00')?.tableSeats ?? 0;
    };
    // The provider is unavailable for longer than any hold lasts.
    await server.database.pool.query(
      `UPDATE hold SET expires_at = now() - interval '1 second' WHERE shop_order_no = $1`,
      [shopOrderNo],
    );
    await reconcileLater(shopOrderNo);
    expect(await getState(shopOrderNo)).toBe('unknown');
    expect(await countTakenSeats()).toBe(2);
    await reconcileLater(shopOrderNo);
    await reconcileLater(shopOrderNo);
    expect(await getState(shopOrderNo)).toBe('declined');
    expect(await countTakenSeats()).toBe(0);
  });
});

describe('a run of the reconciler', () => {
  const createPendingPayment = async (visit: string): Promise<string> => {
    const guest = await server.startGuestSession();
    const shopOrderNo = await openPayment(guest, { resvDate: visit });
    await server.injectFault({ operation: 'approve', shopOrderNo, kind: 'pending' });
    await server.injectFault({ operation: 'query', shopOrderNo, kind: 'pending', times: null });
    await pay(guest, shopOrderNo);
    await server.database.pool.query(
      `UPDATE payment SET moved_at = now() - interval '1 minute', check_at = NULL WHERE shop_order_no = $1`,
      [shopOrderNo],
    );
    return shopOrderNo;
  };

  it('records a heartbeat at each payment', async () => {
    for (const visit of ['2026-03-24 18:00', '2026-03-25 18:00']) await createPendingPayment(visit);
    let heartbeatCount = 0;
    const recordHeartbeat = () => Promise.resolve(void (heartbeatCount += 1));
    const handledCount = await reconcile(server.paymentDeps, {
      heartbeat: recordHeartbeat,
      stopSignal: new AbortController().signal,
    });
    expect(handledCount).toBeGreaterThanOrEqual(2);
    expect(heartbeatCount).toBeGreaterThan(handledCount);
  });

  it('reaches a younger payment with a known status within three runs, although 60 older ones have none', async () => {
    // Creates more payments than one run handles. The provider returns no status for them, and they are due before the
    // younger payment.
    const pendingOrderNo = await createPendingPayment('2026-03-27 18:00');
    await server.database.pool.query(
      `INSERT INTO payment SELECT older.* FROM payment p, generate_series(1, 60) AS n, jsonb_populate_record(p,
         jsonb_build_object('shop_order_no', shop_order_no || '-' || n, 'moved_at', now() - interval '1 hour')) AS older
       WHERE p.shop_order_no = $1`,
      [pendingOrderNo],
    );
    const guest = await server.startGuestSession();
    const youngerOrderNo = await openPayment(guest, { resvDate: '2026-03-27 19:00' });
    await server.injectFault({ operation: 'approve', shopOrderNo: youngerOrderNo, kind: 'drop', work: 'first' });
    await server.injectFault({ operation: 'query', shopOrderNo: youngerOrderNo, kind: 'http500' });
    await pay(guest, youngerOrderNo);
    for (let run = 0; run < 3; run += 1) {
      await server.database.pool.query(
        `UPDATE payment SET moved_at = moved_at - interval '2 minutes', check_at = check_at - interval '2 minutes'`,
      );
      await reconcile(server.paymentDeps);
    }
    expect(await getState(youngerOrderNo)).toBe('reserved');
    await server.database.pool.query(`DELETE FROM payment WHERE shop_order_no LIKE $1`, [`${pendingOrderNo}-%`]);
  });

  it.each([
    ['claim_next_pending_payment (1, 60)', claimNextPendingPayment],
    ['claim_next_uncharged_payment (1, 60)', claimNextUnchargedPayment],
  ])('uses an index to find the next payments: %s', async (statementCall, claimNext) => {
    const client = await server.database.pool.connect();
    try {
      await client.query('BEGIN; SET LOCAL enable_seqscan = off; SET LOCAL enable_sort = off; DISCARD PLANS');
      await claimNext(client, 1, 60);
      const { rows } = await client.query<Record<string, string>>(`EXPLAIN EXECUTE ${statementCall}`);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toContain('payment_by_next_check');
      expect(plan).not.toContain('Seq Scan');
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });

  it('handles no payment after a stop signal', async () => {
    await createPendingPayment('2026-03-26 18:00');
    expect(
      await reconcile(server.paymentDeps, { heartbeat: () => Promise.resolve(), stopSignal: AbortSignal.abort() }),
    ).toBe(0);
  });
});
