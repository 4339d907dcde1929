import { expect, it } from 'vitest';
import type { LocalizedText } from '../shared/localized-text';
import { checkLanguages } from './check-texts';

const listMissingLanguages = (text: LocalizedText, isOptional = false) =>
  checkLanguages(text, ['name'], isOptional).map(({ values }) => values?.['language']);

it.each<readonly [what: string, text: LocalizedText, isOptional: boolean, missing: readonly string[]]>([
  ['in four languages', { default: '만월', ko: '만월', en: 'Manwol', cn: '满月', ja: '満月' }, false, []],
  ['that is the same in every language', { default: '010' }, false, []],
  ['without Japanese', { default: '만월', ko: '만월', en: 'Manwol', cn: '满月' }, false, ['ja']],
  ['with a blank English variant', { default: '만월', ko: '만월', en: ' ', cn: '满月', ja: '満月' }, false, ['en']],
  ['in one language', { default: 'Manwol', en: 'Manwol' }, false, ['ko', 'cn', 'ja']],
  ['that is empty', { default: '' }, false, ['ko']],
  ['that is empty and optional', { default: '' }, true, []],
  ['that is optional, in one language', { default: '만월', ko: '만월' }, true, ['en', 'cn', 'ja']],
])('a text %s lacks the languages $3', (_what, text, isOptional, missing) => {
  expect(listMissingLanguages(text, isOptional)).toEqual(missing);
});
