import pg from 'pg';
import { buildIfStale } from '../../tools/lib/build';
import type { RunningApp } from '../../tools/lib/running-app';
import { startPostgres, type TemporaryPostgres } from '../../tools/rig/postgres';
import { openApp, openFolder } from './running-app';
import { type OpenResource, runWithCleanup } from './with-cleanup';

export interface EnvironmentOptions {
  readonly port: string;
  /** Environment variables of the server. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Uses unnamed statements, as for a pooler in transaction mode. */
  readonly usesUnnamedStatements?: boolean;
  readonly postgresSettings?: Readonly<Record<string, string>>;
}

export interface BenchEnvironment {
  readonly app: RunningApp;
  readonly postgres: TemporaryPostgres;
  readonly client: pg.Client;
  readonly pids: Readonly<Record<'server' | 'PostgreSQL' | 'stand-ins', number>>;
  readonly open: OpenResource;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // The next query reports a lost connection.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Starts a private PostgreSQL and a server that uses it, runs `measure`, and stops both. */
export async function runInBenchEnvironment(
  { port, settings, usesUnnamedStatements = false, postgresSettings }: EnvironmentOptions,
  measure: (environment: BenchEnvironment) => Promise<void>,
): Promise<void> {
  await buildIfStale();
  await runWithCleanup(async (open) => {
    const postgres = await open(
      () => startPostgres(postgresSettings),
      (server) => server.stop(),
    );
    const { url } = postgres;
    const client = await open(
      () => connect(url),
      (connection) => connection.end(),
    );
    const app = await openApp(open, await openFolder(open), port, {
      TRUST_PROXY: 'true',
      ...settings,
      DATABASE_URL: url,
      ...(usesUnnamedStatements ? { DATABASE_DIRECT_URL: url, DATABASE_STATEMENTS: 'unnamed' } : {}),
    });
    const pids = { server: app.pids.server, PostgreSQL: postgres.pid, 'stand-ins': app.pids.standIns ?? 0 };
    await measure({ app, postgres, client, pids, open });
  });
}
