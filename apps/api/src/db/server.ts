import pg from 'pg';
import { createConnectionError } from './connection-failure';
import type { DatabaseHandle } from './database-handle';
import { createServerPool } from './server-pool';

export interface ServerSettings {
  readonly url: string;
  /** The server itself if `url` is a pooler in transaction mode, for work that needs a session. */
  readonly directUrl?: string | undefined;
  /** A pooler may give each transaction another connection, which does not have the named statements. */
  readonly statements?: 'named' | 'unnamed';
  readonly poolSize?: number;
}

const requestTimeouts = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 15_000 };
/**
 * Most data is in memory or on an SSD. With its default of 4, PostgreSQL would scan tables of a few hundred rows
 * instead of using an index.
 */
export const randomPageCost = 1.1;

function removeStatementNames(pool: pg.Pool): pg.Pool {
  return pool.on('connect', (client) => {
    const originalQuery = client.query.bind(client) as (statement: unknown, ...otherArguments: unknown[]) => unknown;
    const query = (statement: unknown, ...otherArguments: unknown[]) =>
      originalQuery(
        typeof statement === 'object' && statement !== null && 'name' in statement
          ? { ...statement, name: undefined }
          : statement,
        ...otherArguments,
      );
    Object.assign(client, { query });
  });
}

async function connectDirectly(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

export function openServer({ url, directUrl, statements = 'named', poolSize = 10 }: ServerSettings): DatabaseHandle {
  const connection = { connectionString: url, application_name: 'dining-api' };
  const serverPool = createServerPool({
    ...connection,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    // Longer than the server's own limit, so that it is reached only if the connection is cut silently.
    query_timeout: 20_000,
    // A pooler rejects these start parameters; it sets them itself (docs/operations/pooler.md).
    ...(directUrl === undefined ? { ...requestTimeouts, options: `-c random_page_cost=${randomPageCost}` } : {}),
  });
  const pool = statements === 'named' ? serverPool : removeStatementNames(serverPool);
  const withoutTimeouts: DatabaseHandle['withoutTimeouts'] = async (work) => {
    const client = await connectDirectly({ ...connection, connectionString: directUrl ?? url }).catch(
      (cause: unknown) => {
        throw createConnectionError(
          directUrl === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL',
          directUrl ?? url,
          cause,
        );
      },
    );
    try {
      await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
      return await work(client);
    } finally {
      await client.end();
    }
  };
  return { pool, engine: 'postgres', withoutTimeouts, close: () => pool.end() };
}

export async function hasStatementTimeout(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ statement_timeout: string }>('SHOW statement_timeout');
  return rows[0]?.statement_timeout !== '0';
}
