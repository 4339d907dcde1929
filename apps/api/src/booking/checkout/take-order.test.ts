import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dinnerOrder, openPayingHouse, type PayingHouse } from '../../../test/paying-house';

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
