import type { Pool } from 'pg';
import type { Connection } from './migrate';

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
