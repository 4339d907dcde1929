import { connect, type Database } from '../src/db/connect';
import { layOutDemoGroup } from '../src/db/demo/index';

/** A database of its own on the embedded engine, with the demo group as it stands at this moment. */
export async function openDemoGroup(now: Date): Promise<Database> {
  const database = await connect({});
  await database.db.transaction((tx) => layOutDemoGroup(tx, { now }));
  return database;
}
