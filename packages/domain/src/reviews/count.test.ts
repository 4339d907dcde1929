import { expect, it } from 'vitest';
import { formatReviewCount } from './count';

it.each([
  [0, '0'],
  [12, '12'],
  [9_999, '9999'],
  [10_000, '9999+'],
  [123_456, '9999+'],
])('a number of %i reviews is shown as %s', (count, expected) => expect(formatReviewCount(count)).toBe(expected));
