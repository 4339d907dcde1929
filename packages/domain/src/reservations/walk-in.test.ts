import { describe, expect, it } from 'vitest';
import { parseSeoulTime } from '../../test/fixtures';
import { listReachableStates } from '../../test/reachable-states';
import { checkWalkInEnd, findWalkInTime, walkInTransitions } from './walk-in';

const seatedAt = parseSeoulTime('2026-11-27 19:00');

describe('the end of a walk-in', () => {
  it.each([
    ['guests who leave', 'seated', 'done', '2026-11-27 21:00', 'ok'],
    ['a mistake within ten minutes', 'seated', 'void', '2026-11-27 19:10', 'ok'],
    ['a mistake after ten minutes', 'seated', 'void', '2026-11-27 19:11', 'too_late_to_undo'],
    ['guests who have left', 'done', 'void', '2026-11-27 19:05', 'no_such_move'],
    ['guests who have left, a second time', 'done', 'done', '2026-11-27 21:01', 'no_such_move'],
    ['an entry that was a mistake', 'void', 'done', '2026-11-27 19:05', 'no_such_move'],
  ] as const)('is checked for %s: $4', (_case, state, to, now, expected) => {
    const checkResult = checkWalkInEnd({ state, seatedAt }, to, parseSeoulTime(now));
    expect(checkResult.ok ? 'ok' : checkResult.error).toBe(expected);
  });
});

it('every state of a walk-in can be reached', () => {
  expect([...listReachableStates(walkInTransitions, 'seated')].toSorted()).toEqual(
    Object.keys(walkInTransitions).toSorted(),
  );
});

it.each([
  ['between two start times', ['18:00', '19:00'], '18:40', '18:00'],
  ['on a start time', ['18:00', '19:00'], '19:00', '19:00'],
  ['before the first', ['19:00', '18:00'], '17:30', '18:00'],
  ['after the last', ['18:00', '19:00'], '22:30', '19:00'],
  ['on a day without start times', [], '18:40', undefined],
] as const)('walk-in guests who come %s take the seats of this start time: $3', (_case, starts, time, expected) =>
  expect(findWalkInTime(starts, time)).toBe(expected),
);
