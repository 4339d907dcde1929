import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';

const newSecret = (): string => randomBytes(32).toString('hex');

async function keptSecret(pool: Pool, name: string): Promise<string> {
  const { rows } = await pool.query<{ value: string }>('SELECT value FROM setting WHERE name = $1', [name]);
  const kept = rows[0]?.value;
  if (kept === undefined) throw new Error(`the product has kept no ${name}`);
  return kept;
}

/** The product's own secret: the given one, else one made at first start and kept with the data. */
export async function appSecret(pool: Pool, given: string | undefined): Promise<string> {
  if (given !== undefined) return given;
  await pool.query(`INSERT INTO setting (name, value) VALUES ('app_secret', to_jsonb($1::text)) ON CONFLICT (name) DO NOTHING`, [
    newSecret(),
  ]);
  return keptSecret(pool, 'app_secret');
}

/**
 * The secret that names guests in the counters of what one person has taken: made once and kept, whatever becomes of the
 * product's own. Counters that name guests already were named by `naming`, and go on by it.
 */
export async function personSecret(pool: Pool, naming: string): Promise<string> {
  await pool.query(
    `INSERT INTO setting (name, value)
     SELECT 'person_secret', to_jsonb(
       CASE WHEN EXISTS (SELECT 1 FROM person_usage WHERE person_key LIKE 'g:%') THEN $1::text ELSE $2::text END)
     ON CONFLICT (name) DO NOTHING`,
    [naming, newSecret()],
  );
  return keptSecret(pool, 'person_secret');
}
