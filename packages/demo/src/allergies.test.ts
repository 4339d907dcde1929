import { allergens } from '@dining/domain/products/allergens';
import { expect, it } from 'vitest';
import { allergies } from './allergies';

it.each(allergens)('%s belongs to exactly one of what a guest may tick', (allergen) => {
  expect(allergies.filter(([, , group]) => group.some((one) => one === allergen))).toHaveLength(1);
});
