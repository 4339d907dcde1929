import type { Pool } from 'pg';

/** The product's own secret as it was made at first start; the one made now where there is none yet. */
export async function keepAppSecret(pool: Pool, made: string): Promise<string> {
  await pool.query(`INSERT INTO setting (name, value) VALUES ('app_secret', to_jsonb($1::text)) ON CONFLICT (name) DO NOTHING`, [
    made,
  ]);
  return keptSecret(pool, 'app_secret');
}

/** The secret that names guests as it was made once; where there is none yet, `naming` if it has named some already, else the one made now. */
export async function keepPersonSecret(pool: Pool, naming: string, made: string): Promise<string> {
  await pool.query(
    `INSERT INTO setting (name, value)
     SELECT 'person_secret', to_jsonb(
       CASE WHEN EXISTS (SELECT 1 FROM person_usage WHERE person_key LIKE 'g:%') THEN $1::text ELSE $2::text END)
     ON CONFLICT (name) DO NOTHING`,
    [naming, made],
  );
  return keptSecret(pool, 'person_secret');
}

async function keptSecret(pool: Pool, name: string): Promise<string> {
  const { rows } = await pool.query<{ value: string }>('SELECT value FROM setting WHERE name = $1', [name]);
  const kept = rows[0]?.value;
  if (kept === undefined) throw new Error(`the product has kept no ${name}`);
  return kept;
}
