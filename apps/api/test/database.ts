import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { connect, type Database } from '../src/db/connect';

/** A real PostgreSQL to test on, where races show; without it the embedded engine stands in. */
export const serverUrl = process.env.TEST_DATABASE_URL;

/** An empty database of its own for one test file, up to date with the schema; gone when it is closed. */
export async function openTestDatabase(): Promise<Database> {
  if (serverUrl === undefined) return connect({});
  const name = `dining_${randomUUID().replaceAll('-', '')}`;
  const admin = async (sql: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await admin(`CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await connect({ url: url.href, poolSize: 20 });
  return {
    ...database,
    close: async () => {
      await database.close();
      await admin(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
