import { describe, expect, it } from 'vitest';
import { canReservationMove, reservationStatuses } from './states';

describe('the status of a reservation', () => {
  it.each([
    ['a new one is confirmed by the venue', 'reserved', 'confirm', 'venue', true],
    ['and never by its guest', 'reserved', 'confirm', 'guest', false],
    ['a new one is cancelled by its guest', 'reserved', 'cancel', 'guest', true],
    ['or by the venue', 'reserved', 'cancel', 'venue', true],
    ['a confirmed one is not cancelled by its guest', 'confirm', 'cancel', 'guest', false],
    ['but the venue takes back what it has confirmed', 'confirm', 'cancel', 'venue', true],
    ['a confirmed one does not become new again', 'confirm', 'reserved', 'venue', false],
    ['a cancelled one does not come back', 'cancel', 'reserved', 'venue', false],
    ['a new one does not become new again', 'reserved', 'reserved', 'venue', false],
    ['nor is it cancelled twice', 'cancel', 'cancel', 'venue', false],
  ] as const)('decides who may change it: %s', (_case, from, to, actor, allowed) =>
    expect(canReservationMove(from, to, actor)).toBe(allowed),
  );

  it('reaches every status, and never leaves cancelled', () => {
    const listNext = (from: (typeof reservationStatuses)[number]) =>
      reservationStatuses.filter((to) => canReservationMove(from, to, 'venue'));
    expect(['reserved', ...listNext('reserved')].sort()).toEqual([...reservationStatuses].sort());
    expect(listNext('cancel')).toEqual([]);
  });
});
