import type { Database } from '../src/db/connect';
import { inTransaction } from '../src/db/transaction';
import { insertDemoGroup } from '../src/demo/index';
import { openTestDatabase } from './database';

/** A database of its own, with the demo group as it stands at this moment. */
export async function openDemoDatabase(now: Date): Promise<Database> {
  const database = await openTestDatabase();
  await inTransaction(database.pool, (client) => insertDemoGroup(client, { now, provider: 'easypay' }));
  return database;
}
