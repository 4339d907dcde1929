import { describe, expect, it } from 'vitest';
import type { Language } from '../shared/language';
import { createLocalizedText, getLocalizedText, type LocalizedText } from '../shared/localized-text';
import { localizeAnswers } from './localize-answers';

const windowChoice = createLocalizedText('창가', 'By the window', '靠窗', '窓際');
const quietChoice = createLocalizedText('조용한 자리', 'A quiet table', '安静的座位', '静かな席');
const terraceChoice: LocalizedText = { default: '테라스', en: 'On the terrace' };

describe('answers in every language', () => {
  it.each<[string, 'choice' | 'text', string, Language, string]>([
    ['a choice made in Japanese, returned in Korean', 'choice', '窓際', 'ko', '창가'],
    ['a choice made in English, returned in Chinese', 'choice', 'A quiet table', 'cn', '安静的座位'],
    ['a choice without a text in the language', 'choice', 'On the terrace', 'ja', 'On the terrace'],
    ['an answer that is no longer a choice', 'choice', 'At the bar', 'ko', 'At the bar'],
    ['a free text that equals a choice', 'text', '창가', 'en', '창가'],
  ])('are returned for %s', (_case, kind, answer, language, expected) => {
    const texts = localizeAnswers({ kind, choices: [windowChoice, quietChoice, terraceChoice] }, [answer]);
    expect(texts.map((text) => getLocalizedText(text, language))).toEqual([expected]);
  });

  it('keep their order, and each answer as the default text', () => {
    const texts = localizeAnswers({ kind: 'choice', choices: [windowChoice, quietChoice] }, ['靠窗', 'A quiet table']);
    expect(texts.map((text) => text.default)).toEqual(['靠窗', 'A quiet table']);
  });
});
