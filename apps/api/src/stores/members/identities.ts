import type { Pool, PoolClient } from 'pg';
import type { ProviderIdentity } from '../../db/schema/members';
import { sql } from '../../db/sql';

export type Provider = ProviderIdentity['provider'];

export async function insertIdentity(
  client: PoolClient,
  userId: string,
  { provider, subject }: Pick<ProviderIdentity, 'provider' | 'subject'>,
): Promise<void> {
  await client.query(sql('insert_identity')`
    INSERT INTO identity (provider, subject, user_id) VALUES (${provider}, ${subject}, ${userId})`);
}

export async function findUserIdByIdentity(
  pool: Pool,
  provider: Provider,
  subject: string,
): Promise<string | undefined> {
  const { rows } = await pool.query<{ userId: string }>(sql('find_user_id_by_identity')`
    SELECT user_id AS "userId" FROM identity WHERE provider = ${provider} AND subject = ${subject}`);
  return rows[0]?.userId;
}

export async function listSignInMethods(pool: Pool, userId: string): Promise<(Provider | 'PASSWORD')[]> {
  const { rows } = await pool.query<{ method: Provider | 'PASSWORD' }>(sql('list_sign_in_methods')`
    SELECT 'PASSWORD' AS method FROM member WHERE user_id = ${userId} AND password_hash IS NOT NULL
    UNION ALL (SELECT DISTINCT provider FROM identity WHERE user_id = ${userId} ORDER BY provider)`);
  return rows.map(({ method }) => method);
}

export async function listSignInProviders(pool: Pool, userId: string): Promise<Provider[]> {
  const { rows } = await pool.query<{ provider: Provider }>(sql('list_sign_in_providers')`
    SELECT DISTINCT provider FROM identity WHERE user_id = ${userId} ORDER BY provider`);
  return rows.map(({ provider }) => provider);
}
