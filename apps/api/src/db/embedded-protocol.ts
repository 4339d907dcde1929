import type { PGlite } from '@electric-sql/pglite';
import type { Pool, QueryConfig } from 'pg';

/** First bytes of the messages that the server answers with «ready»: a simple query, and the end of an extended one. */
const simpleQuery = 'Q'.charCodeAt(0);
const sync = 'S'.charCodeAt(0);

/**
 * Makes the embedded engine keep PostgreSQL's rule for a statement that fails in the extended protocol: everything up to Sync
 * is passed over, and «ready» is said once, at Sync. Left to itself it says «ready» at the error too, and from then on every
 * query is given the answer of the one before it (electric-sql/pglite issue 958).
 */
export function keepProtocol(embedded: PGlite): PGlite {
  const exec = embedded.execProtocolStream.bind(embedded);
  let failed = false;
  embedded.execProtocolStream = async (message, options) => {
    const ends = message[0] === simpleQuery || message[0] === sync;
    if (failed && !ends) return [];
    failed = false;
    const answers = await exec(message, options);
    if (ends) return answers;
    failed = answers.some(({ name }) => name === 'error');
    return answers.filter(({ name }) => name !== 'readyForQuery');
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
