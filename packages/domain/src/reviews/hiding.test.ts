import { expect, it } from 'vitest';
import { checkAppealDecision, type HidingState, hidingMoves, hidingStates } from './hiding';

it('every state of a hidden review can be reached, and an appeal ends', () => {
  const reached = new Set<HidingState>(['hidden', ...Object.values(hidingMoves).flat()]);
  expect([...reached].toSorted()).toEqual([...hidingStates].toSorted());
  for (const state of hidingMoves.appealed) expect(hidingMoves[state]).toEqual([]);
});

it.each([
  ['by another person', 'appealed', 'sora', 'ok'],
  ['not by the person who hid the review', 'appealed', 'jiho', 'own_decision'],
  ['not without an appeal', 'hidden', 'sora', 'no_appeal'],
  ['not twice', 'upheld', 'sora', 'no_appeal'],
] as const)('an appeal is decided %s', (_case, state, staffId, expected) => {
  const decision = checkAppealDecision({ state, hiddenBy: 'jiho' }, staffId);
  expect(decision.ok ? 'ok' : decision.error).toBe(expected);
});
