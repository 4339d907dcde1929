import type { Pool, PoolClient } from 'pg';

/** A pool, or a client within a transaction. */
export type Queryable = Pick<Pool | PoolClient, 'query'>;
