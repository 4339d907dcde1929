import { expect, it } from 'vitest';
import { allTexts, textFor, withoutRepeats } from './localized-text';

it.each([
  ['the wanted language', { default: 'default', ko: '한국어', en: 'English' }, 'en', 'English'],
  ['missing: the default', { default: 'default', ko: '한국어' }, 'ja', 'default'],
  ['blank counts as missing', { default: 'default', ja: '  ' }, 'ja', 'default'],
  ['no default either: Korean', { default: '', ko: '한국어' }, 'cn', '한국어'],
  ['nothing at all', { default: '' }, 'en', ''],
] as const)('%s', (_case, words, language, shown) => expect(textFor(words, language)).toBe(shown));

it('knows every way a text is written once', () => {
  expect(allTexts({ default: 'Window', ko: '창가', en: 'Window', cn: ' 窗边 ', ja: '' })).toEqual(['Window', '창가', '窗边']);
});

it.each(['ko', 'en', 'cn', 'ja'] as const)('reads the same in %s where nothing is said twice', (language) => {
  const text = { default: '전액 환불', ko: '전액 환불', en: 'Refunded in full', cn: '', ja: '全額返金' };
  const { ko, ...once } = text;
  expect(withoutRepeats(text)).toEqual(once);
  expect(textFor(withoutRepeats(text), language)).toBe(textFor({ ...once, ko }, language));
});
