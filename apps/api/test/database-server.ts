import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { ServerSettings } from '../src/db/server';

/** A real PostgreSQL to test on, where races show; without it the embedded engine stands in. */
export const serverUrl = process.env.TEST_DATABASE_URL;

/** A pooler before it in transaction mode, that knows each of its databases by its name: then the product is tested through that. */
const poolerUrl = process.env.TEST_POOLER_URL;

/** A name that no database has yet. */
export const createDatabaseName = (): string => `dining_${randomUUID().replaceAll('-', '')}`;

const replaceDatabase = (server: string | undefined, name: string): string => {
  const url = new URL(server ?? '');
  url.pathname = `/${name}`;
  return url.href;
};

/** The address of a database of that server. */
export const getDatabaseUrl = (name: string): string => replaceDatabase(serverUrl, name);

/** How the product reaches it. */
export const getServerSettings = (name: string): ServerSettings =>
  poolerUrl === undefined
    ? { url: getDatabaseUrl(name) }
    : { url: replaceDatabase(poolerUrl, name), directUrl: getDatabaseUrl(name), statements: 'unnamed' };

/** Says something to the server itself, beside every database. */
export async function runOnServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
}
