import type { PoolClient } from 'pg';
import type { Queryable } from '../../db/queryable';
import type { ProviderIdentity } from '../../db/schema/members';
import { sql } from '../../db/sql';

export interface FormerMemberIdentifiers {
  readonly userId: string;
  readonly phone: string | null;
  readonly identities: readonly Pick<ProviderIdentity, 'provider' | 'subject'>[];
}

/** Finds the data by which a member is recognised if they have left and joined again. */
export async function findFormerMemberIdentifiers(
  db: Queryable,
  userId: string,
): Promise<FormerMemberIdentifiers | undefined> {
  const { rows } = await db.query<FormerMemberIdentifiers>(sql('find_former_member_identifiers')`
    SELECT user_id AS "userId", phone, coalesce((
      SELECT jsonb_agg(jsonb_build_object('provider', provider, 'subject', subject)) FROM identity i WHERE i.user_id = m.user_id
    ), '[]'::jsonb) AS identities
    FROM member m WHERE user_id = ${userId}`);
  return rows[0];
}

export async function insertFormerMemberKeys(client: PoolClient, keys: readonly string[]): Promise<void> {
  await client.query(sql('insert_former_member_keys')`
    INSERT INTO former_member_key (key) SELECT key FROM unnest(${keys}::text[]) AS key ORDER BY key
    ON CONFLICT (key) DO UPDATE SET left_at = excluded.left_at`);
}
