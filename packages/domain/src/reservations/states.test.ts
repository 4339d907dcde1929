import { describe, expect, it } from 'vitest';
import { isReservationTransitionAllowed, reservationStatuses } from './states';

describe('the status of a reservation', () => {
  it.each([
    ['the venue confirms a new one', 'reserved', 'confirm', 'venue', true],
    ['the guest does not confirm a new one', 'reserved', 'confirm', 'guest', false],
    ['the guest cancels a new one', 'reserved', 'cancel', 'guest', true],
    ['the venue cancels a new one', 'reserved', 'cancel', 'venue', true],
    ['the guest does not cancel a confirmed one', 'confirm', 'cancel', 'guest', false],
    ['the venue cancels a confirmed one', 'confirm', 'cancel', 'venue', true],
    ['a confirmed one does not become new again', 'confirm', 'reserved', 'venue', false],
    ['a cancelled one does not become new again', 'cancel', 'reserved', 'venue', false],
    ['a new one does not become new again', 'reserved', 'reserved', 'venue', false],
    ['a cancelled one is not cancelled again', 'cancel', 'cancel', 'venue', false],
  ] as const)('changes only by a permitted actor: %s', (_case, from, to, actor, isAllowed) =>
    expect(isReservationTransitionAllowed(from, to, actor)).toBe(isAllowed),
  );

  it('can reach every value, and never changes from cancelled', () => {
    const listNext = (from: (typeof reservationStatuses)[number]) =>
      reservationStatuses.filter((to) => isReservationTransitionAllowed(from, to, 'venue'));
    expect(['reserved', ...listNext('reserved')].sort()).toEqual([...reservationStatuses].sort());
    expect(listNext('cancel')).toEqual([]);
  });
});
