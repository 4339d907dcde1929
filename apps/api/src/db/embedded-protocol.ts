import type { PGlite } from '@electric-sql/pglite';
import type { Pool, QueryConfig } from 'pg';

const simpleQueryType = 'Q'.charCodeAt(0);
const syncType = 'S'.charCodeAt(0);

/**
 * Sends the embedded engine the messages of a statement at once, up to its Sync. Sent one by one, each costs a call
 * into the engine, and a failed one is answered with two ReadyForQuery messages, after which every query gets the
 * response of the one before (electric-sql/pglite issue 958).
 */
export function batchMessages(pglite: PGlite): PGlite {
  const exec = pglite.execProtocolStream.bind(pglite);
  let pendingMessages: Uint8Array[] = [];
  pglite.execProtocolStream = async (message, options) => {
    pendingMessages.push(message);
    if (message[0] !== simpleQueryType && message[0] !== syncType) return [];
    const batch = pendingMessages.length === 1 ? message : Buffer.concat(pendingMessages);
    pendingMessages = [];
    return exec(batch, options);
  };
  return pglite;
}

/**
 * Makes the pool's own `query` keep its client after a failed statement. By default it would end the client, and the
 * next client of the engine's only session would receive that end event.
 */
export function keepClientOnError(pool: Pool): Pool {
  const query = async (config: QueryConfig, values?: unknown[]): Promise<unknown> => {
    const client = await pool.connect();
    try {
      return await client.query(config, values);
    } finally {
      client.release();
    }
  };
  return Object.assign(pool, { query });
}
