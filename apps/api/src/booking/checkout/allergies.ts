import type { PricedOrder } from '@dining/domain/orders/priced-order';
import { type AllergyAnswer, otherAllergyCode } from '@dining/domain/reservations/payment-form';
import type { ClientBase, Pool } from 'pg';
import { listAllergies } from '../../stores/products/allergies';

/**
 * Finds the allergies of a normalised answer with their names; undefined if a code is unknown, because the kitchen must
 * not miss an allergy. A reservation may keep its `storedAllergies`, even if guests cannot select them any more.
 */
export async function resolveAllergies(
  db: Pool | ClientBase,
  { codes, otherText }: Pick<AllergyAnswer, 'codes' | 'otherText'>,
  storedAllergies: PricedOrder['allergies'] = [],
): Promise<PricedOrder['allergies'] | undefined> {
  if (codes.length === 0) return [];
  const offeredAllergies = await listAllergies(db);
  const formerAllergies = storedAllergies.filter((stored) =>
    offeredAllergies.every(({ allergyCode }) => allergyCode !== stored.allergyCode),
  );
  const chosenAllergies = [...offeredAllergies, ...formerAllergies].filter(({ allergyCode }) =>
    codes.includes(allergyCode),
  );
  if (chosenAllergies.length < codes.length) return undefined;
  return chosenAllergies.map(({ allergyCode, name }) => ({
    allergyCode,
    name,
    other: allergyCode === otherAllergyCode ? otherText : '',
  }));
}
