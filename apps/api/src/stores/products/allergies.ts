import type { AllergyAllergens } from '@dining/domain/products/allergens';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { ClientBase, Pool, PoolClient } from 'pg';
import { sql } from '../../db/sql';

export interface Allergy extends AllergyAllergens {
  readonly name: LocalizedText;
}

export async function listAllergies(db: Pool | ClientBase): Promise<Allergy[]> {
  const { rows } = await db.query<Allergy>(sql('list_allergies')`
    SELECT allergy_code AS "allergyCode", name, allergens FROM allergy ORDER BY position, allergy_code`);
  return rows;
}

/** Deletes allergies, which guests can then no longer select. Reservations keep copies of their names. */
export async function deleteAllergies(client: PoolClient, codes: readonly string[]): Promise<void> {
  await client.query(sql('delete_allergies')`DELETE FROM allergy WHERE allergy_code = ANY(${codes}::text[])`);
}
