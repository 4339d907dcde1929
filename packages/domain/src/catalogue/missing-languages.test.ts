import { expect, it } from 'vitest';
import type { Language } from '../shared/language';
import { createContent } from './convert-contents';
import type { MenuContent } from './document-contents';
import { listMissingLanguages } from './missing-languages';

const full = { ko: '가', en: 'a', cn: '一', ja: 'あ' };
const menu: MenuContent = { ...createContent('menu'), name: full };

it.each<readonly [what: string, content: MenuContent, missing: readonly Language[]]>([
  ['a menu with a name in all languages and no description', menu, []],
  ['a menu without any name', createContent('menu'), ['ko', 'en', 'cn', 'ja']],
  ['a name without Chinese', { ...menu, name: { ...full, cn: ' ' } }, ['cn']],
  ['a description in Korean only', { ...menu, description: { ...full, en: '', cn: '', ja: '' } }, ['en', 'cn', 'ja']],
  ['a plate without Japanese', { ...menu, plates: [{ name: { ...full, ja: '' }, allergens: null }] }, ['ja']],
])('the missing languages of %s are $2', (_what, content, missing) => {
  expect(listMissingLanguages(content)).toEqual(missing);
});
