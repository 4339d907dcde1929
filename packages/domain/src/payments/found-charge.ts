import type { PaymentState } from './states';

/** A charge in the provider's records; amounts in won. */
export interface FoundCharge {
  readonly chargeId: string;
  readonly charged: number;
  /** The part that was not refunded. */
  readonly left: number;
}

/** Our record of the order that a charge names; amounts in won. */
export interface RecordedCharge {
  readonly state: PaymentState;
  /** The charge that paid it, if known. */
  readonly chargeId: string | null;
  readonly approved: number;
  /** The refunded part, if known. */
  readonly refunded: number;
}

/**
 * - `known`: both records agree.
 * - `under_way`: the payment is in progress or in manual review, where the provider is queried anyway.
 * - `unknown`: the provider charged, and our record is missing: the charge is refunded.
 * - `went_back`: the charge is ours, and a refund is missing in our records.
 * - `person`: the records contradict each other; manual review.
 */
export type ChargeVerdict = 'known' | 'under_way' | 'unknown' | 'went_back' | 'person';

/** States without a charge in our records, that no process continues. */
const unchargedStates: readonly PaymentState[] = ['preparing', 'registered', 'lapsed', 'declined'];
const inProgressStates: readonly PaymentState[] = [
  'approving',
  'unknown',
  'approved',
  'voiding',
  'refunding',
  'manual',
];

/**
 * Judges a charge in the provider's records after our database lost the latest changes: restored from a backup or
 * replaced by a standby. Only a whole charge is refunded automatically: after a partial refund, the rest may be a fee.
 */
export function judgeFoundCharge(
  { chargeId, charged, left }: FoundCharge,
  own: RecordedCharge | undefined,
): ChargeVerdict {
  const lost = left === charged ? 'unknown' : 'person';
  if (own === undefined) return left === 0 ? 'known' : lost;
  if (inProgressStates.includes(own.state)) return 'under_way';
  if (own.chargeId === null && unchargedStates.includes(own.state)) return left === 0 ? 'known' : lost;
  if (own.chargeId !== chargeId) return left === 0 ? 'known' : 'person';
  if (own.approved === charged && own.approved - own.refunded === left) return 'known';
  return own.state === 'reserved' && own.approved === charged && left < charged ? 'went_back' : 'person';
}
