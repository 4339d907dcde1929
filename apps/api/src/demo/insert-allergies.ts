import type { Queries } from '../db/connect';
import { allergy } from '../db/schema/products';
import { allergies } from './group';

export async function insertAllergies(db: Queries): Promise<void> {
  await db.insert(allergy).values(
    allergies.map(([allergyCode, name, allergens], index) => ({
      allergyCode,
      position: index + 1,
      name,
      allergens: [...allergens],
    })),
  );
}
