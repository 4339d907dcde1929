import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { batchMessages } from './embedded-protocol';
import { randomPageCost } from './server';

/**
 * Gives the engine 16 MB of buffers instead of 128: the operating system caches its files anyway. Plans like the
 * connections of a server (`db/server`).
 */
const settings = ['-c', 'shared_buffers=16MB', '-c', `random_page_cost=${randomPageCost}`];

export async function startEmbedded(options: PGliteOptions): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  const embedded = new PGlite({ ...options, startParams: [...PGlite.defaultStartParams, ...settings] });
  await embedded.waitReady;
  return batchMessages(embedded);
}
