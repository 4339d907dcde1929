import { expect, it } from 'vitest';
import { emptyCatalogue } from './documents';
import { type AllergyFields, applyGroupFields, checkGroupFields, getGroupFields } from './group-fields';

const text = { ko: '달걀', en: 'Eggs', cn: '蛋类', ja: '卵' };
const eggs: AllergyFields = { allergyCode: 'AG0001', name: text, allergens: ['egg'] };
const other: AllergyFields = { allergyCode: 'AG0005', name: text, allergens: [] };
const { group } = emptyCatalogue;

it.each<[string, readonly AllergyFields[], readonly string[]]>([
  ['no allergies', [], []],
  ['eggs, and one that guests describe themselves', [eggs, other], []],
  ['an allergy without Japanese', [{ ...eggs, name: { ...text, ja: '' } }], ['allergies.0.name.ja']],
  ['an allergy without allergens', [other, { ...eggs, allergens: [] }], ['allergies.1.allergens']],
])('the group may be saved with %s, or its fields are named', (_, allergies, paths) => {
  expect(checkGroupFields({ name: text, allergies }).map(({ path }) => path)).toEqual(paths);
});

it('the group may not be saved without a name in every language', () => {
  expect(checkGroupFields({ name: { ...text, en: '' }, allergies: [] }).map(({ path }) => path)).toEqual(['name.en']);
});

it('a new allergy gets the next code, never that of the one that guests describe themselves', () => {
  const added = { ...eggs, allergyCode: null };
  const next = applyGroupFields({ name: text, allergies: [eggs, added, added] }, group);
  expect(next.allergies.map(({ allergyCode }) => allergyCode)).toEqual(['AG0001', 'AG0006', 'AG0007']);
});

it('the fields of a saved group are those that were saved, and its other lists stay', () => {
  const bank = { propName: 'BANK', values: [{ value: '004', description: { default: 'KB' } }] };
  const named = { propName: 'GROUP_NAME', values: [{ value: '', description: { default: 'Old' } }] };
  const fields = { name: text, allergies: [eggs, other] };
  const next = applyGroupFields(fields, { ...group, appProps: [bank, named] });
  expect(getGroupFields(next)).toEqual(fields);
  expect(next.appProps.map(({ propName }) => propName)).toEqual(['BANK', 'GROUP_NAME']);
});

it('a group without a name has empty fields', () => {
  expect(getGroupFields(group)).toEqual({ name: { ko: '', en: '', cn: '', ja: '' }, allergies: [] });
});
