import { sql } from 'drizzle-orm';
import type { Database } from './connect';
import { layOutDemoGroup } from './demo';

/** Lays the demo group out in a database that has no hotel yet; processes that start together do it once. */
export async function layOutDemoGroupOnce(database: Database, now: Date): Promise<void> {
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(724002)`);
    const { rows } = await tx.execute<{ empty: boolean }>(sql`SELECT NOT EXISTS (SELECT 1 FROM hotel) AS empty`);
    if (rows[0]?.empty === true) await layOutDemoGroup(tx, { now });
  });
}
