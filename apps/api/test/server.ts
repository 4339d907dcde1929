import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A real PostgreSQL to test on, where races show; without it the embedded engine stands in. */
export const serverUrl = process.env.TEST_DATABASE_URL;

/** A name that no database has yet. */
export const freshName = (): string => `dining_${randomUUID().replaceAll('-', '')}`;

/** The address of a database of that server. */
export function urlOf(name: string): string {
  const url = new URL(serverUrl ?? '');
  url.pathname = `/${name}`;
  return url.href;
}

/** Says something to the server itself, beside every database. */
export async function administer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(sql);
  await client.end();
}
