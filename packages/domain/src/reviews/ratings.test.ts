import { expect, it } from 'vitest';
import { hasRatings, isStars, type RatingTotal, summarizeRatings } from './ratings';

const createTotal = (changes: Partial<RatingTotal>): RatingTotal => ({
  reviews: 0,
  food: [0, 0, 0, 0, 0],
  service: [0, 0, 0, 0, 0],
  room: [0, 0, 0, 0, 0],
  ...changes,
});

it.each([
  [1, true],
  [5, true],
  [0, false],
  [6, false],
  [1.5, false],
  ['5', false],
  [null, false],
  [Number.NaN, false],
])('a value is a rating of one to five whole stars: %o: %s', (value, expected) =>
  expect(isStars(value)).toBe(expected),
);

it('a review is rated if it has at least one rating', () => {
  expect(hasRatings({})).toBe(false);
  expect(hasRatings({ room: 3 })).toBe(true);
});

it('there is no overview without products or without ratings', () => {
  expect(summarizeRatings([])).toBeUndefined();
  expect(summarizeRatings([createTotal({}), createTotal({})])).toBeUndefined();
});

it('the overview averages each aspect and all stars with one decimal', () => {
  // Food: 5, 5, 4; service: 3.
  const overview = summarizeRatings([createTotal({ reviews: 3, food: [0, 0, 0, 1, 2], service: [0, 0, 1, 0, 0] })]);
  expect(overview).toEqual({
    average: 4.3,
    reviews: 3,
    aspects: [
      { aspect: 'food', average: 4.7, counts: [0, 0, 0, 1, 2] },
      { aspect: 'service', average: 3, counts: [0, 0, 1, 0, 0] },
    ],
  });
});

it.each([
  ['4.25 up to 4.3', [0, 0, 0, 3, 1], 4.3],
  ['4.35 up to 4.4', [0, 0, 0, 13, 7], 4.4],
  ['3.94 down to 3.9', [1, 0, 4, 6, 6], 3.9],
  ['one star alone', [1, 0, 0, 0, 0], 1],
  ['many thousands', [0, 0, 0, 5_000, 15_000], 4.8],
])('an average is rounded: %s', (_case, food, average) =>
  expect(summarizeRatings([createTotal({ reviews: 1, food })])?.average).toBe(average),
);

it('the ratings of a venue are the sum of those of its products', () => {
  const overview = summarizeRatings([
    createTotal({ reviews: 2, food: [0, 0, 0, 0, 2] }),
    createTotal({ reviews: 2, food: [1, 0, 1, 0, 0], room: [0, 1, 0, 0, 0] }),
  ]);
  expect(overview).toEqual({
    average: 3.2,
    reviews: 4,
    aspects: [
      { aspect: 'food', average: 3.5, counts: [1, 0, 1, 0, 2] },
      { aspect: 'room', average: 2, counts: [0, 1, 0, 0, 0] },
    ],
  });
});
