import type { Pool } from 'pg';
import { sql } from '../../db/sql';

/** Inserts the secret from which the keyring derives its keys; keeps an existing one. */
export async function insertAppSecret(pool: Pool, secret: string): Promise<void> {
  await pool.query(sql('insert_app_secret')`
    INSERT INTO setting (name, value) VALUES ('app_secret', to_jsonb(${secret}::text)) ON CONFLICT (name) DO NOTHING`);
}

/**
 * Inserts the secret of guests' person keys; keeps an existing one. Inserts `secretInUse` if guests have been counted
 * with it, otherwise `newSecret`.
 */
export async function insertPersonSecret(pool: Pool, secretInUse: string, newSecret: string): Promise<void> {
  await pool.query(sql('insert_person_secret')`
    INSERT INTO setting (name, value)
    SELECT 'person_secret', to_jsonb(CASE WHEN EXISTS (SELECT 1 FROM person_usage WHERE person_key LIKE 'g:%')
      THEN ${secretInUse}::text ELSE ${newSecret}::text END)
    ON CONFLICT (name) DO NOTHING`);
}

export async function getSecret(pool: Pool, name: 'app_secret' | 'person_secret'): Promise<string> {
  const { rows } = await pool.query<{ value: string }>(
    sql('get_secret')`SELECT value FROM setting WHERE name = ${name}`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no ${name} in the database`);
  return row.value;
}
