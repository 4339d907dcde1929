import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkConsistency } from '../../test/consistency-check';
import { dinner, mina } from '../../test/fixtures';
import { fiveYearsInDays, getDayAgo, getTimeAgo } from '../../test/past-dates';
import {
  createCakeOrder,
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../test/payment-test-server';
import { runWithoutTriggers } from '../../test/run-without-triggers';
import { createPersonKey } from '../booking/checkout/keys';
import { runJob } from './run-job';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer();
});
beforeEach(async () => {
  await query('DELETE FROM rate_limit');
});
afterAll(() => server.close());

const query = async (text: string, values: unknown[] = []) => (await server.database.pool.query(text, values)).rows;
const runRetention = () =>
  runJob('retention', {
    deps: server.deps,
    siteFolder: '',
    log: server.paymentDeps.log,
    stopSignal: new AbortController().signal,
  });
const createPhoneKey = (digits: string) => createPersonKey(server.deps.keyring.persons, null, digits);

/** Lists the tables that contain a text in any column. */
async function listTablesWith(text: string): Promise<string[]> {
  const tables = await query(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  const tableNames: string[] = [];
  for (const { name } of tables) {
    const [{ count }] = await query(`SELECT count(*)::int AS count FROM "${name}" t WHERE strpos(t::text, $1) > 0`, [
      text,
    ]);
    if (count > 0) tableNames.push(name);
  }
  return tableNames.sort();
}

/** Moves a reservation with its payment and hold, and all messages, to `days` days ago. */
async function moveDaysAgo(resvCode: string, days: number): Promise<void> {
  const at = getTimeAgo(days, 'days');
  const [{ order }] = await query('SELECT shop_order_no AS "order" FROM reservation WHERE resv_code = $1', [resvCode]);
  await query('UPDATE payment SET created_at = $2, moved_at = $2 WHERE shop_order_no = $1', [order, at]);
  await query('UPDATE hold SET created_at = $2, expires_at = $2 WHERE shop_order_no = $1', [order, at]);
  await runWithoutTriggers(server.database.pool, [
    'UPDATE payment_event SET at = $2 WHERE shop_order_no = $1',
    [order, at],
  ]);
  await query('UPDATE outbox SET sent_at = $1, send_at = $1', [at]);
  await query(
    `UPDATE reservation SET created_at = $2, visit_day = $3, cancelled_at = CASE WHEN cancelled_at IS NOT NULL THEN $2::timestamptz END
     WHERE resv_code = $1`,
    [resvCode, at, getDayAgo(days)],
  );
}
const getPhoneFields = (phone: string) => ({ resvUserTel: phone, visitTel: phone });
const listFindings = async () => (await checkConsistency(server.database.pool, await server.listLedger())).findings;

describe('the counts of units for a guest’s phone', () => {
  it('shrink when a reservation is five years old, and are deleted with the last reservation', async () => {
    const digits = '01091110001';
    const guest = await server.startGuestSession();
    const reserveCakes = (resvDate: string, prodPickupNum: number) =>
      server.reserve(
        guest,
        createCakeOrder({ resvDate, prodPickupNum, resvSetleAmnt: 60_000 * prodPickupNum, ...getPhoneFields(digits) }),
      );
    const first = await reserveCakes('2026-03-13 00:00', 1);
    const second = await reserveCakes('2026-03-14 00:00', 2);
    const listUsedUnits = async () =>
      (await query('SELECT used FROM person_usage WHERE person_key = $1', [createPhoneKey(digits)])).map(
        (row) => row.used,
      );
    expect(await listUsedUnits()).toEqual([3]);

    await moveDaysAgo(first.resvCode, fiveYearsInDays - 3);
    await runRetention();
    expect(await listUsedUnits()).toEqual([3]);
    await moveDaysAgo(first.resvCode, fiveYearsInDays);
    await runRetention();
    expect(await listUsedUnits()).toEqual([2]);
    expect(
      await query('SELECT shop_order_no AS no FROM hold_line WHERE person_key = $1', [createPhoneKey(digits)]),
    ).toEqual([{ no: second.shopOrderNo }]);
    expect(await listFindings()).toEqual([]);

    await moveDaysAgo(second.resvCode, fiveYearsInDays);
    await runRetention();
    await runRetention();
    for (const text of [createPhoneKey(digits), digits, '010-9111-0001'])
      expect(await listTablesWith(text)).toEqual([]);
    expect(await listFindings()).toEqual([]);
  });

  it('are deleted after five years with the request key and guest id of a booking without payment', async () => {
    const phone = '+81 90-9111-0002';
    await query('UPDATE product_option SET price = 0 WHERE prod_code = $1', [dinner]);
    const guest = await server.startGuestSession();
    const order = createDinnerOrder({ resvSetleAmnt: 0, ...getPhoneFields(phone) });
    const { resvCode } = (await guest.post('/resv/insert', order)).json;
    const [{ guestId, request }] = await query(
      `SELECT h.guest_id AS "guestId", h.request_key AS request FROM hold h JOIN reservation r USING (shop_order_no) WHERE resv_code = $1`,
      [resvCode],
    );
    expect(await listTablesWith(createPhoneKey('+819091110002'))).toEqual(['hold', 'hold_line', 'person_usage']);
    await moveDaysAgo(resvCode ?? '', fiveYearsInDays);
    await runRetention();
    for (const text of [createPhoneKey('+819091110002'), '+819091110002', request])
      expect(await listTablesWith(text)).toEqual([]);
    // The test's own session has not ended.
    expect(await listTablesWith(guestId)).toEqual(['session']);
    expect(await listFindings()).toEqual([]);
  });

  it('are deleted thirty days after a cancellation, with the lines of the hold', async () => {
    const digits = '01091110003';
    const guest = await server.startGuestSession();
    const order = createCakeOrder({ resvDate: '2026-03-16 00:00', ...getPhoneFields(digits) });
    const { resvCode } = await server.reserve(guest, order);
    await guest.post('/resv/cancel', { resvCode });
    await moveDaysAgo(resvCode, 29);
    await runRetention();
    expect(await listTablesWith(createPhoneKey(digits))).toEqual(['hold_line', 'person_usage']);
    await moveDaysAgo(resvCode, 30);
    await runRetention();
    expect(await listTablesWith(createPhoneKey(digits))).toEqual([]);
    expect(await listFindings()).toEqual([]);
  });

  it('are kept under the key of the member who owns the reservation', async () => {
    const member = await server.signInMember(mina.userId, mina.password);
    const order = createCakeOrder({ resvDate: '2026-03-18 00:00', resvSetleAmnt: 54_000 });
    const prepayResponse = (await member.post('/ordersheet/prepay', order)).json;
    const total = prepayResponse.code === 'price_changed' ? Number(prepayResponse.detail?.total) : 54_000;
    const { resvCode } = await server.reserve(member, { ...order, resvSetleAmnt: total });
    await moveDaysAgo(resvCode, fiveYearsInDays);
    await runRetention();
    expect(await query('SELECT used FROM person_usage WHERE person_key = $1', [`m:${mina.userId}`])).toEqual([
      { used: 1 },
    ]);
    expect(await listFindings()).toEqual([]);
  });

  it('are deleted after five years even if the payment is still under manual review', async () => {
    const digits = '01091110004';
    const guest = await server.startGuestSession();
    const prepayResponse = await guest.post(
      '/ordersheet/prepay',
      createCakeOrder({ resvDate: '2026-03-17 00:00', ...getPhoneFields(digits) }),
    );
    const shopOrderNo = prepayResponse.json.response?.shopOrderNo;
    await query(`UPDATE hold SET state = 'freed', expires_at = $2 WHERE shop_order_no = $1`, [
      shopOrderNo,
      getTimeAgo(fiveYearsInDays, 'days'),
    ]);
    await query('UPDATE person_usage SET used = 0 WHERE person_key = $1', [createPhoneKey(digits)]);
    await query(`UPDATE payment SET state = 'manual', "order" = 'null' WHERE shop_order_no = $1`, [shopOrderNo]);
    await runRetention();
    expect(await listTablesWith(createPhoneKey(digits))).toEqual([]);
  });
});
