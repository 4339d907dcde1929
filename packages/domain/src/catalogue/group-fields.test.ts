import { expect, it } from 'vitest';
import { emptyCatalogue } from './documents';
import {
  type AllergyFields,
  applyGroupFields,
  checkAllergyCodes,
  checkGroupFields,
  getGroupFields,
} from './group-fields';

const text = { ko: '달걀', en: 'Eggs', cn: '蛋类', ja: '卵' };
const noText = { ko: '', en: '', cn: '', ja: '' };
const eggs: AllergyFields = { allergyCode: 'AG0001', name: text, allergens: ['egg'] };
const other: AllergyFields = { allergyCode: 'AG0005', name: text, allergens: [] };
const added: AllergyFields = { allergyCode: null, name: text, allergens: ['milk'] };
const { group } = emptyCatalogue;
const createCode = () => 'AGNEW';
const stored = applyGroupFields({ name: text, allergies: [eggs, other] }, group, createCode);

it.each<[string, readonly AllergyFields[], readonly string[]]>([
  ['eggs, and one that guests describe themselves', [eggs, other], []],
  ['an allergy without Japanese', [{ ...eggs, name: { ...text, ja: '' } }], ['allergies.0.name.ja']],
  ['an allergy without allergens', [other, { ...eggs, allergens: [] }], ['allergies.1.allergens']],
])('the fields of a group with %s have issues at: %j', (_, allergies, paths) => {
  expect(checkGroupFields({ name: text, allergies }).map(({ path }) => path)).toEqual(paths);
});

it.each<[string, readonly AllergyFields[], number]>([
  ['the stored allergies and a new one', [eggs, added, other], 0],
  ['fewer allergies', [other], 0],
  ['an allergy whose code is not stored', [{ ...eggs, allergyCode: 'AG0002' }, other], 1],
  ['the same allergy twice', [eggs, eggs, other], 1],
  ['no allergy that guests describe themselves', [eggs], 1],
])('the allergy codes of a group with %s have this number of issues: %s', (_, allergies, count) => {
  expect(checkAllergyCodes({ name: text, allergies }, stored)).toHaveLength(count);
});

it('the group cannot be saved without a name in every language', () => {
  expect(checkGroupFields({ name: { ...text, en: '' }, allergies: [] }).map(({ path }) => path)).toEqual(['name.en']);
});

it('a new allergy gets a new code, and the others keep theirs', () => {
  const next = applyGroupFields({ name: text, allergies: [eggs, added, other] }, stored, createCode);
  expect(next.allergies.map(({ allergyCode }) => allergyCode)).toEqual(['AG0001', 'AGNEW', 'AG0005']);
});

it('the fields of a saved group are those that were saved, and its other lists stay', () => {
  const bank = { propName: 'BANK', values: [{ value: '004', description: { default: 'KB' } }] };
  const named = { propName: 'GROUP_NAME', values: [{ value: '', description: { default: 'Old' } }] };
  const fields = { name: text, allergies: [eggs, other] };
  const next = applyGroupFields(fields, { ...group, appProps: [bank, named] }, createCode);
  expect(getGroupFields(next)).toEqual(fields);
  expect(next.appProps.map(({ propName }) => propName)).toEqual(['BANK', 'GROUP_NAME']);
});

it('an empty group has the allergy that guests describe themselves, without a name', () => {
  expect(getGroupFields(group)).toEqual({ name: noText, allergies: [{ ...other, name: noText }] });
});
