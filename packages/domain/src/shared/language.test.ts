import { expect, it } from 'vitest';
import { getLanguageOfWireCode, languageNames, languages, selectLanguage } from './language';

it.each([
  ['the address wins over all', 'jp', 'Ko', ['en-US'], 'ja'],
  ['cn in the address', 'cn', 'Ko', [], 'cn'],
  ['the address in capitals', 'KO', null, ['en'], 'ko'],
  ['an unknown address value is ignored', 'fr', 'Cn', ['en'], 'cn'],
  ['Japanese as others write it', 'ja', 'Ko', [], 'ja'],
  ['Chinese as others write it', 'zh', 'Ko', [], 'cn'],
  ['with its region or script', 'zh-Hans', null, [], 'cn'],
  ['with its region, in capitals', 'EN_US', 'Ko', [], 'en'],
  ['a word that only begins like one', 'jab', null, [], 'en'],
  ['then what was stored', null, 'Ja', ['ko-KR'], 'ja'],
  ['an unknown stored value is ignored', undefined, 'xx', ['ko-KR'], 'ko'],
  ['then the browser: zh is our cn', null, null, ['zh-TW', 'en'], 'cn'],
  ['a browser whose first language we lack', null, null, ['fr-FR', 'ja'], 'ja'],
  ['a browser of languages we lack', null, null, ['fr', 'de'], 'en'],
  ['nothing known', null, null, [], 'en'],
])('selects the language: %s', (_case, query, stored, browser, language) =>
  expect(selectLanguage({ query, stored, browser })).toBe(language),
);

it.each(languages)('finds %s by its wire code', (language) => {
  expect(getLanguageOfWireCode(languageNames[language].wire)).toBe(language);
});
