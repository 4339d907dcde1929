import { describe, expect, it } from 'vitest';
import { listReachableStates } from '../../test/reachable-states';
import { initialSheetState, isSheetTransition, sheetStates, sheetTransitions } from './sheet-states';

describe('an order sheet', () => {
  it.each([
    ['open', 'booked', true],
    // Dropped for newer sheets.
    ['open', 'dropped', true],
    // Booked from a page that was still open.
    ['dropped', 'booked', true],
    ['dropped', 'open', false],
    ['booked', 'open', false],
    ['booked', 'dropped', false],
    ['booked', 'booked', false],
  ] as const)('allows the transition from %s to %s: %s', (from, to, expected) =>
    expect(isSheetTransition(from, to)).toBe(expected),
  );

  it('can reach every state', () =>
    expect([...listReachableStates(sheetTransitions, initialSheetState)].sort()).toEqual([...sheetStates].sort()));
});
