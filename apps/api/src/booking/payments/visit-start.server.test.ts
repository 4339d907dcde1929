import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '../../../test/audit';
import { dinnerOrder, openPayingHouse, type PayingHouse } from '../../../test/paying-house';
import { sweepExpiredHolds } from '../capacity/sweep';
import { reconcile } from './reconcile';

/** Returns, questions, sweeper and reconciler beside each other while the visit starts, which only transactions at the same time show. */
let clock = new Date('2026-03-13T17:59:00+09:00');
let house: PayingHouse;
beforeAll(async () => {
  house = await openPayingHouse({ HOLD_MAX_PER_VISITOR: '100', HOLD_MAX_PER_ADDRESS: '100' }, undefined, () => clock);
});
afterAll(() => house.close());

it('whoever comes first as a visit starts, an order is reserved in time or charges nothing that stays', async () => {
  const { pool } = house.database;
  const forms: Record<string, string>[] = [];
  for (let order = 0; order < 12; order += 1) {
    const { json } = await (await house.guest()).post('/ordersheet/prepay', dinnerOrder());
    forms.push(await house.inWindow(json.response.shopOrderNo));
  }
  const visitor = house.visitor();
  const rounds = forms.flatMap((form) => [
    visitor.post('/easypay/return', form),
    visitor.post('/payment/insert', { shopOrderNo: form['shopOrderNo'] }),
    visitor.post('/easypay/return', form),
    sweepExpiredHolds(pool),
  ]);
  clock = new Date('2026-03-13T18:00:00+09:00');
  await Promise.all([...rounds, reconcile(house.paymentDeps)]);
  await pool.query(`UPDATE payment SET moved_at = now() - interval '5 minutes', check_at = NULL`);
  await reconcile(house.paymentDeps);

  const { rows } = await pool.query<{ shopOrderNo: string; state: string; inTime: boolean | null }>(
    `SELECT p.shop_order_no AS "shopOrderNo", p.state, r.paid_at < '2026-03-13T18:00:00+09:00' AS "inTime"
     FROM payment p LEFT JOIN reservation r USING (shop_order_no)`,
  );
  expect(rows).toHaveLength(12);
  for (const { shopOrderNo, state, inTime } of rows) {
    expect(['reserved', 'lapsed', 'voided']).toContain(state);
    expect(inTime).toBe(state === 'reserved' ? true : null);
    expect((await house.ledger(shopOrderNo))?.remaining).toBe(state === 'reserved' ? 81_000 : 0);
  }
  expect((await audit(pool, await house.books())).findings).toEqual([]);
});
