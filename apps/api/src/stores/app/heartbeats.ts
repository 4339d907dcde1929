import type { Pool } from 'pg';

export const workers = ['sweeper', 'reconciler', 'mailer', 'texter', 'points', 'retention'] as const;
export type Worker = (typeof workers)[number];

const note = (pool: Pool, name: string) =>
  pool.query(
    `INSERT INTO setting (name, value) VALUES ($1, to_jsonb(now())) ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    [name],
  );

/** A job's sign of life, for whoever watches the product. */
export async function noteHeartbeat(pool: Pool, worker: Worker): Promise<void> {
  await note(pool, `heartbeat ${worker}`);
}

/** A job's run has ended as it should. */
export async function noteSuccess(pool: Pool, worker: Worker): Promise<void> {
  await note(pool, `success ${worker}`);
}

/** Seconds since each job last ran; a job that never ran is missing. */
export async function heartbeatAges(pool: Pool): Promise<Readonly<Partial<Record<Worker, number>>>> {
  const { rows } = await pool.query<{ worker: string; age: number }>(
    `SELECT substr(name, 11) AS worker, extract(epoch FROM now() - (value #>> '{}')::timestamptz)::int AS age
     FROM setting WHERE name LIKE 'heartbeat %' ORDER BY name`,
  );
  return Object.fromEntries(rows.map((row) => [row.worker, row.age]));
}
