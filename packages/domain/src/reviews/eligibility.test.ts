import { expect, it } from 'vitest';
import { seoul } from '../../test/fixtures';
import { isReviewable, type ReviewedReservation, reviewMode } from './eligibility';

const dinner: ReviewedReservation = {
  hotelReviewsOn: true,
  visit: { date: '2026-11-20', time: '18:00' },
  status: 'reserved',
  reviewCode: null,
};

it.each([
  ['the evening after', {}, '2026-11-20 21:00', true, 'write'],
  ['as the visit begins', {}, '2026-11-20 18:00', false, 'none'],
  ['before the visit', {}, '2026-11-20 17:00', false, 'none'],
  ['confirmed and over', { status: 'confirm' }, '2026-11-21 10:00', true, 'write'],
  ['cancelled', { status: 'cancel' }, '2026-11-21 10:00', false, 'none'],
  ['a hotel without reviews', { hotelReviewsOn: false }, '2026-11-21 10:00', false, 'none'],
  ['written already', { reviewCode: 'RV1' }, '2026-11-21 10:00', true, 'view'],
  [
    'written, and the hotel switched reviews off',
    { reviewCode: 'RV1', hotelReviewsOn: false },
    '2026-11-21 10:00',
    false,
    'view',
  ],
] as const)('%s', (_case, changes, now, reviewable, mode) => {
  const reservation = { ...dinner, ...changes };
  expect([isReviewable(reservation, seoul(now)), reviewMode(reservation, seoul(now))]).toEqual([reviewable, mode]);
});
