import { expect, it } from 'vitest';
import { parseSeoulTime } from '../../test/fixtures';
import { getReviewMode, isReviewable, type ReviewCandidate } from './eligibility';

const dinner: ReviewCandidate = {
  hotelReviewsOn: true,
  visit: { date: '2026-11-20', time: '18:00' },
  status: 'reserved',
  attendance: 'expected',
};

it.each([
  ['after it has begun', {}, '2026-11-20 21:00', true],
  ['as it begins', {}, '2026-11-20 18:00', false],
  ['before it begins', {}, '2026-11-20 17:00', false],
  ['when it was confirmed and is over', { status: 'confirm' }, '2026-11-21 10:00', true],
  ['by a guest who was seated', { attendance: 'seated' }, '2026-11-20 21:00', true],
  ['by a guest who came and went', { attendance: 'done' }, '2026-11-21 10:00', true],
  ['by a guest who did not come', { attendance: 'no_show' }, '2026-11-21 10:00', false],
  ['when it was cancelled', { status: 'cancel' }, '2026-11-21 10:00', false],
  ['at a hotel without reviews', { hotelReviewsOn: false }, '2026-11-21 10:00', false],
] as const)('a visit can be reviewed %s: $3', (_case, changes, now, canBeReviewed) => {
  expect(isReviewable({ ...dinner, ...changes }, parseSeoulTime(now))).toBe(canBeReviewed);
});

it.each([
  ['a visit that can be reviewed', null, true, 'write'],
  ['a visit that cannot be reviewed', null, false, 'none'],
  ['a reviewed visit', 'RV1', true, 'view'],
  ['a reviewed visit of a hotel that has switched reviews off', 'RV1', false, 'view'],
] as const)('the review modal of %s has the mode $3', (_case, reviewCode, mayReview, mode) => {
  expect(getReviewMode({ reviewCode, isReviewable: mayReview })).toBe(mode);
});
