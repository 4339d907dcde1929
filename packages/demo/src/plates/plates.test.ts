import { languages } from '@dining/domain/shared/language';
import { expect, it } from 'vitest';
import { venues } from '../venues/all';
import { platesByMenu } from './all';

const menus = venues.flatMap(({ menus: venueMenus }) => venueMenus);
const getPlates = (index: number) => platesByMenu[index] ?? [];
/** Unlimited wine, which has no plates and is no variant. */
const menuIndexesWithoutPlates = [10107];

it.each(menus.filter(({ index }) => !menuIndexesWithoutPlates.includes(index)))(
  'menu $index has plates or is a variant of a menu with plates',
  ({ index, baseIndex }) => {
    expect(getPlates(baseIndex ?? index)).not.toEqual([]);
  },
);

it.each(menus.filter(({ index }) => getPlates(index).length > 0))(
  'menu $index has exactly the allergens of its plates',
  ({ index, allergens }) => {
    const plateAllergens = new Set(getPlates(index).flatMap((plate) => plate.allergens ?? []));
    expect([...plateAllergens].sort()).toEqual([...allergens].sort());
  },
);

it.each(menus.filter(({ baseIndex }) => baseIndex !== undefined))(
  'menu $index has all allergens and the number of covers of the menu that it is a variant of',
  ({ baseIndex, allergens, covers }) => {
    const baseMenu = menus.find(({ index }) => index === baseIndex);
    expect(allergens).toEqual(expect.arrayContaining([...(baseMenu?.allergens ?? ['missing'])]));
    expect(covers).toBe(baseMenu?.covers);
  },
);

it('each plate has a name in every language, which no other plate of its menu has', () => {
  for (const plates of Object.values(platesByMenu))
    for (const language of languages) {
      const names = plates.map(({ name }) => name[language]);
      expect(names.every((name) => name !== undefined && name !== '')).toBe(true);
      expect(new Set(names).size).toBe(names.length);
    }
});
