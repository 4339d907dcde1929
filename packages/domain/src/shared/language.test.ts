import { expect, it } from 'vitest';
import { decodeWireLanguage, languageNames, languages, selectLanguage } from './language';

it.each([
  ['the URL has precedence', 'jp', 'Ko', ['en-US'], 'ja'],
  ['cn in the URL', 'cn', 'Ko', [], 'cn'],
  ['the URL in capitals', 'KO', null, ['en'], 'ko'],
  ['an unknown value in the URL is ignored', 'fr', 'Cn', ['en'], 'cn'],
  ['the usual tag of Japanese', 'ja', 'Ko', [], 'ja'],
  ['the usual tag of Chinese', 'zh', 'Ko', [], 'cn'],
  ['a tag with its script', 'zh-Hans', null, [], 'cn'],
  ['a tag with its region, in capitals', 'EN_US', 'Ko', [], 'en'],
  ['a word that begins like a language code', 'jab', null, [], 'en'],
  ['the stored language if the URL has none', null, 'Ja', ['ko-KR'], 'ja'],
  ['an unknown stored value is ignored', undefined, 'xx', ['ko-KR'], 'ko'],
  ['the browser’s language if none is stored: zh is cn', null, null, ['zh-TW', 'en'], 'cn'],
  ['a browser whose first language is not supported', null, null, ['fr-FR', 'ja'], 'ja'],
  ['a browser without a supported language', null, null, ['fr', 'de'], 'en'],
  ['no hints', null, null, [], 'en'],
])('the language is selected: %s', (_case, query, stored, browser, language) =>
  expect(selectLanguage({ query, stored, browser })).toBe(language),
);

it.each(languages)('the language %s is found by its wire code', (language) => {
  expect(decodeWireLanguage(languageNames[language].wire)).toBe(language);
});
