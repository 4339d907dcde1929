import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '../db/connect';
import type { Connection } from '../db/opened';
import { layOutDemoGroup } from '.';
import type { DemoOptions } from './reservations-payments';

/** Any number, the same in every process: two that start together lay the group out once, and the second waits for it. */
const lock = 'SELECT pg_advisory_xact_lock(724002)';

/** Runs `work` in one transaction without a time limit, one process after the other. */
const alone = (database: Database, work: (client: Connection) => Promise<void>): Promise<void> =>
  database.withoutTimeouts((client) =>
    drizzle(client).transaction(async () => {
      await client.query(lock);
      await work(client);
    }),
  );

/** Lays the demo group out in a database that has no hotel yet. */
export async function layOutDemoGroupOnce(database: Database, options: DemoOptions): Promise<void> {
  await alone(database, async (client) => {
    const { rows } = await client.query<{ isEmpty: boolean }>('SELECT NOT EXISTS (SELECT FROM hotel) AS "isEmpty"');
    if (rows[0]?.isEmpty === true) await layOutDemoGroup(client, options);
  });
}

/** Empties every table but the product's own settings and lays the demo group out around today (decision 34b). */
export async function layOutDemoAnew(database: Database, options: DemoOptions): Promise<void> {
  await alone(database, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'setting' ORDER BY tablename`,
    );
    // Only this transaction may delete the audit and the events of payments, which these triggers forbid.
    await client.query('ALTER TABLE audit_entry DISABLE TRIGGER USER; ALTER TABLE payment_event DISABLE TRIGGER USER');
    await client.query(`TRUNCATE ${rows.map((row) => row.name).join(', ')} RESTART IDENTITY`);
    await client.query('ALTER TABLE audit_entry ENABLE TRIGGER USER; ALTER TABLE payment_event ENABLE TRIGGER USER');
    await layOutDemoGroup(client, options);
  });
}
