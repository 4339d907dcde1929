import type { PGlite } from '@electric-sql/pglite';
import type { Pool, QueryConfig } from 'pg';

/** First bytes of the messages that the server answers with «ready»: a simple query, and the end of an extended one. */
const simpleQuery = 'Q'.charCodeAt(0);
const sync = 'S'.charCodeAt(0);

/**
 * Hands the embedded engine the messages of a statement in one piece, up to its Sync. Handed one by one, each costs a way into the
 * engine and back, and one that fails is answered with «ready» before its Sync and again at it, from which on every query is given the
 * answer of the one before it (electric-sql/pglite issue 958).
 */
export function inPieces(embedded: PGlite): PGlite {
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
 * Lets the pool's own `query` keep its client when a statement fails. It would end it, and a new client of the embedded
 * engine's one session would hear of that end as its own.
 */
export function keepClient(pool: Pool): Pool {
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
