import { describe, expect, it } from 'vitest';
import { reachable } from '../../test/moves';
import { canHoldMove, holdMoves, holdStates } from './hold-states';

describe('a hold', () => {
  it.each([
    ['is paid for in time', 'held', 'kept', true],
    ['runs out', 'held', 'freed', true],
    ['goes with its reservation', 'kept', 'freed', true],
    ['is taken once more by a late payment', 'freed', 'held', true],
    ['of a reservation is nobody’s unpaid one again', 'kept', 'held', false],
    ['that is free belongs to nobody before it is taken again', 'freed', 'kept', false],
  ] as const)('decides whether it can change: %s', (_case, from, to, can) => expect(canHoldMove(from, to)).toBe(can));

  it('reaches and leaves every state', () => {
    expect([...reachable(holdMoves, 'held')].sort()).toEqual([...holdStates].sort());
    expect(holdStates.every((state) => holdMoves[state].length > 0)).toBe(true);
  });
});
