import type { Database } from '../src/db/connect';
import { inTransaction } from '../src/db/transaction';
import { insertDemoGroup } from '../src/demo/insert-demo-group';
import { openTestDatabase } from './database';

/** Opens a database with the demo group as of `now`. */
export async function openDemoDatabase(now: Date): Promise<Database> {
  const database = await openTestDatabase();
  await inTransaction(database.pool, (client) =>
    insertDemoGroup(client, { now, provider: 'easypay', encryptSecret: (secret) => secret }),
  );
  return database;
}
