import type { PaymentState } from './states';

/** A charge that the provider says was cancelled outside this product, and what its status tells of it; amounts in won. */
export interface ExternalCancellation {
  readonly state: PaymentState;
  readonly charged: number;
  /** As its status check says, which alone is believed; `untold` where the provider tells of the charge no longer. */
  readonly status: 'charged' | 'part_cancelled' | 'cancelled' | 'untold';
  /** What the notification says was given back; the status of a charge does not tell. Null where it says nothing. */
  readonly told: number | null;
  /** When it says that it went back; null where it does not say. */
  readonly at: Date | null;
  /** What is written here as gone back; null where nothing is. */
  readonly written: RecordedRefund | null;
}

/** A sum that has gone back, in won: at the provider's desk, with the time that it told of, or asked for by us, with ours. */
export interface RecordedRefund {
  readonly amount: number;
  readonly at: Date;
  readonly by: 'desk' | 'us';
}

/** Our own time of a cancel is that of its answer, or of the reconciler that has asked for it. */
const ownTimeToleranceMs = 3_600_000;

/** Whether a notification tells of what is written already, and not of one more cancel. */
function isRecorded({ told, at, written }: ExternalCancellation): boolean {
  if (written === null || told !== written.amount) return false;
  if (at === null) return true;
  return Math.abs(at.getTime() - written.at.getTime()) <= (written.by === 'us' ? ownTimeToleranceMs : 0);
}

export type ExternalCancellationVerdict =
  | { readonly verdict: 'nothing' }
  /** The payment follows: so much has gone back, and so much is still charged. */
  | { readonly verdict: 'follow'; readonly to: 'refunded' | 'partly_refunded'; readonly amount: number; readonly remain: number }
  /** Somebody has to compare the books: what went back is not known, or went back beside what is written here. */
  | { readonly verdict: 'person' };

/**
 * What a notification of the provider's comes to once the status of its charge is known. One about a payment that is on its way, or
 * whose money we have given back ourselves, tells nothing new: whoever drives that on asks the provider anyway.
 */
export function judgeExternalCancellation(cancel: ExternalCancellation): ExternalCancellationVerdict {
  const { state, charged, status, told } = cancel;
  if (status === 'charged' || (state !== 'reserved' && state !== 'partly_refunded')) return { verdict: 'nothing' };
  if (state === 'partly_refunded') return { verdict: status !== 'cancelled' && isRecorded(cancel) ? 'nothing' : 'person' };
  if (status === 'cancelled') return { verdict: 'follow', to: 'refunded', amount: charged, remain: 0 };
  if (status === 'untold' || told === null || told <= 0 || told >= charged) return { verdict: 'person' };
  return { verdict: 'follow', to: 'partly_refunded', amount: told, remain: charged - told };
}

/**
 * Judges a notification of a charge of which a refund of ours is under way, once its status is known: `whole` where all has gone back and a part was to
 * stay, which our refund alone cannot do; `person` where another sum went back than was asked for; `nothing` where it may be our own refund.
 */
export function judgeCancellationDuringRefund({
  status,
  told,
  asked,
}: Pick<ExternalCancellation, 'status' | 'told'> & {
  /** What was asked to go back and to stay, in won. */
  readonly asked: { readonly amount: number; readonly remainAmount: number };
}): 'whole' | 'person' | 'nothing' {
  if (status === 'cancelled') return asked.remainAmount > 0 ? 'whole' : 'nothing';
  if (status === 'untold') return told === null || told === asked.amount ? 'nothing' : 'person';
  return status === 'part_cancelled' && told !== asked.amount ? 'person' : 'nothing';
}
