import type { PaymentState } from './states';

/** A charge that was cancelled at the provider, outside this product; amounts in won. */
export interface ExternalCancellation {
  readonly state: PaymentState;
  readonly charged: number;
  /** Result of the status check, the only trusted source; `not_found` if the provider no longer knows the charge. */
  readonly status: 'charged' | 'part_cancelled' | 'cancelled' | 'not_found';
  /** Refunded amount in the notification, which the status of a charge does not contain; null if missing. */
  readonly notifiedAmount: number | null;
  /** Time of the refund in the notification; null if missing. */
  readonly notifiedAt: Date | null;
  /** The refund recorded here; null if none is. */
  readonly recorded: RecordedRefund | null;
}

/**
 * A refund in won: made at the provider with the provider's time (`desk`), or requested by this product with its own
 * time (`us`).
 */
export interface RecordedRefund {
  readonly amount: number;
  readonly at: Date;
  readonly by: 'desk' | 'us';
}

/**
 * Our refunds are stored with the time of the response or of the reconciler’s query, which may differ from the
 * provider’s.
 */
const ownTimeToleranceMs = 3_600_000;

/** Returns true if the notification is about the recorded refund and not about another cancellation. */
function isRecorded({ notifiedAmount, notifiedAt, recorded }: ExternalCancellation): boolean {
  if (recorded === null || notifiedAmount !== recorded.amount) return false;
  if (notifiedAt === null) return true;
  return Math.abs(notifiedAt.getTime() - recorded.at.getTime()) <= (recorded.by === 'us' ? ownTimeToleranceMs : 0);
}

export type ExternalCancellationVerdict =
  | { readonly verdict: 'nothing' }
  /** The payment is updated: this amount was refunded, and `remain` is still charged. */
  | {
      readonly verdict: 'apply';
      readonly to: 'refunded' | 'partly_refunded';
      readonly amount: number;
      readonly remain: number;
    }
  /** Manual review: the refunded amount is unknown, or is in addition to a recorded refund. */
  | { readonly verdict: 'manual_review' };

/**
 * Judges a notification once the status of its charge is known. It changes nothing for a payment in progress or one
 * that was refunded by this product: that process queries the provider itself.
 */
export function classifyExternalCancellation(cancel: ExternalCancellation): ExternalCancellationVerdict {
  const { state, charged, status, notifiedAmount } = cancel;
  if (status === 'charged' || (state !== 'reserved' && state !== 'partly_refunded')) return { verdict: 'nothing' };
  if (state === 'partly_refunded')
    return { verdict: status !== 'cancelled' && isRecorded(cancel) ? 'nothing' : 'manual_review' };
  if (status === 'cancelled') return { verdict: 'apply', to: 'refunded', amount: charged, remain: 0 };
  if (status === 'not_found' || notifiedAmount === null || notifiedAmount <= 0 || notifiedAmount >= charged)
    return { verdict: 'manual_review' };
  return { verdict: 'apply', to: 'partly_refunded', amount: notifiedAmount, remain: charged - notifiedAmount };
}

/**
 * Judges a notification for a charge with a refund of this product in progress, once its status is known: `whole` if
 * everything was refunded although a part should remain, which our refund cannot do by itself; `manual_review` if a
 * different amount was refunded; `nothing` if it may be our own refund.
 */
export function classifyCancellationDuringRefund({
  status,
  notifiedAmount,
  requested,
}: Pick<ExternalCancellation, 'status' | 'notifiedAmount'> & {
  /** Requested refund and remainder, in won. */
  readonly requested: { readonly amount: number; readonly remainAmount: number };
}): 'whole' | 'manual_review' | 'nothing' {
  if (status === 'cancelled') return requested.remainAmount > 0 ? 'whole' : 'nothing';
  if (status === 'not_found')
    return notifiedAmount === null || notifiedAmount === requested.amount ? 'nothing' : 'manual_review';
  return status === 'part_cancelled' && notifiedAmount !== requested.amount ? 'manual_review' : 'nothing';
}
