import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { createPgConfig as CreatePgConfig } from '@electric-sql/pglite/node-postgres';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Connection, type DatabaseHandle, UnusableDatabaseError } from './database-handle';
import { startEmbedded } from './embedded';
import { keepClientOnError } from './embedded-protocol';
import { lockFolder } from './folder-lock';
import { migrate } from './migrate';
import { openServer, type ServerSettings } from './server';
import { requireSupportedVersion } from './server-version';

type Db = NodePgDatabase;
export type Queries = Pick<
  Db,
  'select' | 'selectDistinct' | 'selectDistinctOn' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$count'
>;

export const createQueries = (client: Connection): Queries => drizzle(client);

export interface Database extends DatabaseHandle {
  readonly db: Db;
}

// Dates stay text, because node-postgres would convert them to an instant in the server's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/**
 * Opens the database and applies migrations: a PostgreSQL server if `url` is given, otherwise the embedded engine in
 * `folder`, or in memory (tests). A given `embedded` engine stays open when the database is closed.
 */
export async function connect(
  options: Partial<ServerSettings> & { readonly folder?: string; readonly embedded?: PGlite },
): Promise<Database> {
  const { url, ...serverSettings } = options;
  const databaseHandle =
    url === undefined ? await openEmbedded(options.folder, options.embedded) : openServer({ url, ...serverSettings });
  // The pool replaces a broken connection, and the next query of its transaction fails; without these listeners the
  // events would end the process.
  databaseHandle.pool.on('error', () => undefined);
  databaseHandle.pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await databaseHandle.withoutTimeouts(async (client) => {
      await requireSupportedVersion(client);
      await migrate(client);
    });
  } catch (error) {
    await databaseHandle.close();
    throw error;
  }
  return { ...databaseHandle, db: drizzle(databaseHandle.pool) };
}

/** Loads the package on demand, because the production image does not contain it. */
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

async function openEmbedded(folder: string | undefined, sharedEngine: PGlite | undefined): Promise<DatabaseHandle> {
  const createPgConfig = await loadPgConfig();
  const unlock = folder === undefined ? undefined : await lockFolder(folder);
  const embedded = sharedEngine ?? (await startEmbedded(folder === undefined ? {} : { dataDir: join(folder, 'pg') }));
  // Each client needs its own connection object, because otherwise it would receive the end event of the client that it
  // replaces. The objects share the engine's only session and its named statements.
  const { parsedStatements, submittedNamedStatements } = createPgConfig(embedded).connection;
  class EmbeddedClient extends pg.Client {
    constructor() {
      const config = removeResultParsers(createPgConfig(embedded));
      Object.assign(config.connection, { parsedStatements, submittedNamedStatements });
      super(config);
    }
  }
  // One connection, because the embedded engine has a single session, and a second one crashes it. The timeout turns a
  // query outside the transaction that holds the connection into an error instead of a deadlock.
  const pool = keepClientOnError(
    new pg.Pool({
      Client: EmbeddedClient,
      max: 1,
      connectionTimeoutMillis: 15_000,
      idleTimeoutMillis: 0,
    }),
  );
  const close = async () => {
    await pool.end();
    if (sharedEngine === undefined) await embedded.close();
    await unlock?.();
  };
  const withoutTimeouts: DatabaseHandle['withoutTimeouts'] = async (work) => {
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
 * Removes the result parsers that Drizzle passes to node-postgres: the embedded engine's protocol takes them for
 * parameter types and throws. Parameters are then untyped, as with a server.
 */
function removeResultParsers(config: ReturnType<typeof CreatePgConfig>): typeof config {
  const { connection } = config;
  const parse = connection.parse.bind(connection);
  connection.parse = (query: { types?: unknown }) =>
    parse({ ...query, types: Array.isArray(query.types) ? query.types : [] });
  return config;
}
