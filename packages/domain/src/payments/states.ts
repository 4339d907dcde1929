/**
 * Transitions of a payment. Every update requires the state from which it changes.
 * - preparing: order and hold are committed; the provider has not opened a payment yet.
 * - registered: the payment window is open.
 * - approving: the approval key is committed; the approval request was, or is being, sent.
 * - unknown: the approval got no reliable response; only a query resolves it.
 * - approved: the guest was charged; the reservation is not written yet.
 * - reserved: paid and reserved. A cancellation whose fee is the whole amount refunds nothing and stays here.
 * - declined: the provider declined. If it reports a charge later, that is voided.
 * - lapsed: the guest left or the hold expired. A late success takes the seats again if possible, and is voided
 * otherwise. A charge that only the provider has recorded is voided too.
 * - voiding, voided: a charge is refunded in full because no reservation exists for it.
 * - refunding, refunded, partly_refunded: a cancelled reservation is refunded. A cancellation in the provider's back
 * office leads directly to the last two, whether or not the reservation is cancelled.
 * - manual: needs manual review; only operators change it.
 */
export const paymentTransitions = {
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

export type PaymentState = keyof typeof paymentTransitions;

const transitions: Record<PaymentState, readonly PaymentState[]> = paymentTransitions;

/** @internal for tests */
export const paymentStates = Object.keys(paymentTransitions) as readonly PaymentState[];
export const initialPaymentState: PaymentState = 'preparing';

export const isPaymentTransition = (from: PaymentState, to: PaymentState): boolean => transitions[from].includes(to);

/**
 * Returns true if the state has no transitions.
 * @internal for tests
 */
export const isFinal = (state: PaymentState): boolean => transitions[state].length === 0;

/**
 * Temporary states, none of which may remain a minute after an outage is over (reliability, promise F). Preparing and
 * registered payments end with their hold at the latest; the reconciler resolves all others.
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
export const isTransient = (state: PaymentState): boolean => transientStates.some((transient) => transient === state);

/**
 * States in which a hold outlives its expiry: the guest may have been charged, so its seats are not sold to others
 * before the result is known. In every other state an expired hold is released. The database has the same list in the
 * view `expired_hold`.
 * @internal for tests
 */
export const holdingStates = ['approving', 'unknown', 'approved', 'manual'] as const satisfies readonly PaymentState[];

/**
 * Entering one of these states requests or moves money, as does every transition by an operator. All of them are
 * recorded in the audit log.
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

/** States in which a newer attempt of the same visitor for the same visit replaces a payment. */
export const replaceableStates = ['preparing', 'registered'] as const satisfies readonly PaymentState[];

/**
 * Returns true if a newer attempt replaces the payment: nothing is charged, and a success in its window is no longer
 * accepted.
 */
export const isSupersedable = ({ state }: { readonly state: PaymentState }): boolean =>
  replaceableStates.some((replaceable) => replaceable === state);

/** States of an attempt that has not ended. Its order may still become a reservation without manual review. */
export const openStates = [
  ...replaceableStates,
  'approving',
  'unknown',
  'approved',
] as const satisfies readonly PaymentState[];

/** Temporary states that do not expire: they end by the provider's response or our next step. */
export const reconciledStates = [
  'approving',
  'unknown',
  'approved',
  'voiding',
  'refunding',
] as const satisfies readonly PaymentState[];

/** Result of a payment for the guest, which `/payment/insert` returns (decision 25). */
export type PaymentResult = 'success' | 'pending' | 'fail';

const resultByState = {
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
} as const satisfies Record<PaymentState, PaymentResult>;

/** Returns the result for the guest: booked (even if cancelled since), not known yet, or failed. */
export const getPaymentResult = (state: PaymentState): PaymentResult => resultByState[state];
