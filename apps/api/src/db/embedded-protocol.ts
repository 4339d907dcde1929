import type { PGlite } from '@electric-sql/pglite';
import type { Pool, QueryConfig } from 'pg';

/** First bytes of messages after which the server is ready: a simple query, and the end of an extended one. */
const simpleQuery = 'Q'.charCodeAt(0);
const sync = 'S'.charCodeAt(0);

/**
 * Sends the embedded engine the messages of a statement at once, up to its Sync. Sent one by one, each costs a call
 * into the engine, and a failed one is answered with «ready» twice, after which every query gets the answer of the one
 * before (electric-sql/pglite issue 958).
 */
export function batchMessages(embedded: PGlite): PGlite {
  const exec = embedded.execProtocolStream.bind(embedded);
  let waiting: Uint8Array[] = [];
  embedded.execProtocolStream = async (message, options) => {
    waiting.push(message);
    if (message[0] !== simpleQuery && message[0] !== sync) return [];
    const piece = waiting.length === 1 ? message : Buffer.concat(waiting);
    waiting = [];
    return exec(piece, options);
  };
  return embedded;
}

/**
 * Lets the pool's own `query` keep its client after a failed statement. By default it would end the client, and the
 * next client of the engine's only session would receive that end.
 */
export function keepClientOnError(pool: Pool): Pool {
  const query = async (asked: QueryConfig, values?: unknown[]): Promise<unknown> => {
    const client = await pool.connect();
    try {
      return await client.query(asked, values);
    } finally {
      client.release();
    }
  };
  return Object.assign(pool, { query });
}
