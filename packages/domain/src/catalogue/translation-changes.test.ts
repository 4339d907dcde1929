import { expect, it } from 'vitest';
import { validCatalogue } from '../../test/catalogue';
import type { LocalizedText } from '../shared/localized-text';
import { type CatalogueText, listEditableTexts } from './list-texts';
import { listTranslationChanges } from './translation-changes';

const [first] = listEditableTexts(validCatalogue);
const create = (text: LocalizedText | undefined): readonly CatalogueText[] =>
  text === undefined || first === undefined ? [] : [{ ...first, text }];
const lunch: LocalizedText = { default: '점심', ko: '점심', en: 'Lunch', cn: '午餐', ja: '昼食' };
const all = ['ko', 'en', 'cn', 'ja'];

it.each<
  [
    string,
    LocalizedText | undefined,
    LocalizedText | undefined,
    readonly string[],
    readonly string[],
    string | undefined,
  ]
>([
  ['nothing changes', lunch, { ...lunch }, [], [], undefined],
  ['the source changes', lunch, { ...lunch, ko: '점심 코스' }, ['ko'], ['en', 'cn', 'ja'], '점심'],
  [
    'source and one language change',
    lunch,
    { ...lunch, ko: '점심 코스', en: 'Set' },
    ['ko', 'en'],
    ['cn', 'ja'],
    '점심',
  ],
  ['a translation changes', lunch, { ...lunch, ja: 'ランチ' }, ['ja'], [], undefined],
  ['only the source is left', lunch, { default: '', ko: '점심 코스' }, all, [], undefined],
  ['Korean is added to an English text', { default: '', en: 'Lunch', ja: '昼食' }, lunch, ['ko', 'cn'], [], undefined],
  ['a text is added', undefined, lunch, all, [], undefined],
  ['a text is removed', lunch, undefined, all, [], undefined],
])('rewritten and outdated translations are listed if %s', (_, before, after, rewritten, outdated, formerSource) => {
  const changes = listTranslationChanges(create(before), create(after));
  expect(changes.rewritten.map(({ language }) => language)).toEqual(rewritten);
  expect(changes.outdated.map(({ language }) => language)).toEqual(outdated);
  expect(changes.outdated[0]?.formerSource).toBe(formerSource);
});
