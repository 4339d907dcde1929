import { randomBytes } from 'node:crypto';
import type { Pool } from 'pg';

/** The product's own secret: the given one, else one made at first start and kept with the data. */
export async function appSecret(pool: Pool, given: string | undefined): Promise<string> {
  if (given !== undefined) return given;
  await pool.query(`INSERT INTO setting (name, value) VALUES ('app_secret', to_jsonb($1::text)) ON CONFLICT (name) DO NOTHING`, [
    randomBytes(32).toString('hex'),
  ]);
  const { rows } = await pool.query<{ value: string }>(`SELECT value FROM setting WHERE name = 'app_secret'`);
  const kept = rows[0]?.value;
  if (kept === undefined) throw new Error('the product has no secret of its own');
  return kept;
}
