import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { batchMessages } from './embedded-protocol';
import { randomPageCost } from './server';

/** 16 MB of buffers instead of 128, because the operating system caches the engine's files. */
const settings = ['-c', 'shared_buffers=16MB', '-c', `random_page_cost=${randomPageCost}`];

export async function startEmbedded(options: PGliteOptions): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  const pglite = new PGlite({ ...options, startParams: [...PGlite.defaultStartParams, ...settings] });
  await pglite.waitReady;
  return batchMessages(pglite);
}
