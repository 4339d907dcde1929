import { describe, expect, it } from 'vitest';
import { inAllLanguages, textFor } from '../shared/localized-text';
import { localizeAnswers } from './localize-answers';

const window = inAllLanguages('창가', 'By the window', '靠窗', '窓際');
const quiet = inAllLanguages('조용한 자리', 'A quiet table', '安静的座位', '静かな席');

describe('localizeAnswers', () => {
  it('returns a choice in the reader’s language, whatever language it was chosen in', () => {
    const texts = localizeAnswers({ kind: 'choice', choices: [window, quiet] }, ['窓際', 'A quiet table']);
    expect(texts.map((text) => textFor(text, 'ko'))).toEqual(['창가', '조용한 자리']);
    expect(texts.map((text) => textFor(text, 'cn'))).toEqual(['靠窗', '安静的座位']);
  });

  it('falls back to the answer as given where the choice has no text in the language', () => {
    const [text] = localizeAnswers({ kind: 'choice', choices: [{ default: '창가', en: 'By the window' }] }, ['By the window']);
    expect(text && textFor(text, 'ja')).toBe('By the window');
  });

  it('keeps a free text as typed, also one that equals a choice of another question', () => {
    expect(localizeAnswers({ kind: 'text', choices: [window] }, ['창가'])).toEqual([{ default: '창가' }]);
  });

  it('keeps an answer that is no choice any more as given', () => {
    expect(localizeAnswers({ kind: 'choice', choices: [window] }, ['Terrace'])).toEqual([{ default: 'Terrace' }]);
  });
});
