import { expect, it } from 'vitest';
import { parseNumber } from './command';

it.each(['', '0x10', '1e1', ' 5', '5.0', '+5', '-1', '101', 'five', undefined])(
  'the percentage «%s» is rejected',
  (typed) => {
    expect(() => parseNumber(typed, 'percentage from 0 to 100', 0, 100)).toThrow(
      `${typed || 'An empty text'} is not a percentage from 0 to 100.`,
    );
  },
);

it.each([
  ['0', 0],
  ['07', 7],
  ['100', 100],
])('the percentage «%s» is parsed as %i', (typed, percent) =>
  expect(parseNumber(typed, 'percent', 0, 100)).toBe(percent),
);
