import { type CheckResult, err, ok } from '../shared/result';
import type { SeoulTime } from '../shared/seoul-time';
import { undoMinutes } from './attendance';

/**
 * Transitions of a walk-in, a party without a reservation. When it is no longer seated, its seats are available again.
 * - seated: at the table.
 * - done: came and left.
 * - void: entered by mistake.
 */
export const walkInTransitions = { seated: ['done', 'void'], done: [], void: [] } as const;
export type WalkInState = keyof typeof walkInTransitions;

export type WalkInError = 'no_such_move' | 'too_late_to_undo';

/** Checks that staff can record that walk-in guests have left, or, within ten minutes, that the entry was a mistake. */
export function checkWalkInEnd(
  { state, seatedAt }: { readonly state: WalkInState; readonly seatedAt: Date },
  to: 'done' | 'void',
  now: Date,
): CheckResult<WalkInError> {
  const transitions: readonly WalkInState[] = walkInTransitions[state];
  if (!transitions.includes(to)) return err('no_such_move');
  const isRecent = now.getTime() - seatedAt.getTime() <= undoMinutes * 60_000;
  return to === 'done' || isRecent ? ok : err('too_late_to_undo');
}

/** Finds the start time whose seats walk-in guests take now: the last one that has begun, or else the first. */
export const findWalkInTime = (starts: readonly SeoulTime[], time: SeoulTime): SeoulTime | undefined => {
  const sortedStarts = starts.toSorted();
  return sortedStarts.findLast((start) => start <= time) ?? sortedStarts[0];
};
