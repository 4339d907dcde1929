import { describe, expect, it } from 'vitest';
import { listReachableStates } from '../../test/moves';
import { canHoldMove, holdMoves, holdStates } from './hold-states';

describe('a hold', () => {
  it.each([
    ['it is paid in time', 'held', 'kept', true],
    ['it expires', 'held', 'freed', true],
    ['its reservation is cancelled', 'kept', 'freed', true],
    ['a late payment takes it again', 'freed', 'held', true],
    ["a reservation's hold never becomes unpaid again", 'kept', 'held', false],
    ['a freed hold must be taken again before it is kept', 'freed', 'kept', false],
  ] as const)('changes its state only if that is allowed: %s: $3', (_case, from, to, expected) =>
    expect(canHoldMove(from, to)).toBe(expected),
  );

  it('can reach and leave every state', () => {
    expect([...listReachableStates(holdMoves, 'held')].sort()).toEqual([...holdStates].sort());
    expect(holdStates.every((state) => holdMoves[state].length > 0)).toBe(true);
  });
});
