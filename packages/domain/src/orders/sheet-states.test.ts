import { describe, expect, it } from 'vitest';
import { reachable } from '../../test/moves';
import { canSheetMove, initialSheetState, sheetMoves, sheetStates } from './sheet-states';

describe('an order sheet', () => {
  it.each([
    ['becomes a reservation', 'open', 'booked', true],
    ['gives way to newer ones', 'open', 'dropped', true],
    ['that gave way becomes one from a page that was still open', 'dropped', 'booked', true],
    ['that gave way is in the cart no more', 'dropped', 'open', false],
    ['that is a reservation is no draft again', 'booked', 'open', false],
    ['that is a reservation gives way to nothing', 'booked', 'dropped', false],
    ['becomes one reservation', 'booked', 'booked', false],
  ] as const)('decides whether it can change: %s', (_case, from, to, can) => expect(canSheetMove(from, to)).toBe(can));

  it('reaches every state', () => expect([...reachable(sheetMoves, initialSheetState)].sort()).toEqual([...sheetStates].sort()));
});
