import type { Client, Pool, PoolClient } from 'pg';

/** One connection, of a pool or of its own. */
export type Connection = Client | PoolClient;

/** The database cannot be used as it is; the message is one line for the person who starts the product. */
export class UnusableDatabaseError extends Error {}

/** A connection pool to either engine. */
export interface Opened {
  readonly pool: Pool;
  readonly engine: 'embedded' | 'postgres';
  /** Runs `work` on a connection without the timeouts of requests, for migrations and other slow work at start. */
  readonly withoutTimeouts: <T>(work: (client: Connection) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}
