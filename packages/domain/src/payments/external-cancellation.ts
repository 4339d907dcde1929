import type { PaymentState } from './states';

/** A notification that a charge was cancelled in the provider's back office, with our record of it; amounts in won. */
export interface ExternalCancellation {
  readonly state: PaymentState;
  readonly chargedAmount: number;
  /** Result of querying the provider, the only trusted source; `not_found` if the provider no longer has the charge. */
  readonly status: 'charged' | 'part_cancelled' | 'cancelled' | 'not_found';
  /** Refunded amount in the notification, because the status of a charge does not contain it; null if missing. */
  readonly notifiedAmount: number | null;
  /** Time of the refund in the notification; null if missing. */
  readonly notifiedAt: Date | null;
  /** The refund that we have recorded; null if there is none. */
  readonly recordedRefund: RecordedRefund | null;
}

/**
 * A refund in won. `provider`: made in the provider's back office, with the provider's time. `application`: requested
 * by us, with our own time.
 */
export interface RecordedRefund {
  readonly amount: number;
  readonly at: Date;
  readonly source: 'provider' | 'application';
}

/**
 * Maximum difference between the provider's time and our record: a refund that we requested is stored with the time of
 * the response or of the reconciler's query.
 */
const ownTimeToleranceMs = 3_600_000;

/** Returns true if the notification is about the recorded refund and not about another cancellation. */
function isRecorded({ notifiedAmount, notifiedAt, recordedRefund }: ExternalCancellation): boolean {
  if (recordedRefund === null || notifiedAmount !== recordedRefund.amount) return false;
  if (notifiedAt === null) return true;
  return (
    Math.abs(notifiedAt.getTime() - recordedRefund.at.getTime()) <=
    (recordedRefund.source === 'application' ? ownTimeToleranceMs : 0)
  );
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
  /** Needs manual review: the refunded amount is unknown, or was refunded in addition to a recorded refund. */
  | { readonly verdict: 'manual_review' };

/**
 * Classifies a notification after the status of its charge was queried. Returns `nothing` for payments that are neither
 * `reserved` nor `partly_refunded`: they have ended, or the process or operator that settles them queries the provider.
 */
export function classifyExternalCancellation(cancellation: ExternalCancellation): ExternalCancellationVerdict {
  const { state, chargedAmount, status, notifiedAmount } = cancellation;
  if (status === 'charged' || (state !== 'reserved' && state !== 'partly_refunded')) return { verdict: 'nothing' };
  if (state === 'partly_refunded')
    return { verdict: status !== 'cancelled' && isRecorded(cancellation) ? 'nothing' : 'manual_review' };
  if (status === 'cancelled') return { verdict: 'apply', to: 'refunded', amount: chargedAmount, remain: 0 };
  if (status === 'not_found' || notifiedAmount === null || notifiedAmount <= 0 || notifiedAmount >= chargedAmount)
    return { verdict: 'manual_review' };
  return { verdict: 'apply', to: 'partly_refunded', amount: notifiedAmount, remain: chargedAmount - notifiedAmount };
}

/**
 * Classifies a notification for a charge with a refund in progress that we requested, after its status was queried.
 * `fully_refunded`: everything was refunded although some should remain, which our refund alone cannot cause.
 * `manual_review`: a different amount, or a part of unknown amount, was refunded. `nothing`: it may be our own refund.
 */
export function classifyCancellationDuringRefund({
  status,
  notifiedAmount,
  requestedRefund,
}: Pick<ExternalCancellation, 'status' | 'notifiedAmount'> & {
  /** Amounts of the requested refund and of the remainder, in won. */
  readonly requestedRefund: { readonly amount: number; readonly remainAmount: number };
}): 'fully_refunded' | 'manual_review' | 'nothing' {
  if (status === 'cancelled') return requestedRefund.remainAmount > 0 ? 'fully_refunded' : 'nothing';
  if (status === 'not_found')
    return notifiedAmount === null || notifiedAmount === requestedRefund.amount ? 'nothing' : 'manual_review';
  return status === 'part_cancelled' && notifiedAmount !== requestedRefund.amount ? 'manual_review' : 'nothing';
}
