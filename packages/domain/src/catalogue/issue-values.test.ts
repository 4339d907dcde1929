import { expect, it } from 'vitest';
import { createLocalizedText } from '../shared/localized-text';
import { formatIssueValues, toNameValues } from './issue-values';

it.each<readonly [sentence: string, values: Readonly<Record<string, string | number>>, texts: Record<string, string>]>([
  ['an issue without values has no texts', {}, {}],
  ['limits have commas', { min: 1, max: 50_000_000 }, { min: '1', max: '50,000,000' }],
  ['a limit below a thousand has no comma', { max: 999 }, { max: '999' }],
  ['a limit of a thousand has a comma', { max: 1_000 }, { max: '1,000' }],
  ['a menu’s code has no commas', { code: 1_001_201 }, { code: '1001201' }],
  ['a time stays as it is', { time: '18:00' }, { time: '18:00' }],
  ['Korean is named in Korean', { language: 'ko' }, { language: '한국어' }],
  ['English is named in English', { language: 'en' }, { language: 'English' }],
  ['Chinese is named in Chinese', { language: 'cn' }, { language: '简体中文' }],
  ['Japanese is named in Japanese', { language: 'ja' }, { language: '日本語' }],
  ['an unknown language stays as it is', { language: 'fr' }, { language: 'fr' }],
  ['a season with a language’s code as its name keeps its name', { name: 'en' }, { name: 'en' }],
])('%s', (_sentence, values, texts) => {
  expect(formatIssueValues(values, 'en')).toEqual(texts);
});

it('the subject of an issue is named in the language of the reader', () => {
  const values = toNameValues(createLocalizedText('점심', 'Lunch', '午餐', 'ランチ'));
  expect(formatIssueValues(values, 'en')).toMatchObject({ name: 'Lunch' });
  expect(formatIssueValues(values, 'ja')).toMatchObject({ name: 'ランチ' });
});
