import pg, { type QueryConfig } from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createDinnerOrder, type PaymentTestServer, startPaymentTestServer } from '../../../test/payment-test-server';

let server: PaymentTestServer;
beforeAll(async () => {
  server = await startPaymentTestServer();
});
afterAll(() => server.close());

/** Returns the generic plan of a statement, which applies to any values. */
async function explain({ text, values }: QueryConfig): Promise<string> {
  const client = await server.database.pool.connect();
  try {
    await client.query('SET plan_cache_mode = force_generic_plan');
    await client.query(`PREPARE explained AS ${text}`);
    const { rows } = await client.query(`EXPLAIN EXECUTE explained (${(values ?? []).map(() => 'NULL').join(', ')})`);
    return rows.map((row: object) => Object.values(row).join()).join('\n');
  } finally {
    await client.query('DEALLOCATE explained');
    await client.query('RESET plan_cache_mode');
    client.release();
  }
}

// The statistics count 500 kept holds and no live one.
it('the hold of an order is found by its primary key, even if the table statistics contain no live hold', async () => {
  await server.database.pool.query(
    `INSERT INTO hold (shop_order_no, htl_code, state, guest_id, expires_at) SELECT 'K' || n, 'H01', 'kept', n, now() FROM generate_series(1, 500) n`,
  );
  await server.database.pool.query('ANALYZE hold');
  const querySpy = vi.spyOn(pg.Client.prototype, 'query');
  await server.reserve(await server.startGuestSession(), createDinnerOrder());
  const statements = querySpy.mock.calls
    .map(([statement]): unknown => statement)
    .filter((statement) => typeof statement === 'object') as QueryConfig[];
  querySpy.mockRestore();
  for (const name of ['update_payment_to_approving', 'update_hold_states']) {
    const plan = await explain(statements.find((statement) => statement.name === name) ?? { text: '' });
    expect(plan).toContain('hold_pkey');
    expect(plan).not.toContain('hold_live');
  }
});
