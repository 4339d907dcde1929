import { describe, expect, it } from 'vitest';
import { listReachableStates } from '../../test/reachable-states';
import { holdStates, holdTransitions, isHoldTransition } from './hold-states';

describe('a hold', () => {
  it.each([
    ['when it is paid in time', 'held', 'kept', true],
    ['when it expires', 'held', 'freed', true],
    ['when its reservation is cancelled', 'kept', 'freed', true],
    ['when a late payment takes it again', 'freed', 'held', true],
    ["from a reservation's back to an unpaid one", 'kept', 'held', false],
    ['from freed to kept, without being taken again', 'freed', 'kept', false],
  ] as const)('can change its state, %s: $3', (_case, from, to, expected) =>
    expect(isHoldTransition(from, to)).toBe(expected),
  );

  it('can reach and leave every state', () => {
    expect([...listReachableStates(holdTransitions, 'held')].sort()).toEqual([...holdStates].sort());
    expect(holdStates.every((state) => holdTransitions[state].length > 0)).toBe(true);
  });
});
