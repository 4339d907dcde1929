import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import { countDeadlocks, waitUntilBlocked } from '../../test/locks';
import { smallCatalogue } from '../../test/small-catalogue';
import type { Database } from '../db/connect';
import { inTransaction } from '../db/transaction';
import { lockRules } from '../stores/inventory/rules';
import { importCatalogue } from './import-catalogue';

// Concurrent transactions need a PostgreSQL server.

const now = new Date('2026-11-30T03:00:00Z');
let database: Database;
const runImport = (changes: Readonly<Record<string, string>> = {}) =>
  inTransaction(
    database.pool,
    (client) =>
      importCatalogue(
        client,
        { files: new Map(Object.entries({ ...smallCatalogue, ...changes })), originals: new Map() },
        now,
        'Mina',
      ),
    (result) => result.ok,
  );
beforeAll(async () => {
  database = await openTestDatabase();
  await runImport();
});
afterAll(() => database.close());

it('an import of a hotel and its restaurant lets an order finish that has locked the restaurant', async () => {
  const { pool } = database;
  const { rows: rules } = await pool.query<{ scope: string; version: number }>(
    `SELECT scope, version::int FROM rule_version WHERE scope IN ('din:D111', 'htl:H11') ORDER BY scope`,
  );
  const [venueRule, hotelRule] = rules;
  if (venueRule === undefined || hotelRule === undefined) throw new Error('the catalogue has no rules');
  const order = await pool.connect();
  await order.query('BEGIN');
  expect(await lockRules(order, [venueRule])).toBe(true);
  const edit = (path: string, from: string, to: string) => ({ [path]: (smallCatalogue[path] ?? '').replace(from, to) });
  const imported = runImport({
    ...edit('hotels/H11/hotel.yaml', 'New Hotel', 'Newer Hotel'),
    ...edit('hotels/H11/venues/D111/venue.yaml', 'New Grill', 'Newer Grill'),
  });
  await waitUntilBlocked(pool);
  expect(await lockRules(order, [hotelRule])).toBe(true);
  await order.query('COMMIT');
  order.release();
  expect(await imported).toMatchObject({ ok: true });
  expect(await countDeadlocks(database)).toBe(0);
});
