import pg from 'pg';
import { buildIfStale } from '../../tools/lib/build';
import type { Product } from '../../tools/lib/product';
import { type PrivateServer, startPostgres } from '../../tools/rig/postgres';
import { endingAll, type Open } from './ending';
import { openFolder, openProduct } from './product';

export interface HouseOptions {
  readonly port: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** Statements are sent as to a pooler. */
  readonly asToPooler?: boolean;
  /** Further lines of postgresql.conf. */
  readonly postgres?: Readonly<Record<string, string>>;
}

/** The product on a PostgreSQL of its own, which visitors reach from whatever address they name. */
export interface House {
  readonly product: Product;
  readonly postgres: PrivateServer;
  /** A connection of the measurement's own. */
  readonly client: pg.Client;
  /** Who works for a guest. */
  readonly pids: Readonly<Record<'server' | 'PostgreSQL' | 'stand-ins', number>>;
  /** For what a bench opens beside it. */
  readonly open: Open;
}

async function connectedTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // A connection that is lost tells whoever asks over it next.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Opens a house, measures there, and ends everything. */
export async function inHouse(
  { port, settings, asToPooler = false, postgres: more }: HouseOptions,
  measure: (house: House) => Promise<void>,
): Promise<void> {
  await buildIfStale();
  await endingAll(async (open) => {
    const postgres = await open(
      () => startPostgres(more),
      (server) => server.stop(),
    );
    const { url } = postgres;
    const client = await open(
      () => connectedTo(url),
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
