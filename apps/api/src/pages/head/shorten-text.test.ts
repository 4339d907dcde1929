import { describe, expect, it } from 'vitest';
import { shortenText } from './shorten-text';

describe('a description', () => {
  it.each([
    ['that is short stays as it is', 'Grilled over oak.', 'en', 20, 'Grilled over oak.'],
    ['of several lines becomes one', 'Grilled\n over  oak', 'en', 20, 'Grilled over oak'],
    ['is cut between words', 'Grilled slowly over oak', 'en', 18, 'Grilled slowly…'],
    ['leaves no comma at its end', 'Grilled, slowly, over oak', 'en', 17, 'Grilled, slowly…'],
    [
      'in a script without blanks is cut between words, too',
      '三日月から満月、そして有明へ',
      'ja',
      9,
      '三日月から満月…',
    ],
    ['of one long word is cut within the word', 'a'.repeat(30), 'en', 10, `${'a'.repeat(9)}…`],
    ['is not cut within a character', '𝒶'.repeat(30), 'en', 10, `${'𝒶'.repeat(4)}…`],
    ['that is blank is blank', ' \n ', 'ko', 10, ''],
  ] as const)('%s', (_case, text, language, limit, short) => expect(shortenText(text, language, limit)).toBe(short));

  it('never has more than 160 characters', () => {
    for (const language of ['ko', 'en', 'cn', 'ja'] as const)
      for (const text of [
        '달빛이 비치는 자리 '.repeat(40),
        'moonlight '.repeat(40),
        '月光'.repeat(200),
        '😀'.repeat(200),
      ])
        expect(shortenText(text, language).length).toBeLessThanOrEqual(160);
  });
});
