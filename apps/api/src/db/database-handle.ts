import type { Client, Pool, PoolClient } from 'pg';

export type Connection = Client | PoolClient;

export class UnusableDatabaseError extends Error {}

export interface DatabaseHandle {
  readonly pool: Pool;
  readonly engine: 'embedded' | 'postgres';
  /** Runs `work` on a connection without the timeouts of requests, for migrations and other slow work at start. */
  readonly withoutTimeouts: <T>(work: (client: Connection) => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}
