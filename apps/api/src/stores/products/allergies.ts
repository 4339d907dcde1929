import type { AllergyGroup } from '@dining/domain/products/allergens';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { asc } from 'drizzle-orm';
import type { Queries } from '../../db/connect';
import { allergy } from '../../db/schema/products';

/** An allergy a guest can name; AG0005 means other (Spec §3). */
export interface Allergy extends AllergyGroup {
  readonly name: LocalizedText;
}

/** Every allergy, in the house's order. */
export const readAllergies = (db: Queries): Promise<Allergy[]> =>
  db
    .select({ allergyCode: allergy.allergyCode, name: allergy.name, allergens: allergy.allergens })
    .from(allergy)
    .orderBy(asc(allergy.position), asc(allergy.allergyCode));
