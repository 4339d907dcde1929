/**
 * Transitions of a hold. Every update requires the state from which it changes.
 * - held: seats are reserved during payment, until the hold expires.
 * - kept: seats belong to a reservation or a walk-in.
 * - freed: seats are available again. A late payment takes them again if they are still available.
 */
export const holdTransitions = {
  held: ['kept', 'freed'],
  kept: ['freed'],
  freed: ['held'],
} as const;

export type HoldState = keyof typeof holdTransitions;

const transitions: Record<HoldState, readonly HoldState[]> = holdTransitions;

/** @internal for tests */
export const holdStates = Object.keys(holdTransitions) as readonly HoldState[];

export const isHoldTransition = (from: HoldState, to: HoldState): boolean => transitions[from].includes(to);
