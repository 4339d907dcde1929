import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { inPieces } from './embedded-protocol';
import { randomPageCost } from './server';

/**
 * As the embedded engine starts by itself, but with 16 MB of its own for pages where it would take 128 out of this process: what it
 * reads again stands in the system's memory anyway. It plans as a server's connections do (`db/server`).
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', `random_page_cost=${randomPageCost}`];

/** Starts an embedded engine: on the folder `dataDir`, or in memory without one (tests). */
export async function startEmbedded(options: PGliteOptions): Promise<PGlite> {
  const embedded = new PGlite({ ...options, startParams });
  await embedded.waitReady;
  return inPieces(embedded);
}
