import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { Pool } from 'pg';
import { sql } from '../../db/sql';

export interface AppProp {
  readonly propName: string;
  readonly value: string;
  readonly description: LocalizedText;
}

export async function listAppProps(pool: Pool): Promise<AppProp[]> {
  const { rows } = await pool.query<AppProp>(sql('list_app_props')`
    SELECT prop_name AS "propName", value, description FROM app_prop ORDER BY prop_name, position`);
  return rows;
}
