import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkConsistency } from '../../../test/consistency-check';
import { grill } from '../../../test/fixtures';
import { createDinnerOrder, type PaymentTestServer, startPaymentTestServer } from '../../../test/payment-test-server';
import { runWithoutTriggers } from '../../../test/run-without-triggers';
import { sweepExpiredHolds } from './sweep';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100' });
});
afterAll(() => server.close());

const runSql = (text: string, values: unknown[] = []) => server.database.pool.query(text, values);
const expireHold = (shopOrderNo: string) =>
  runSql(`UPDATE hold SET expires_at = now() - interval '1 second' WHERE shop_order_no = $1`, [shopOrderNo]);
const holdSeats = async (day: string, changes = {}): Promise<string> => {
  const guest = await server.startGuestSession();
  return (await guest.post('/ordersheet/prepay', createDinnerOrder({ resvDate: `${day} 18:00`, ...changes }))).json
    .response.shopOrderNo;
};
/** Returns the number of seats at 18:00 that a page shows as taken. */
const countShownTakenSeats = async (day: string): Promise<number> => {
  const range = { dinCode: grill, resvType: 'table', strResvDate: day, endResvDate: day };
  const { resvList } = (await server.createVisitor().post('/resv/resvCountbyMonth', range)).json;
  return resvList.find(({ resvDate }) => resvDate === `${day} 18:00`)?.resvAdultCnt ?? 0;
};

describe('an expired hold', () => {
  it.each([
    ['registered', 0],
    ['preparing', 0],
    ['approving', 2],
    ['unknown', 2],
    ['approved', 2],
    ['manual', 2],
  ])('keeps $1 seats taken if its payment is $0, both for readers and after a sweep', async (state, takenSeats) => {
    const day = '2026-03-16';
    const shopOrderNo = await holdSeats(day);
    expect(await countShownTakenSeats(day)).toBe(2);
    await runSql('UPDATE payment SET state = $2 WHERE shop_order_no = $1', [shopOrderNo, state]);
    await expireHold(shopOrderNo);
    expect(await countShownTakenSeats(day)).toBe(takenSeats);
    expect(await sweepExpiredHolds(server.database.pool)).toBe(takenSeats === 0 ? 1 : 0);
    expect(await countShownTakenSeats(day)).toBe(takenSeats);
    await runSql(`UPDATE payment SET state = 'registered' WHERE shop_order_no = $1 AND state <> 'lapsed'`, [
      shopOrderNo,
    ]);
    await sweepExpiredHolds(server.database.pool);
    // The states above were set without events; corrects the last event to match them, for the consistency check.
    await runWithoutTriggers(server.database.pool, [
      `UPDATE payment_event SET from_state = 'registered' WHERE shop_order_no = $1 AND to_state = 'lapsed'`,
      [shopOrderNo],
    ]);
  });

  it('marks its payment as lapsed, with the reason', async () => {
    const shopOrderNo = await holdSeats('2026-03-17');
    await expireHold(shopOrderNo);
    await sweepExpiredHolds(server.database.pool);
    const { rows } = await runSql(
      `SELECT from_state, to_state, note FROM payment_event WHERE shop_order_no = $1 ORDER BY id DESC LIMIT 1`,
      [shopOrderNo],
    );
    expect(rows).toEqual([{ from_state: 'registered', to_state: 'lapsed', note: 'expired' }]);
  });

  it('is also freed if it has no payment', async () => {
    const shopOrderNo = await holdSeats('2026-03-18');
    await runSql('DELETE FROM payment WHERE shop_order_no = $1', [shopOrderNo]);
    await expireHold(shopOrderNo);
    expect(await sweepExpiredHolds(server.database.pool)).toBe(1);
    expect((await runSql(`SELECT DISTINCT used FROM seat_usage WHERE visit_day = '2026-03-18'`)).rows).toEqual([
      { used: 0 },
    ]);
  });
});

describe('many expired holds', () => {
  it('are freed once by concurrent sweeps, and do not block a guest', async () => {
    const day = '2026-03-19';
    const orderNos = await Promise.all(Array.from({ length: 20 }, () => holdSeats(day)));
    for (const shopOrderNo of orderNos) await expireHold(shopOrderNo);
    const guest = await server.startGuestSession();
    const largeOrder = createDinnerOrder({
      resvDate: `${day} 18:00`,
      resvAdultCnt: 10,
      resvProdAddList: [{ menuIndex: 1, prodAddNum: 5 }],
      resvSetleAmnt: 405_000,
    });
    const [response, ...freedCounts] = await Promise.all([
      guest.post('/ordersheet/prepay', largeOrder),
      ...Array.from({ length: 4 }, () => sweepExpiredHolds(server.database.pool)),
    ]);
    expect(response.status).toBe(200);
    expect(freedCounts.reduce((sum, freed) => sum + freed, 0)).toBeLessThanOrEqual(20);
    await sweepExpiredHolds(server.database.pool);
    expect((await runSql(`SELECT DISTINCT used FROM seat_usage WHERE visit_day = $1`, [day])).rows).toEqual([
      { used: 10 },
    ]);
    expect((await checkConsistency(server.database.pool, await server.listLedger())).findings).toEqual([]);
  });

  it('are left to the sweeper unless they block the order: an order at a fully booked time frees no hold of another day', async () => {
    const otherOrderNo = await holdSeats('2026-03-24');
    await expireHold(otherOrderNo);
    const orderNosAtSameTime = await Promise.all(Array.from({ length: 20 }, () => holdSeats('2026-03-23')));
    expect(orderNosAtSameTime).toHaveLength(20);
    const { status } = await (await server.startGuestSession()).post(
      '/ordersheet/prepay',
      createDinnerOrder({ resvDate: '2026-03-23 18:00' }),
    );
    expect(status).toBe(409);
    expect((await runSql('SELECT state FROM hold WHERE shop_order_no = $1', [otherOrderNo])).rows).toEqual([
      { state: 'held' },
    ]);
  });
});
