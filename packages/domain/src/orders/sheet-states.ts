/**
 * Transitions of an order sheet. Every update requires the state from which it changes. Expiry is not a transition: an
 * expired open sheet counts as closed.
 * - open: the guest can return to it, and the cart counts it.
 * - dropped: its owner has too many newer sheets. A guest who still has its page open can reserve from it, because the
 * page sends the whole order again.
 * - booked: a reservation was made from it.
 */
export const sheetTransitions = {
  open: ['booked', 'dropped'],
  dropped: ['booked'],
  booked: [],
} as const;

export type SheetState = keyof typeof sheetTransitions;

const transitions: Record<SheetState, readonly SheetState[]> = sheetTransitions;

/** @internal for tests */
export const sheetStates = Object.keys(sheetTransitions) as readonly SheetState[];
export const initialSheetState: SheetState = 'open';

export const isSheetTransition = (from: SheetState, to: SheetState): boolean => transitions[from].includes(to);

/** States from which an order sheet can be booked. */
export const bookableStates: readonly SheetState[] = sheetStates.filter((state) => isSheetTransition(state, 'booked'));
