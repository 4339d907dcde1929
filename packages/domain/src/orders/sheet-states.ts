/**
 * Where an order sheet can go from where. Every move is written guarded by the state it leaves. That its time runs out is no move: what
 * is still open then counts as closed.
 *
 * - open: the guest can come back to it, and the cart counts it.
 * - dropped: it gave way to newer ones. Who still has its page open may reserve from it, for the page says everything once more.
 * - booked: a reservation has been made of it.
 */
export const sheetMoves = {
  open: ['booked', 'dropped'],
  dropped: ['booked'],
  booked: [],
} as const;

export type SheetState = keyof typeof sheetMoves;

const moves: Record<SheetState, readonly SheetState[]> = sheetMoves;

/** @internal for tests */
export const sheetStates = Object.keys(sheetMoves) as readonly SheetState[];
export const initialSheetState: SheetState = 'open';

export const canSheetMove = (from: SheetState, to: SheetState): boolean => moves[from].includes(to);

/** States from which an order sheet can be booked. */
export const bookableStates: readonly SheetState[] = sheetStates.filter((state) => canSheetMove(state, 'booked'));
