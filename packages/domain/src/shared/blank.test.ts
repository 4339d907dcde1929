import { expect, it } from 'vitest';
import { isBlank } from './blank';

it.each([
  ['an empty text', ''],
  ['spaces, a tab and a line break', ' \t\n'],
  ['a wide space', '\u3000'],
  ['a zero-width space', '\u200B'],
  ['joiners and direction marks', '\u200D\u2060\u202E\uFEFF'],
  ['fillers of Hangul and Braille', '\u3164\uFFA0\u2800'],
])('a text counts as blank: %s', (_what, text) => {
  expect(isBlank(text)).toBe(true);
});

it.each([['Ada'], ['한'], ['.'], ['\u200B한바다\u200B'], ['👨‍👩‍👧']])('a text does not count as blank: %j', (text) => {
  expect(isBlank(text)).toBe(false);
});
