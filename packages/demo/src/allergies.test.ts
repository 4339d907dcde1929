import { allergens } from '@dining/domain/products/allergens';
import { expect, it } from 'vitest';
import { allergies } from './allergies';

it.each(allergens)('%s belongs to exactly one of the allergies that a guest can choose', (allergen) => {
  expect(allergies.filter(([, , covered]) => covered.some((other) => other === allergen))).toHaveLength(1);
});
