import { expect, it } from 'vitest';
import { compareTexts } from './compare-texts';

const unchanged = (paragraphCount: number) => ({ type: 'unchanged', paragraphCount });
const changed = (...pieces: readonly (readonly [type: string, text: string])[]) => ({
  type: 'changed',
  pieces: pieces.map(([type, text]) => ({ type, text })),
});

it.each([
  ['the same text', 'en', 'One.\nTwo.', 'One.\n\nTwo. ', []],
  [
    'a changed word',
    'en',
    'Title\nGuests pay on the day before.\nThe end',
    'Title\nGuests pay on the day after.\nThe end',
    [
      unchanged(1),
      changed(['kept', 'Guests pay on the day '], ['removed', 'before'], ['added', 'after'], ['kept', '.']),
      unchanged(1),
    ],
  ],
  [
    'a changed word in a language without spaces',
    'ja',
    '来店の前日までにお支払いください。',
    '来店の当日までにお支払いください。',
    [changed(['kept', '来店の'], ['removed', '前日'], ['added', '当日'], ['kept', 'までにお支払いください。'])],
  ],
  ['an added paragraph', 'en', 'One.', 'One.\nTwo.', [unchanged(1), changed(['added', 'Two.'])]],
  ['a removed paragraph', 'en', 'One.\nTwo.', 'Two.', [changed(['removed', 'One.']), unchanged(1)]],
  [
    'a paragraph with little in common',
    'en',
    'Dogs may stay.',
    'The pool is closed in winter.',
    [changed(['removed', 'Dogs may stay.']), changed(['added', 'The pool is closed in winter.'])],
  ],
  [
    'a paragraph replaced by two',
    'en',
    'Guests pay on the day before.',
    'Guests pay on the day after.\nChildren are free.',
    [
      changed(['kept', 'Guests pay on the day '], ['removed', 'before'], ['added', 'after'], ['kept', '.']),
      changed(['added', 'Children are free.']),
    ],
  ],
] as const)('compares %s', (_case, language, before, after, parts) => {
  expect(compareTexts(before, after, language)).toEqual(parts);
});
