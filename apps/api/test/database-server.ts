import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { ServerSettings } from '../src/db/server';

/** URL of a PostgreSQL server, which runs transactions concurrently. Without it, tests use the embedded engine. */
export const serverUrl = process.env.TEST_DATABASE_URL;

/** A pooler of that server in transaction mode; if set, the application connects through it. */
const poolerUrl = process.env.TEST_POOLER_URL;

export const createDatabaseName = (): string => `dining_${randomUUID().replaceAll('-', '')}`;

const replaceDatabase = (server: string | undefined, name: string): string => {
  const url = new URL(server ?? '');
  url.pathname = `/${name}`;
  return url.href;
};

export const getDatabaseUrl = (name: string): string => replaceDatabase(serverUrl, name);

/** Returns the settings with which the application connects to a database. */
export const getServerSettings = (name: string): ServerSettings =>
  poolerUrl === undefined
    ? { url: getDatabaseUrl(name) }
    : { url: replaceDatabase(poolerUrl, name), directUrl: getDatabaseUrl(name), statements: 'unnamed' };

/** Runs a statement on the server, outside the test databases. */
export async function runOnServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
}
