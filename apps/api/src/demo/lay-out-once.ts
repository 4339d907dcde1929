import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, Queries } from '../db/connect';
import { layOutDemoGroup } from '.';
import type { DemoOptions } from './reservations-payments';

/** Any number, the same in every process: two that start together lay the group out once, and the second waits for it. */
const lock = sql`SELECT pg_advisory_xact_lock(724002)`;

/** All or nothing, one process after the other, however long the one before it takes. */
const alone = (database: Database, work: (tx: Queries) => Promise<void>): Promise<void> =>
  database.unhurried((client) =>
    drizzle(client).transaction(async (tx) => {
      await tx.execute(lock);
      await work(tx);
    }),
  );

/** Lays the demo group out in a database that has no hotel yet. */
export async function layOutDemoGroupOnce(database: Database, options: DemoOptions): Promise<void> {
  await alone(database, async (tx) => {
    const { rows } = await tx.execute<{ empty: boolean }>(sql`SELECT NOT EXISTS (SELECT 1 FROM hotel) AS empty`);
    if (rows[0]?.empty === true) await layOutDemoGroup(tx, options);
  });
}

/** What keeps the audit and the moves of payments whole stands aside for the demo group alone, in the transaction that empties all. */
async function letGo(tx: Queries, how: 'DISABLE' | 'ENABLE'): Promise<void> {
  await tx.execute(sql.raw(`ALTER TABLE audit_entry ${how} TRIGGER USER`));
  await tx.execute(sql.raw(`ALTER TABLE payment_event ${how} TRIGGER USER`));
}

/** Empties every table but the product's own settings and lays the demo group out around today (decision 34b). */
export async function layOutDemoAnew(database: Database, options: DemoOptions): Promise<void> {
  await alone(database, async (tx) => {
    const { rows } = await tx.execute<{ name: string }>(
      sql`SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'setting' ORDER BY tablename`,
    );
    await letGo(tx, 'DISABLE');
    await tx.execute(sql.raw(`TRUNCATE ${rows.map((row) => row.name).join(', ')} RESTART IDENTITY`));
    await letGo(tx, 'ENABLE');
    await layOutDemoGroup(tx, options);
  });
}
