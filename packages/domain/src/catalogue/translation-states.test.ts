import { describe, expect, it } from 'vitest';
import type { LocalizedText } from '../shared/localized-text';
import { applyTranslation, checkTranslation, getSourceLanguage, getTranslationState } from './translation-states';

const lunch: LocalizedText = { default: '점심', ko: '점심', en: 'Lunch', cn: '午餐', ja: '昼食' };
const current = { hasCurrentSource: true, isConfirmed: false };
const confirmed = { hasCurrentSource: true, isConfirmed: true };
const former = { hasCurrentSource: false, isConfirmed: false };

describe('the source of a text', () => {
  it.each([
    ['is Korean', lunch, 'ko'],
    ['is the first language that it has', { default: '', en: 'Lunch', ja: '昼食' }, 'en'],
    ['is Korean if it is the same in every language', { default: 'Lunch' }, 'ko'],
    ['is Korean if it is empty', { default: '' }, 'ko'],
  ] as const)('%s', (_, text, language) => {
    expect(getSourceLanguage(text)).toBe(language);
  });
});

describe('the state of a translation', () => {
  it.each([
    ['the source itself', lunch, 'ko', undefined, 'source'],
    ['a translation', lunch, 'en', undefined, 'done'],
    ['a translation of the current source', lunch, 'en', current, 'done'],
    ['a translation of a former source', lunch, 'en', former, 'outdated'],
    [
      'a confirmed translation whose source has changed since',
      lunch,
      'en',
      { ...former, isConfirmed: true },
      'outdated',
    ],
    ['an empty variant', { ...lunch, en: '' }, 'en', undefined, 'missing'],
    ['a blank variant', { ...lunch, en: ' ' }, 'en', undefined, 'missing'],
    ['no variant', { default: '점심', ko: '점심' }, 'ja', undefined, 'missing'],
    ['an empty variant of a former source', { ...lunch, ja: '' }, 'ja', former, 'missing'],
    ['the Korean text in another language', { ...lunch, en: '점심 ' }, 'en', undefined, 'copied'],
    ['a name that is confirmed', { ...lunch, ko: 'Lumière', ja: 'Lumière' }, 'ja', confirmed, 'done'],
    ['a text that is the same in every language', { default: 'Lumière' }, 'en', undefined, 'copied'],
    ['a number', { default: '', ko: '1,200', en: '1,200' }, 'en', undefined, 'done'],
    ['a time', { default: '11:30 – 14:30' }, 'cn', undefined, 'done'],
    [
      'a Japanese text that equals its English source',
      { default: '', en: 'Lunch', ja: 'Lunch' },
      'ja',
      undefined,
      'copied',
    ],
  ] as const)('is $4: %s', (_, text, language, stored, state) => {
    expect(getTranslationState(text, language, stored)).toBe(state);
  });
});

describe('saving translations', () => {
  const variants = { ko: '점심', en: 'Lunch', cn: '午餐', ja: '昼食' };
  it.each([
    ['keeps the source', lunch, { ...variants, ko: '저녁' }, lunch],
    ['changes a language', lunch, { ...variants, ja: 'ランチ' }, { ...lunch, ja: 'ランチ' }],
    [
      'does not change a text that is the same in every language',
      { default: 'A' },
      { ko: 'A', en: 'A', cn: 'A', ja: 'A' },
      { default: 'A' },
    ],
    [
      'splits a text that was the same in every language',
      { default: '가' },
      { ko: '가', en: 'A', cn: '甲', ja: 'ア' },
      { default: '가', ko: '가', en: 'A', cn: '甲', ja: 'ア' },
    ],
    [
      'leaves out what is still empty',
      { default: '점심', ko: '점심' },
      { ...variants, cn: '', ja: ' ' },
      { default: '점심', ko: '점심', en: 'Lunch' },
    ],
  ])('%s', (_, text, typed, saved) => {
    expect(applyTranslation(text, typed)).toEqual(saved);
  });

  it.each([
    ['accepts a translation', 'name', variants, []],
    ['refuses to empty a language', 'name', { ...variants, ja: '' }, [['ja', 'language_missing']]],
    ['refuses a line break in a name', 'name', { ...variants, en: 'Lun\nch' }, [['en', 'line_invalid']]],
    [
      'refuses a name of more than 200 characters',
      'name',
      { ...variants, en: 'x'.repeat(201) },
      [['en', 'line_invalid']],
    ],
    ['accepts lines in a description', 'description', { ...variants, en: 'Lun\nch' }, []],
  ] as const)('%s', (_, label, typed, issues) => {
    expect(checkTranslation(lunch, label, typed).map(({ path, code }) => [path, code])).toEqual(issues);
  });

  it('accepts an empty language that was empty before', () => {
    expect(checkTranslation({ default: '점심', ko: '점심' }, 'name', { ...variants, cn: '' })).toEqual([]);
  });
});
