import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { createPgConfig as CreatePgConfig } from '@electric-sql/pglite/node-postgres';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { startEmbedded } from './embedded';
import { keepClient } from './embedded-protocol';
import { lockFolder } from './folder-lock';
import { bringUpToDate } from './migrate';
import { type Connection, type Opened, UnusableDatabaseError } from './opened';
import { openServer, type ServerSettings } from './server';
import { requireSupportedVersion } from './server-version';

type Db = NodePgDatabase;
/** Drizzle's query builder, for the demo group's inserts. */
export type Queries = Pick<
  Db,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$count'
>;

/** Creates a query builder in the transaction of a connection. */
export const queriesOn = (client: Connection): Queries => drizzle(client);

export interface Database extends Opened {
  readonly db: Db;
}

// A day stays the text that it is: node-postgres would turn it into an instant in the server's zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
// Counts fit a number by far.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Opens the database and brings it up to date: a real PostgreSQL where `url` is given, else the embedded one in
 * `folder`, or in memory where that is undefined too (tests). An `embedded` engine that is given goes on when the database is closed.
 */
export async function connect(
  where: Partial<ServerSettings> & { readonly folder?: string; readonly embedded?: PGlite },
): Promise<Database> {
  const { url, ...how } = where;
  const opened = url === undefined ? await openEmbedded(where.folder, where.embedded) : openServer({ url, ...how });
  // A connection that breaks is replaced by the pool, idle or in the middle of a transaction, whose next query then fails;
  // unheard, either event would end the process.
  opened.pool.on('error', () => undefined);
  opened.pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await opened.withoutTimeouts(async (client) => {
      await requireSupportedVersion(client);
      await bringUpToDate(client);
    });
  } catch (error) {
    await opened.close();
    throw error;
  }
  return { ...opened, db: drizzle(opened.pool) };
}

/** Loads the embedded engine where it is used alone: the production image does not have its package. */
async function loadPgConfig(): Promise<typeof CreatePgConfig> {
  try {
    return (await import('@electric-sql/pglite/node-postgres')).createPgConfig;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      throw new UnusableDatabaseError('Setting DATABASE_URL is missing: the embedded database is not installed here.', {
        cause: error,
      });
    throw error;
  }
}

async function openEmbedded(folder: string | undefined, lent: PGlite | undefined): Promise<Opened> {
  const createPgConfig = await loadPgConfig();
  const unlock = folder === undefined ? undefined : await lockFolder(folder);
  const embedded = lent ?? (await startEmbedded(folder === undefined ? {} : { dataDir: join(folder, 'pg') }));
  // A client that must be replaced gets a connection of its own, for the end of the old one would be heard by the next as its
  // own; but the session behind them is one, and so are the statements it keeps by name.
  const { parsedStatements, submittedNamedStatements } = createPgConfig(embedded).connection;
  class EmbeddedClient extends pg.Client {
    constructor() {
      const config = withoutResultTypes(createPgConfig(embedded));
      Object.assign(config.connection, { parsedStatements, submittedNamedStatements });
      super(config);
    }
  }
  // One connection: the embedded engine has a single session, and a second one crashes it. The time-out turns the
  // mistake of querying outside the transaction that holds it into an error instead of a standstill.
  const pool = keepClient(
    new pg.Pool({
      Client: EmbeddedClient,
      max: 1,
      connectionTimeoutMillis: 15_000,
      idleTimeoutMillis: 0,
    }),
  );
  const close = async () => {
    await pool.end();
    if (lent === undefined) await embedded.close();
    await unlock?.();
  };
  const withoutTimeouts: Opened['withoutTimeouts'] = async (work) => {
    const client = await pool.connect();
    try {
      return await work(client);
    } finally {
      client.release();
    }
  };
  return { pool, engine: 'embedded', withoutTimeouts, close };
}

/**
 * Drizzle hands node-postgres parsers for its results under the name by which the embedded engine's protocol expects the
 * types of parameters, and it throws on them: they are kept from it. Parameters go untyped, as with a real server.
 */
function withoutResultTypes(config: ReturnType<typeof CreatePgConfig>): typeof config {
  const { connection } = config;
  const parse = connection.parse.bind(connection);
  connection.parse = (query: { types?: unknown }) => parse({ ...query, types: Array.isArray(query.types) ? query.types : [] });
  return config;
}
