/**
 * Where a hold can go from where. Every move is written guarded by the state it leaves.
 *
 * - held: its seats are kept while somebody pays, until it expires.
 * - kept: they belong to a reservation.
 * - freed: they can be had by anybody again. A late payment takes them once more where they still can be.
 */
export const holdMoves = {
  held: ['kept', 'freed'],
  kept: ['freed'],
  freed: ['held'],
} as const;

export type HoldState = keyof typeof holdMoves;

const moves: Record<HoldState, readonly HoldState[]> = holdMoves;

/** @internal for tests */
export const holdStates = Object.keys(holdMoves) as readonly HoldState[];

export const canHoldMove = (from: HoldState, to: HoldState): boolean => moves[from].includes(to);
