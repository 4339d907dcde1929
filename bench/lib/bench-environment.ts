import pg from 'pg';
import { buildIfStale } from '../../tools/lib/build';
import type { Product } from '../../tools/lib/product';
import { type PrivateServer, startPostgres } from '../../tools/rig/postgres';
import { openFolder, openProduct } from './product';
import { type Open, runWithCleanup } from './with-cleanup';

export interface EnvironmentOptions {
  readonly port: string;
  readonly settings?: Readonly<Record<string, string>>;
  readonly asToPooler?: boolean;
  readonly postgres?: Readonly<Record<string, string>>;
}

export interface BenchEnvironment {
  readonly product: Product;
  readonly postgres: PrivateServer;
  readonly client: pg.Client;
  readonly pids: Readonly<Record<'server' | 'PostgreSQL' | 'stand-ins', number>>;
  readonly open: Open;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // The next query reports a lost connection.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

export async function runInBenchEnvironment(
  { port, settings, asToPooler = false, postgres: more }: EnvironmentOptions,
  measure: (environment: BenchEnvironment) => Promise<void>,
): Promise<void> {
  await buildIfStale();
  await runWithCleanup(async (open) => {
    const postgres = await open(
      () => startPostgres(more),
      (server) => server.stop(),
    );
    const { url } = postgres;
    const client = await open(
      () => connect(url),
      (connected) => connected.end(),
    );
    const product = await openProduct(open, await openFolder(open), port, {
      TRUST_PROXY: 'true',
      ...settings,
      DATABASE_URL: url,
      ...(asToPooler ? { DATABASE_DIRECT_URL: url, DATABASE_STATEMENTS: 'unnamed' } : {}),
    });
    const pids = { server: product.pids.server, PostgreSQL: postgres.pid, 'stand-ins': product.pids.standIns ?? 0 };
    await measure({ product, postgres, client, pids, open });
  });
}
