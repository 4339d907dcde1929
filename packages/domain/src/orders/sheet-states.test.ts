import { describe, expect, it } from 'vitest';
import { listReachableStates } from '../../test/moves';
import { canSheetMove, initialSheetState, sheetMoves, sheetStates } from './sheet-states';

describe('an order sheet', () => {
  it.each([
    ['an open sheet is booked', 'open', 'booked', true],
    ['a newer sheet replaces it', 'open', 'dropped', true],
    ['a replaced sheet is booked from a page that was still open', 'dropped', 'booked', true],
    ['a replaced sheet does not return to the cart', 'dropped', 'open', false],
    ['a booked sheet does not become a draft again', 'booked', 'open', false],
    ['nothing replaces a booked sheet', 'booked', 'dropped', false],
    ['a sheet is booked only once', 'booked', 'booked', false],
  ] as const)('changes its state only if that is allowed: %s: $3', (_case, from, to, expected) =>
    expect(canSheetMove(from, to)).toBe(expected),
  );

  it('can reach every state', () =>
    expect([...listReachableStates(sheetMoves, initialSheetState)].sort()).toEqual([...sheetStates].sort()));
});
