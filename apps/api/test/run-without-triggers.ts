import type { Pool } from 'pg';

/** Runs statements in a transaction without triggers, such as those that protect audit entries and payment states. */
export async function runWithoutTriggers(
  pool: Pool,
  ...statements: readonly (readonly [string, unknown[]?])[]
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL session_replication_role = replica');
    for (const [text, values = []] of statements) await client.query(text, values);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
