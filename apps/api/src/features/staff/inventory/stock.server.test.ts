import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkConsistency } from '../../../../test/consistency-check';
import { grill } from '../../../../test/fixtures';
import { countDeadlocks } from '../../../../test/locks';
import {
  createDinnerOrder,
  type PaymentTestServer,
  startPaymentTestServer,
} from '../../../../test/payment-test-server';
import { type StaffBrowser, type StaffServer, startStaffServerWith, testScopes } from '../../../../test/staff-server';
import { createPlan, createTimeRow, saveGrillStock } from '../../../../test/stock-changes';

// Concurrent transactions need a PostgreSQL server.

let rig: StaffServer<PaymentTestServer>;
let manager: StaffBrowser;
beforeAll(async () => {
  rig = await startStaffServerWith((clock) =>
    startPaymentTestServer({ HOLD_MAX_PER_VISITOR: '100', HOLD_MAX_PER_ADDRESS: '1000' }, undefined, clock),
  );
  manager = await rig.signIn(await rig.createStaff({ role: 'venue_manager', scope: testScopes.ownVenue }));
});
afterAll(() => rig.close());

const day = '2026-03-25';
const buyers = 200;
const createPlanOfDay = (...seatsByTime: readonly [string, number][]) =>
  createPlan(
    [day],
    seatsByTime.map(([time, seats]) => createTimeRow(time, seats)),
  );

it('after a change of stock while guests order, nothing is sold by the old rule or beyond the new one', async () => {
  const { pool } = rig.server.database;
  const guests = await Promise.all(Array.from({ length: buyers }, () => rig.server.startGuestSession()));
  const prepay = async (guest: (typeof guests)[number]) => {
    const { status, json } = await guest.post('/ordersheet/prepay', createDinnerOrder({ resvDate: `${day} 18:00` }));
    return json.code ?? status;
  };
  const [early, late] = [guests.slice(0, buyers / 2), guests.slice(buyers / 2)];
  const earlyOutcomes = early.map(prepay);
  const saved = await saveGrillStock(manager, createPlanOfDay(['18:00', 12], ['20:00', 40]));
  expect(saved.status).toBe(200);
  const [{ held } = { held: 0 }] = await rig.query(
    `SELECT coalesce(sum(amount), 0)::int AS held FROM hold_line WHERE visit_day = $1 AND start_time = '18:00' AND capacity = 40`,
    [day],
  );
  const outcomes = [...(await Promise.all(earlyOutcomes)), ...(await Promise.all(late.map(prepay)))];
  expect(outcomes.filter((outcome) => ![200, 'sold_out'].includes(outcome as string))).toEqual([]);
  // Whatever was sold by the old rule was sold before the commit; afterwards only the rest of the new capacity is.
  const [counts] = await rig.query(
    `SELECT coalesce(sum(amount) FILTER (WHERE capacity = 40), 0)::int AS old, coalesce(sum(amount), 0)::int AS total
     FROM hold_line WHERE visit_day = $1 AND start_time = '18:00'`,
    [day],
  );
  expect(counts?.['old']).toBe(held);
  expect(Number(counts?.['total'])).toBeLessThanOrEqual(Math.max(12, Number(held)));
  expect(outcomes.filter((outcome) => outcome === 200)).toHaveLength(Number(counts?.['total']) / 2);
  expect(await countDeadlocks(rig.server.database)).toBe(0);
  expect((await checkConsistency(pool, await rig.server.listLedger())).findings).toEqual([]);
});

it('orders that race with changes never exceed the capacity of the rule that they are counted by', async () => {
  const { pool } = rig.server.database;
  await rig.query('DELETE FROM rate_limit');
  const visitDay = '2026-03-26';
  const guests = await Promise.all(Array.from({ length: 40 }, () => rig.server.startGuestSession()));
  const changes = async () => {
    for (const seats of [10, 30, 8, 40, 6]) {
      const change = createPlan([visitDay], [createTimeRow('18:00', seats), createTimeRow('18:45', seats)]);
      // A booking may come between preview and save, which is tried once more.
      for (let attempt = 0; attempt < 20; attempt += 1) {
        const { status } = await saveGrillStock(manager, change);
        if (status === 200) break;
      }
    }
  };
  const orders = guests.map((guest) =>
    guest.post('/ordersheet/prepay', createDinnerOrder({ resvDate: `${visitDay} 18:00` })),
  );
  const [answers] = await Promise.all([Promise.all(orders), changes()]);
  const outcomes = answers.map(({ status, json }) => json.code ?? status);
  const expected = [200, 'sold_out', 'no_such_time', 'too_many_requests'];
  expect(outcomes.filter((outcome) => !expected.includes(outcome))).toEqual([]);
  expect(await countDeadlocks(rig.server.database)).toBe(0);
  expect((await checkConsistency(pool, await rig.server.listLedger())).findings).toEqual([]);
  const { dayPlans } = (await manager.post('/stock/view', { dinCode: grill })).json;
  const plan = dayPlans?.find(({ date }: { date: string }) => date === visitDay);
  expect(plan?.rows[0]).toMatchObject({ startTime: '18:00', units: [{ seats: 6 }] });
});

it('changes of stock and prices at the same time wait for each other, and each is a version of its history', async () => {
  const owner = await rig.signIn(await rig.createStaff({ role: 'owner', scope: testScopes.group }));
  const retry = async (save: () => Promise<{ readonly status: number }>): Promise<number> => {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      const { status } = await save();
      if (status !== 409) return status;
    }
    return 409;
  };
  const savePrice = async (price: number) => {
    const { version, priceRows } = (await owner.post('/price/view', { dinCode: grill })).json;
    const rows = (priceRows as readonly object[]).map((row, index) => (index === 0 ? { ...row, price } : row));
    return owner.post('/price/save', { dinCode: grill, version, rows });
  };
  const dates = ['2026-04-01', '2026-04-02', '2026-04-03', '2026-04-04'];
  const statuses = await Promise.all([
    ...dates.map((date) => retry(() => saveGrillStock(manager, createPlan([date], [createTimeRow('18:00', 20)])))),
    ...[51_000, 52_000, 53_000, 54_000].map((price) => retry(() => savePrice(price))),
  ]);
  expect(statuses).toEqual(statuses.map(() => 200));
  const listPaths = async (path: string, body: object) => {
    const { versions } = (await owner.post(path, body)).json as unknown as {
      readonly versions: readonly { readonly differences: readonly { readonly path: string }[] }[];
    };
    return versions.slice(0, 4).map(({ differences }) => differences.map((difference) => difference.path));
  };
  const planPaths = await listPaths('/stock/history', { dinCode: grill, part: 'dayPlans' });
  expect(planPaths.flat().toSorted()).toEqual(dates);
  const pricePaths = await listPaths('/price/history', { dinCode: grill });
  expect(pricePaths.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
  expect(await countDeadlocks(rig.server.database)).toBe(0);
});
