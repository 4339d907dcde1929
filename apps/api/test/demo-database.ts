import type { Database } from '../src/db/connect';
import { inTransaction } from '../src/db/transaction';
import { layOutDemoGroup } from '../src/demo/index';
import { openTestDatabase } from './database';

/** Opens a database with the demo group as of `now`. */
export async function openDemoDatabase(now: Date): Promise<Database> {
  const database = await openTestDatabase();
  await inTransaction(database.pool, (client) => layOutDemoGroup(client, { now, provider: 'easypay' }));
  return database;
}
