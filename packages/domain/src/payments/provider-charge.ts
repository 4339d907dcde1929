import type { PaymentState } from './states';

/** A charge in the provider's records; amounts in won. */
export interface ProviderCharge {
  readonly chargeId: string;
  readonly charged: number;
  /** The amount that was not refunded. */
  readonly left: number;
}

/** Our record of the order that a charge names; amounts in won. */
export interface RecordedCharge {
  readonly state: PaymentState;
  /** Id of the charge that paid it, if known. */
  readonly chargeId: string | null;
  readonly approved: number;
  /** The refunded amount as far as it is known; 0 for none. */
  readonly refunded: number;
}

/**
 * - `known`: both records agree, or a charge that we have not recorded was refunded in full.
 * - `in_progress`: the payment is in progress or in manual review, where the provider is queried anyway.
 * - `unknown`: the provider has charged, but we have no record of it. Settled by refunding the charge.
 * - `refund_missing`: the charge is recorded, but not its refund. Settled by recording the refund.
 * - `manual_review`: the records contradict each other.
 *
 * Stored with proposals.
 */
export const chargeVerdicts = ['known', 'in_progress', 'unknown', 'refund_missing', 'manual_review'] as const;
export type ChargeVerdict = (typeof chargeVerdicts)[number];

/** Returns true if two staff members must settle the charge, because no process continues it. */
export const isSettledByStaff = (verdict: ChargeVerdict): boolean =>
  verdict === 'unknown' || verdict === 'refund_missing' || verdict === 'manual_review';

/** States in which our records have no charge and no approval is in progress. */
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
 * Classifies a charge in the provider's records after our database has lost its latest changes, because it was restored
 * from a backup or replaced by a standby. An unrecorded charge counts as `unknown` only if nothing was refunded: after
 * a partial refund, the rest may be a fee.
 */
export function classifyProviderCharge(
  { chargeId, charged, left }: ProviderCharge,
  recordedCharge: RecordedCharge | undefined,
): ChargeVerdict {
  const verdictIfUnrecorded = left === charged ? 'unknown' : 'manual_review';
  if (recordedCharge === undefined) return left === 0 ? 'known' : verdictIfUnrecorded;
  if (inProgressStates.includes(recordedCharge.state)) return 'in_progress';
  if (recordedCharge.chargeId === null && unchargedStates.includes(recordedCharge.state))
    return left === 0 ? 'known' : verdictIfUnrecorded;
  if (recordedCharge.chargeId !== chargeId) return left === 0 ? 'known' : 'manual_review';
  if (recordedCharge.approved === charged && recordedCharge.approved - recordedCharge.refunded === left) return 'known';
  return recordedCharge.state === 'reserved' && recordedCharge.approved === charged && left < charged
    ? 'refund_missing'
    : 'manual_review';
}
