/**
 * Where a payment can go from where. Every move is written guarded by the state it leaves.
 *
 * - preparing: order and hold are committed, the provider has not yet given a window.
 * - registered: the window is open at the guest's.
 * - approving: the approval's key is committed and the call is, or was, on its way.
 * - unknown: the approval got no reliable answer; only a query tells.
 * - approved: the money has come and the reservation is not yet written.
 * - reserved: paid and reserved. A cancellation whose fee is the whole amount moves no money and leaves it here.
 * - declined: the provider said no. Should it tell of a charge later all the same, that is voided.
 * - lapsed: the customer went away, or the hold ran out. A late good return finds the seat again, or is voided; so is a charge that the
 *   provider's books alone know of.
 * - voiding, voided: a charge that must not stand goes back whole.
 * - refunding, refunded, partly_refunded: a cancelled reservation's money goes back. What was cancelled at the provider's own desk goes there
 *   straight: it has gone back already, whether the reservation stands or not.
 * - manual: a person has to look; they alone move it on.
 */
export const paymentMoves = {
  preparing: ['registered', 'declined', 'lapsed'],
  registered: ['approving', 'declined', 'lapsed'],
  approving: ['approved', 'declined', 'unknown', 'voiding', 'manual'],
  unknown: ['approved', 'declined', 'voiding', 'manual'],
  approved: ['reserved', 'voiding'],
  reserved: ['refunding', 'refunded', 'partly_refunded'],
  declined: ['voiding'],
  lapsed: ['approving', 'voiding'],
  voiding: ['voided', 'manual'],
  voided: [],
  refunding: ['refunded', 'partly_refunded', 'manual'],
  refunded: [],
  partly_refunded: [],
  manual: ['approved', 'reserved', 'declined', 'voiding', 'voided', 'refunding', 'refunded', 'partly_refunded'],
} as const;

export type PaymentState = keyof typeof paymentMoves;

const moves: Record<PaymentState, readonly PaymentState[]> = paymentMoves;

/** @internal for tests */
export const paymentStates = Object.keys(paymentMoves) as readonly PaymentState[];
export const initialPaymentState: PaymentState = 'preparing';

export const canPaymentMove = (from: PaymentState, to: PaymentState): boolean => moves[from].includes(to);

/**
 * Nothing comes after it.
 * @internal for tests
 */
export const isFinal = (state: PaymentState): boolean => moves[state].length === 0;

/**
 * States that must not last: the reconciler drives them on, and none may be left a minute after trouble is over
 * (reliability, promise F). The sweeper ends preparing and registered ones with their hold.
 */
export const transientStates = [
  'preparing',
  'registered',
  'approving',
  'unknown',
  'approved',
  'voiding',
  'refunding',
] as const satisfies readonly PaymentState[];

/** @internal for tests */
export const isTransient = (state: PaymentState): boolean => transientStates.some((passing) => passing === state);

/**
 * While a payment stands here its hold outlives its time: money may have moved, so what it holds is never given to somebody else before it is
 * known how it ends. In every other state an expired hold is free. The database asks in the view `expired_hold`.
 * @internal for tests
 */
export const holdingStates = ['approving', 'unknown', 'approved', 'manual'] as const satisfies readonly PaymentState[];

/**
 * Moves to one of these, and every move of a person's, are moves of money, asked for or done: each is told of in the audit.
 * @internal for tests
 */
export const moneyStates = [
  'approved',
  'voiding',
  'voided',
  'refunding',
  'refunded',
  'partly_refunded',
  'manual',
] as const satisfies readonly PaymentState[];

/** A newer attempt of the same visitor for the same visit takes the place of a payment that stands here. */
export const replaceableStates = ['preparing', 'registered'] as const satisfies readonly PaymentState[];

/** Whether a newer attempt takes its place: nothing is charged, and no window of theirs will be honoured. */
export const isReplaceable = ({ state }: { readonly state: PaymentState }): boolean =>
  replaceableStates.some((replaceable) => replaceable === state);

/** An attempt to pay that stands here has not ended: its order may still become a reservation without anybody's help. */
export const openStates = [...replaceableStates, 'approving', 'unknown', 'approved'] as const satisfies readonly PaymentState[];

/** Passing states that no hold ends: only the provider's word, or our own next step, leads out of them. */
export const reconciledStates = [
  'approving',
  'unknown',
  'approved',
  'voiding',
  'refunding',
] as const satisfies readonly PaymentState[];

/** What `/payment/insert` answers (decision 25). */
export type CustomerView = 'success' | 'pending' | 'fail';

const views = {
  preparing: 'pending',
  registered: 'pending',
  approving: 'pending',
  unknown: 'pending',
  approved: 'pending',
  manual: 'pending',
  reserved: 'success',
  refunding: 'success',
  refunded: 'success',
  partly_refunded: 'success',
  declined: 'fail',
  lapsed: 'fail',
  voiding: 'fail',
  voided: 'fail',
} as const satisfies Record<PaymentState, CustomerView>;

/** How a payment stands for its customer: booked (even if cancelled since), not known yet, or come to nothing. */
export const getCustomerView = (state: PaymentState): CustomerView => views[state];
