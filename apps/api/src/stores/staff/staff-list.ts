import type { Language } from '@dining/domain/shared/language';
import type { Pool } from 'pg';
import { sql } from '../../db/sql';

export interface ListedStaff {
  readonly staffId: string;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  readonly hasPassword: boolean;
}

export async function listStaff(pool: Pool): Promise<readonly ListedStaff[]> {
  const { rows } = await pool.query<ListedStaff>(sql('list_staff')`
    SELECT staff_id AS "staffId", email, name, language, password_hash IS NOT NULL AS "hasPassword" FROM staff ORDER BY name, email`);
  return rows;
}
