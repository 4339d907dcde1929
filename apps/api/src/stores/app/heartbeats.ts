import type { Pool } from 'pg';
import { sql } from '../../db/sql';

const upsertTimestamp = (pool: Pool, name: string) =>
  pool.query(sql('record_now')`
    INSERT INTO setting (name, value) VALUES (${name}, to_jsonb(now())) ON CONFLICT (name) DO UPDATE SET value = excluded.value`);

export async function recordHeartbeat(pool: Pool, job: string): Promise<void> {
  await upsertTimestamp(pool, `heartbeat ${job}`);
}

export async function recordSuccess(pool: Pool, job: string): Promise<void> {
  await upsertTimestamp(pool, `success ${job}`);
}

/** Seconds since the last heartbeat of each job; a job that never ran is missing. */
export type HeartbeatAges = Readonly<Record<string, number>>;

export async function getHeartbeatAges(pool: Pool): Promise<HeartbeatAges> {
  const { rows } = await pool.query<{ job: string; age: number }>(sql('get_heartbeat_ages')`
    SELECT substr(name, 11) AS job, extract(epoch FROM now() - (value #>> '{}')::timestamptz)::int AS age
    FROM setting WHERE name LIKE 'heartbeat %' ORDER BY name`);
  return Object.fromEntries(rows.map((row) => [row.job, row.age]));
}
