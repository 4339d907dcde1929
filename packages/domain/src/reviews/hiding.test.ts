import { expect, it } from 'vitest';
import { checkAppealDecision, type HidingState, hidingStates, hidingTransitions } from './hiding';

it('every state of a hidden review can be reached, and a decided appeal is final', () => {
  const reachableStates = new Set<HidingState>(['hidden', ...Object.values(hidingTransitions).flat()]);
  expect([...reachableStates].toSorted()).toEqual([...hidingStates].toSorted());
  for (const state of hidingTransitions.appealed) expect(hidingTransitions[state]).toEqual([]);
});

it.each([
  ['by another staff member', 'appealed', 'sora', 'ok'],
  ['by the one who hid the review', 'appealed', 'jiho', 'own_decision'],
  ['if there is none', 'hidden', 'sora', 'no_appeal'],
  ['a second time', 'upheld', 'sora', 'no_appeal'],
] as const)('an appeal is decided %s: $3', (_case, state, staffId, expected) => {
  const checkResult = checkAppealDecision({ state, hiddenBy: 'jiho' }, staffId);
  expect(checkResult.ok ? 'ok' : checkResult.error).toBe(expected);
});
