import pg from 'pg';
import { createConnectionError } from './connection-failure';
import type { Opened } from './opened';
import { serverPool } from './server-pool';

/** How a real PostgreSQL is reached. */
export interface ServerSettings {
  readonly url: string;
  /** The server itself, where `url` is a pooler in transaction mode: for what needs a session. */
  readonly directUrl?: string | undefined;
  /** Named statements are parsed once a connection. A pooler may give each transaction another one, which knows none of them. */
  readonly statements?: 'named' | 'unnamed';
  readonly poolSize?: number;
}

/** How long a statement may take, and a transaction say nothing, in milliseconds. */
const limits = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 15_000 };
/**
 * What is asked for most stands in memory, and no disk turns any more: with PostgreSQL's own guess, that a page by an index costs four in a row, it
 * would read tables of some hundred rows through where it can look four up.
 */
export const randomPageCost = 1.1;

/** Sends every statement of a pool without its name. */
function withoutNames(pool: pg.Pool): pg.Pool {
  return pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (asked: unknown, ...rest: unknown[]) => unknown;
    const query = (asked: unknown, ...rest: unknown[]) =>
      ask(typeof asked === 'object' && asked !== null && 'name' in asked ? { ...asked, name: undefined } : asked, ...rest);
    Object.assign(client, { query });
  });
}

/** Makes one connection outside the pool. */
async function connectDirectly(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Opens connections to a PostgreSQL, or to a pooler before it. */
export function openServer({ url, directUrl, statements = 'named', poolSize = 10 }: ServerSettings): Opened {
  const connection = { connectionString: url, application_name: 'dining-api' };
  const opened = serverPool({
    ...connection,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    // Later than the server's own limit: what passes it comes from a connection that is cut without a word.
    query_timeout: 20_000,
    // A pooler knows no such parameters of a start, and lends a connection out: its own settings have them (docs/operations/pooler.md).
    ...(directUrl === undefined ? { ...limits, options: `-c random_page_cost=${randomPageCost}` } : {}),
  });
  const pool = statements === 'named' ? opened : withoutNames(opened);
  const withoutTimeouts: Opened['withoutTimeouts'] = async (work) => {
    const client = await connectDirectly({ ...connection, connectionString: directUrl ?? url }).catch((cause: unknown) => {
      throw createConnectionError(directUrl === undefined ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL', directUrl ?? url, cause);
    });
    try {
      await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
      return await work(client);
    } finally {
      await client.end();
    }
  };
  return { pool, engine: 'postgres', withoutTimeouts, close: () => pool.end() };
}

/** Whether statements that never end are cut off: behind a pooler that is its own settings' business. */
export async function hasLimits(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ statement_timeout: string }>('SHOW statement_timeout');
  return rows[0]?.statement_timeout !== '0';
}
