import { expect, it } from 'vitest';
import { createLocalizedText, getLocalizedText, listTranslations } from './localized-text';

it.each([
  ['the requested language', { default: 'default', ko: '한국어', en: 'English' }, 'en', 'English'],
  ['missing: the default', { default: 'default', ko: '한국어' }, 'ja', 'default'],
  ['blank counts as missing', { default: 'default', ja: '  ' }, 'ja', 'default'],
  ['no default either: Korean', { default: '', ko: '한국어' }, 'cn', '한국어'],
  ['nothing at all', { default: '' }, 'en', ''],
] as const)('the text in a language is found: %s', (_case, text, language, expected) =>
  expect(getLocalizedText(text, language)).toBe(expected),
);

it('Korean is used as default text', () => {
  const text = createLocalizedText('창가', 'Window', '窗边', '窓際');
  expect(text).toEqual({ default: '창가', ko: '창가', en: 'Window', cn: '窗边', ja: '窓際' });
});

it('the translations of a text are listed once each, trimmed and without blank ones', () => {
  expect(listTranslations({ default: 'Window', ko: '창가', en: 'Window', cn: ' 窗边 ', ja: '' })).toEqual([
    'Window',
    '창가',
    '窗边',
  ]);
});
