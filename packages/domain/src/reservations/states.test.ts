import { describe, expect, it } from 'vitest';
import { reachable } from '../../test/moves';
import { canReservationMove, reservationMoves, reservationStatuses } from './states';

describe('a reservation moves', () => {
  it.each([
    ['a new one is confirmed', 'reserved', 'confirm', true],
    ['a new one is cancelled', 'reserved', 'cancel', true],
    ['a confirmed one is not cancelled', 'confirm', 'cancel', false],
    ['a cancelled one does not come back', 'cancel', 'reserved', false],
    ['a new one does not become new again', 'reserved', 'reserved', false],
    ['nor is it cancelled twice', 'cancel', 'cancel', false],
  ] as const)('%s', (_case, from, to, allowed) => expect(canReservationMove(from, to)).toBe(allowed));

  it('reaches every status', () => {
    expect([...reachable(reservationMoves, 'reserved')].sort()).toEqual([...reservationStatuses].sort());
  });
});
