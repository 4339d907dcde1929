import { expect, it } from 'vitest';
import { listManualMoves } from './manual-moves';

const plain = { state: 'manual', hasRefund: false, hasOrder: true, hasAlarm: true } as const;

it.each([
  ['a charge of unknown outcome', plain, ['as_provider', 'reserved', 'refunded', 'not_charged']],
  ['a charge whose order was deleted', { ...plain, hasOrder: false }, ['as_provider', 'refunded', 'not_charged']],
  ['a refund that the provider refused', { ...plain, hasRefund: true }, ['as_provider', 'refunded']],
  ['a reservation with an alarm', { ...plain, state: 'reserved' as const }, ['seen']],
  ['a charge of no payment of ours', { ...plain, state: null, hasOrder: false }, ['seen']],
  ['an approval on its way', { ...plain, state: 'unknown' as const, hasAlarm: false }, []],
])('staff may choose these moves for %s: $2', (_name, payment, expected) => {
  expect(listManualMoves(payment)).toEqual(expected);
});
