import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverUrl } from '../../test/database';
import { dinnerOrder, openPayingHouse, type PayingHouse } from '../../test/paying-house';

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

const onServer = serverUrl === undefined ? it.skip : it;
onServer('attempts of one visitor at the same time never wait for each other in a circle', async () => {
  const guest = await house.guest();
  const at = (time: string) => guest.post('/ordersheet/prepay', dinnerOrder({ resvDate: `2026-03-16 ${time}` }));
  for (let round = 0; round < 8; round += 1) {
    const answers = await Promise.all(['18:00', '18:30', '19:00', '19:30', '18:00', '18:30'].map(at));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  }
  // The server counts them up with a delay of a second.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const { rows } = await house.database.pool.query<{ deadlocks: number }>(
    'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
  );
  expect(rows).toEqual([{ deadlocks: 0 }]);
});
