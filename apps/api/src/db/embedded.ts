import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { inPieces } from './embedded-protocol';
import { randomPageCost } from './server';

/**
 * Sets 16 MB of memory for pages, where the engine would take 128 out of this process: what it reads again is in the memory of the
 * system anyway. It plans as the connections of a server do (`db/server`).
 */
const settings = ['-c', 'shared_buffers=16MB', '-c', `random_page_cost=${randomPageCost}`];

/** Starts an embedded engine: on the folder `dataDir`, or in memory without one (tests). */
export async function startEmbedded(options: PGliteOptions): Promise<PGlite> {
  const { PGlite } = await import('@electric-sql/pglite');
  const embedded = new PGlite({ ...options, startParams: [...PGlite.defaultStartParams, ...settings] });
  await embedded.waitReady;
  return inPieces(embedded);
}
