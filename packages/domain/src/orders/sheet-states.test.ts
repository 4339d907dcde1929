import { describe, expect, it } from 'vitest';
import { listReachableStates } from '../../test/moves';
import { canSheetMove, initialSheetState, sheetMoves, sheetStates } from './sheet-states';

describe('an order sheet', () => {
  it.each([
    ['when an open sheet is booked', 'open', 'booked', true],
    ['when an open sheet is dropped for newer ones', 'open', 'dropped', true],
    ['when a dropped sheet is booked from a page that was still open', 'dropped', 'booked', true],
    ['back from dropped to open', 'dropped', 'open', false],
    ['back from booked to open', 'booked', 'open', false],
    ['when a booked sheet would be dropped for newer ones', 'booked', 'dropped', false],
    ['when a booked sheet would be booked again', 'booked', 'booked', false],
  ] as const)('can change its state, %s: $3', (_case, from, to, expected) =>
    expect(canSheetMove(from, to)).toBe(expected),
  );

  it('can reach every state', () =>
    expect([...listReachableStates(sheetMoves, initialSheetState)].sort()).toEqual([...sheetStates].sort()));
});
