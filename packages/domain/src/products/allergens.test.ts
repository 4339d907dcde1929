import { expect, it } from 'vitest';
import {
  type Allergen,
  type DietaryInfo,
  findAllergyConflicts,
  hasSameDietaryInfo,
  listAllergiesToAddedAllergens,
  matchPlateAllergens,
} from './allergens';

const allergies = [
  { allergyCode: 'AG0001', allergens: ['egg', 'milk'] },
  { allergyCode: 'AG0003', allergens: ['crab', 'shrimp', 'shellfish'] },
  { allergyCode: 'AG0005', allergens: [] },
] as const;
const createMenu = (name: string, allergens: readonly Allergen[] | null) => ({ name, allergens });
const porridge = createMenu('porridge', ['shellfish', 'wheat', 'egg']);
const beef = createMenu('beef', ['beef']);
const unstatedMenu = createMenu('unstated', null);

it.each<[string, readonly (typeof porridge)[], readonly string[], readonly string[], readonly string[]]>([
  ['a menu that contains the allergen', [porridge, beef], ['AG0003'], ['porridge: shellfish'], []],
  ['all selected allergens that a menu contains', [porridge], ['AG0001', 'AG0003'], ['porridge: shellfish egg'], []],
  ['no menu without the allergen', [beef], ['AG0001'], [], []],
  ['a menu without stated allergens', [unstatedMenu, beef], ['AG0001'], [], ['unstated']],
  ['nothing without selected allergies', [porridge, unstatedMenu], [], [], []],
  ['nothing for an allergy in free text', [porridge, unstatedMenu], ['AG0005'], [], []],
  ['nothing for an unknown allergy', [porridge, unstatedMenu], ['AG9999'], [], []],
])('the comparison of menus with selected allergies finds %s', (_case, menus, selectedCodes, conflicts, unstated) => {
  const result = findAllergyConflicts(menus, allergies, selectedCodes);
  expect(result.conflicts.map(({ menu, allergens }) => `${menu.name}: ${allergens.join(' ')}`)).toEqual(conflicts);
  expect(result.unstated.map(({ name }) => name)).toEqual(unstated);
});

it.each<[string, readonly Allergen[] | null, readonly (readonly Allergen[] | null)[]]>([
  ['the same, in another order', ['milk', 'egg'], [['egg'], ['egg', 'milk']]],
  ['one fewer', ['egg'], [null, null]],
  ['one more', ['egg', 'milk', 'fish'], [null, null]],
  ['none', [], [null, null]],
  ['unknown', null, [null, null]],
])(
  'the allergens of plates are kept only if they add up to those of the menu: %s',
  (_case, menuAllergens, plateAllergens) => {
    const plates = [
      { name: { default: 'Egg' }, allergens: ['egg'] },
      { name: { default: 'Tart' }, allergens: ['egg', 'milk'] },
    ] as const;
    expect(matchPlateAllergens(plates, menuAllergens).map(({ allergens }) => allergens)).toEqual(plateAllergens);
  },
);

const createInfo = (allergens: DietaryInfo['allergens'], diets: DietaryInfo['diets'] = []): DietaryInfo => ({
  allergens,
  diets,
});

it.each<[string, DietaryInfo, DietaryInfo, boolean]>([
  ['the same in another order', createInfo(['egg', 'milk']), createInfo(['milk', 'egg', 'egg']), true],
  ['not stated twice', createInfo(null), createInfo(null), true],
  ['none and not stated', createInfo([]), createInfo(null), false],
  ['not stated and none', createInfo(null), createInfo([]), false],
  ['one more', createInfo(['egg']), createInfo(['egg', 'milk']), false],
  ['one fewer', createInfo(['egg', 'milk']), createInfo(['egg']), false],
  ['another diet', createInfo(['egg'], ['alcohol']), createInfo(['egg']), false],
])('the allergens and diets of two menus are compared: %s: $3', (_case, first, second, isSame) => {
  expect(hasSameDietaryInfo(first, second)).toBe(isSame);
});

it.each<[string, DietaryInfo['allergens'], DietaryInfo['allergens'], readonly string[]]>([
  ['to one that is added', ['milk'], ['milk', 'crab'], ['AG0003']],
  ['none to one that was there', ['egg'], ['egg'], []],
  ['to a second one of the same allergy', ['egg'], ['egg', 'milk'], ['AG0001']],
  ['none to one that is removed', ['egg', 'crab'], ['egg'], []],
  ['to all that are stated for the first time', null, ['milk', 'shrimp'], ['AG0001', 'AG0003']],
  ['none if nothing is stated any more', ['egg'], null, []],
  ['none to one that no allergy of the list covers', [], ['beef'], []],
])('the allergies to added allergens are listed: %s', (_case, previousAllergens, currentAllergens, codes) => {
  expect(listAllergiesToAddedAllergens(allergies, previousAllergens, currentAllergens)).toEqual(codes);
});
