import type { Client, Pool, PoolClient } from 'pg';

/** One connection, of a pool or of its own. */
export type Connection = Client | PoolClient;

/** The database cannot be used as it is; the message is one line for the person who starts the product. */
export class UnusableDatabaseError extends Error {}

/** A database that is reached, by whichever engine. */
export interface Opened {
  readonly pool: Pool;
  readonly engine: 'embedded' | 'postgres';
  /** A connection without the limits that guard requests, for what a start may wait for or take its time over. */
  readonly unhurried: <T>(work: (client: Connection) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}
