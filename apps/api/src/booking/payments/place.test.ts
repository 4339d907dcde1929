import type { PricedOrder } from '@dining/domain/orders/priced-order';
import { asCode, type DinCode, type HtlCode, type ShopOrderNo } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dinnerOrder, openPayingHouse, type PayingHouse } from '../../../test/paying-house';
import { queueForOrder, takeHoldOf } from '../../stores/inventory/holds';
import { standsAsUsual } from '../../stores/orders/order-standing';
import { insertPayment } from '../../stores/payments/payments';

let house: PayingHouse;
beforeAll(async () => {
  house = await openPayingHouse({ HOLD_MAX_PER_VISITOR: '100' });
});
afterAll(() => house.close());

describe('a second attempt', () => {
  it('waits while nobody knows yet whether the first was charged: the guest is not charged twice', async () => {
    const guest = await house.guest();
    const order = dinnerOrder({ resvDate: '2026-03-12 18:00' });
    const { shopOrderNo } = (await guest.post('/ordersheet/prepay', order)).json.response;
    await house.tell({ operation: 'approve', shopOrderNo, kind: 'drop', work: 'first' });
    await house.tell({ operation: 'query', shopOrderNo, kind: 'pending' });
    expect((await guest.post('/easypay/return', await house.inWindow(shopOrderNo))).json).toEqual({ result: 'pending' });

    expect((await guest.post('/ordersheet/prepay', order)).json).toMatchObject({ status: 429, code: 'too_many_holds' });
    expect((await guest.post('/ordersheet/prepay', { ...order, resvDate: '2026-03-12 19:30' })).status).toBe(200);
    const { rows } = await house.database.pool.query(
      `SELECT count(*)::int AS n FROM hold WHERE state = 'held' AND shop_order_no = $1`,
      [shopOrderNo],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });
});

describe('what an order writes', () => {
  const shopOrderNo = asCode<ShopOrderNo>('H01-20260311-ALONE');
  const dinCode = asCode<DinCode>('GRILL');
  const seat = { counter: 'seat', dinCode, visitDay: '2026-03-20', startTime: '18:00', unit: 'TABLE' } as const;
  const needs = [{ ...seat, amount: 2, capacity: 40, ruleVersion: 1 }];
  const order = { htlCode: asCode<HtlCode>('H01'), holder: 'h', userId: null, quote: { payAmount: 9 }, needs, rules: [] };
  const hold = { shopOrderNo, htlCode: order.htlCode, holder: 'h', seconds: 60, needs, addressKey: 'a' };
  const payment = { shopOrderNo, order: order as unknown as PricedOrder, method: 'card', ordersheetId: null } as const;
  const written = async (client: PoolClient) =>
    (
      await client.query(
        `SELECT (SELECT count(*) FROM hold WHERE shop_order_no = $1)::int AS holds, (SELECT count(*) FROM payment WHERE shop_order_no = $1)::int AS payments,
           (SELECT coalesce(sum(used), 0) FROM seat_usage WHERE visit_day = '2026-03-20')::int AS used`,
        [shopOrderNo],
      )
    ).rows[0];
  const nothing = { holds: 0, payments: 0, used: 0 };

  it('is nothing where it does not stand behind its locks: its BEGIN may have been refused', async () => {
    const client = await house.database.pool.connect();
    try {
      // Each by itself: as they would stand without their transaction.
      await queueForOrder(client, payment.order, { addressKey: 'a' }, 'let through');
      expect(await takeHoldOf(client, hold, 'held')).toMatchObject({ ok: false });
      await expect(insertPayment(client, payment)).rejects.toThrow('without its locks');
      expect(await written(client)).toEqual(nothing);

      await client.query('BEGIN');
      await queueForOrder(client, { ...payment.order, holder: 'another' }, { addressKey: 'a' }, 'let through');
      expect(await takeHoldOf(client, hold, 'held')).toMatchObject({ ok: false });
      await client.query('ROLLBACK');
      expect(await written(client)).toEqual(nothing);

      await client.query('BEGIN');
      await queueForOrder(client, payment.order, { addressKey: 'a' }, 'let through');
      expect(await takeHoldOf(client, hold, 'held')).toEqual({ ok: true });
      await insertPayment(client, payment);
      await client.query('COMMIT');
      expect(await written(client)).toEqual({ holds: 1, payments: 1, used: 2 });
    } finally {
      client.release();
    }
  });

  it('is nothing before it was looked at how the order stands: that look may not have been asked for', async () => {
    const client = await house.database.pool.connect();
    const usual = {
      ...payment.order,
      prodCode: 'DINNER',
      visit: { date: '2026-03-20', time: '18:00' },
    } as unknown as PricedOrder;
    try {
      const before = await written(client);
      await client.query('BEGIN');
      await queueForOrder(client, usual, { addressKey: 'a' }, 'looked at next');
      expect(
        await takeHoldOf(client, { ...hold, holder: 'b', shopOrderNo: asCode('H01-20260311-UNSEEN') }, 'held'),
      ).toMatchObject({ ok: false });
      await client.query('ROLLBACK');
      expect(await written(client)).toEqual(before);

      await client.query('BEGIN');
      await queueForOrder(client, { ...usual, holder: 'b' }, { addressKey: 'b' }, 'looked at next');
      expect(await standsAsUsual(client, { ...usual, holder: 'b' }, { addressKey: 'b', until: null }, false)).toBe(true);
      expect(await takeHoldOf(client, { ...hold, holder: 'b', shopOrderNo: asCode('H01-20260311-SEEN') }, 'held')).toEqual({
        ok: true,
      });
      await client.query('ROLLBACK');
    } finally {
      client.release();
    }
  });

  it('is nothing where the order does not stand as usual, whatever is asked behind that', async () => {
    const client = await house.database.pool.connect();
    const visit = { date: '2026-03-20', time: '18:00' };
    const stale = {
      ...payment.order,
      holder: 'new',
      prodCode: 'DINNER',
      visit,
      rules: [{ scope: 'prod:DINNER', version: -1 }],
    } as unknown as PricedOrder;
    const from = { addressKey: 'b', until: null };
    try {
      const before = await written(client);
      await client.query('BEGIN');
      expect(await standsAsUsual(client, { ...stale, rules: [] }, from, false)).toBe(true);
      expect(await standsAsUsual(client, stale, from, false)).toBe(false);
      await expect(takeHoldOf(client, hold, 'held')).rejects.toMatchObject({ code: '25P02' });
      expect((await client.query('COMMIT')).command).toBe('ROLLBACK');
      expect(await written(client)).toEqual(before);
    } finally {
      client.release();
    }
  });
});
