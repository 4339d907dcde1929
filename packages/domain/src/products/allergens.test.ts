import { expect, it } from 'vitest';
import { type Allergen, findAllergyConflicts, matchPlateAllergens } from './allergens';

const groups = [
  { allergyCode: 'AG0001', allergens: ['egg', 'milk'] },
  { allergyCode: 'AG0003', allergens: ['crab', 'shrimp', 'shellfish'] },
  { allergyCode: 'AG0005', allergens: [] },
] as const;
const createMenu = (name: string, allergens: readonly Allergen[] | null) => ({ name, allergens });
const porridge = createMenu('porridge', ['shellfish', 'wheat', 'egg']);
const beef = createMenu('beef', ['beef']);
const secret = createMenu('secret', null);

it.each<[string, readonly (typeof porridge)[], readonly string[], readonly string[], readonly string[]]>([
  ['a menu that holds it', [porridge, beef], ['AG0003'], ['porridge: shellfish'], []],
  ['all it holds of what was ticked', [porridge], ['AG0001', 'AG0003'], ['porridge: shellfish egg'], []],
  ['none that holds none of it', [beef], ['AG0001'], [], []],
  ['one of which nobody knows', [secret, beef], ['AG0001'], [], ['secret']],
  ['nothing where nothing was ticked', [porridge, secret], [], [], []],
  ['nothing for what is named in words', [porridge, secret], ['AG0005'], [], []],
  ['nothing for a group that is gone', [porridge, secret], ['AG9999'], [], []],
])('compares menus with selected allergies: %s', (_case, menus, ticked, held, untold) => {
  const found = findAllergyConflicts(menus, groups, ticked);
  expect(found.held.map((one) => `${one.menu.name}: ${one.allergens.join(' ')}`)).toEqual(held);
  expect(found.unstated.map(({ name }) => name)).toEqual(untold);
});

it.each<[string, readonly Allergen[] | null, readonly (readonly Allergen[] | null)[]]>([
  ['the same, in another order', ['milk', 'egg'], [['egg'], ['egg', 'milk']]],
  ['one less', ['egg'], [null, null]],
  ['one more', ['egg', 'milk', 'fish'], [null, null]],
  ['none', [], [null, null]],
  ['unknown', null, [null, null]],
])('plates keep their allergens only if they add up to those of the menu: %s', (_case, ofMenu, ofPlates) => {
  const plates = [
    { name: { default: 'Egg' }, allergens: ['egg'] },
    { name: { default: 'Tart' }, allergens: ['egg', 'milk'] },
  ] as const;
  expect(matchPlateAllergens(plates, ofMenu).map(({ allergens }) => allergens)).toEqual(ofPlates);
});
