import { expect, it } from 'vitest';
import { listProposableResolutions } from './resolutions';

const chargeInReview = { state: 'manual', hasManualRefund: false, hasOrder: true, hasAlarm: true } as const;

it.each([
  ['a charge of unknown outcome', chargeInReview, ['as_provider', 'reserved', 'refunded', 'not_charged']],
  [
    'a charge whose order was deleted',
    { ...chargeInReview, hasOrder: false },
    ['as_provider', 'refunded', 'not_charged'],
  ],
  ['a refund that the provider refused', { ...chargeInReview, hasManualRefund: true }, ['as_provider', 'refunded']],
  ['a reservation with an alarm', { ...chargeInReview, state: 'reserved' as const }, ['seen']],
  ['a charge that belongs to no payment of ours', { ...chargeInReview, state: null, hasOrder: false }, ['seen']],
  ['an approval on its way', { ...chargeInReview, state: 'unknown' as const, hasAlarm: false }, []],
])('staff may choose these resolutions for %s: $2', (_name, payment, expected) => {
  expect(listProposableResolutions(payment)).toEqual(expected);
});
