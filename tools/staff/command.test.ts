import { expect, it } from 'vitest';
import { parseNumber } from './command';

it.each(['', '0x10', '1e1', ' 5', '5.0', '+5', '-1', '101', 'five', undefined])(
  'the percentage «%s» is rejected',
  (text) => {
    expect(() => parseNumber(text, 'percentage from 0 to 100', 0, 100)).toThrow(
      `${text || 'An empty text'} is not a percentage from 0 to 100.`,
    );
  },
);

it.each([
  ['0', 0],
  ['07', 7],
  ['100', 100],
])('the percentage «%s» is parsed as %i', (text, percent) =>
  expect(parseNumber(text, 'percent', 0, 100)).toBe(percent),
);
