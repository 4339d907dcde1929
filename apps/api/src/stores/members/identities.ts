import type { Pool } from 'pg';
import type { CarriedIdentity } from '../../db/schema/members';

export type Provider = CarriedIdentity['provider'];

/** Whose account it is at a provider. */
export async function findUserIdByIdentity(pool: Pool, provider: Provider, subject: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ userId: string }>({
    name: 'member_by_identity',
    text: `SELECT user_id AS "userId" FROM identity WHERE provider = $1 AND subject = $2`,
    values: [provider, subject],
  });
  return rows[0]?.userId;
}

/** The ways a member can sign in. */
export async function listSignInMethods(pool: Pool, userId: string): Promise<(Provider | 'PASSWORD')[]> {
  const { rows } = await pool.query<{ way: Provider | 'PASSWORD' }>({
    name: 'ways_in',
    text: `SELECT 'PASSWORD' AS way FROM member WHERE user_id = $1 AND password_hash IS NOT NULL
           UNION ALL (SELECT DISTINCT provider FROM identity WHERE user_id = $1 ORDER BY provider)`,
    values: [userId],
  });
  return rows.map(({ way }) => way);
}

/** The providers a member signs in with. */
export async function listSignInProviders(pool: Pool, userId: string): Promise<Provider[]> {
  return (await listSignInMethods(pool, userId)).filter((way) => way !== 'PASSWORD');
}
