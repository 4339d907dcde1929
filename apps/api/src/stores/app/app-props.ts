import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { Pool } from 'pg';
import type { Queryable } from '../../db/queryable';
import { sql } from '../../db/sql';

export interface AppProp {
  readonly propName: string;
  readonly value: string;
  readonly description: LocalizedText;
}

/** Finds the name of the hotel group, which is the sender name of account mails and one-time codes. */
export async function findGroupName(pool: Pool): Promise<LocalizedText | undefined> {
  const { rows } = await pool.query<{ name: LocalizedText }>(sql('find_group_name')`
    SELECT description AS "name" FROM app_prop WHERE prop_name = 'GROUP_NAME' ORDER BY position LIMIT 1`);
  return rows[0]?.name;
}

export async function listAppProps(db: Queryable): Promise<AppProp[]> {
  const { rows } = await db.query<AppProp>(sql('list_app_props')`
    SELECT prop_name AS "propName", value, description FROM app_prop ORDER BY prop_name, position`);
  return rows;
}
