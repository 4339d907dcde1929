import type { PricedOrder } from '@dining/domain/orders/priced-order';
import { type AllergyAnswer, otherAllergyCode } from '@dining/domain/reservations/payment-form';
import type { ClientBase, Pool } from 'pg';
import { listAllergies } from '../../stores/products/allergies';

/**
 * Finds the allergies of a normalised answer with their names; undefined if a code is unknown, because the kitchen must
 * not miss an allergy.
 */
export async function findAllergies(
  db: Pool | ClientBase,
  { codes, otherText }: Pick<AllergyAnswer, 'codes' | 'otherText'>,
): Promise<PricedOrder['allergies'] | undefined> {
  if (codes.length === 0) return [];
  const chosenAllergies = (await listAllergies(db)).filter(({ allergyCode }) => codes.includes(allergyCode));
  if (chosenAllergies.length < codes.length) return undefined;
  return chosenAllergies.map(({ allergyCode, name }) => ({
    allergyCode,
    name,
    other: allergyCode === otherAllergyCode ? otherText : '',
  }));
}
