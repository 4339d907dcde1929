import type { AllergyGroup } from '@dining/domain/products/allergens';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { ClientBase, Pool } from 'pg';
import { sql } from '../../db/sql';

export interface Allergy extends AllergyGroup {
  readonly name: LocalizedText;
}

export async function listAllergies(db: Pool | ClientBase): Promise<Allergy[]> {
  const { rows } = await db.query<Allergy>(sql('list_allergies')`
    SELECT allergy_code AS "allergyCode", name, allergens FROM allergy ORDER BY position, allergy_code`);
  return rows;
}
