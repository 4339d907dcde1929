import type { PaymentState } from './states';

/**
 * An operator's resolution of a payment in manual review: the guest was charged, was refunded, was not charged, or the
 * payment is correct and only its alarm is closed.
 */
export const manualResolutions = ['reserved', 'refunded', 'not_charged', 'seen'] as const;
export type ManualResolution = (typeof manualResolutions)[number];

/** A resolution by an operator, or by the status that the provider reports. */
export const proposableResolutions = ['as_provider', ...manualResolutions] as const;
export type ProposableResolution = (typeof proposableResolutions)[number];

export interface ReviewedPayment {
  /** Null for a charge that belongs to none of our payments. */
  readonly state: PaymentState | null;
  readonly hasManualRefund: boolean;
  /** False if the order was deleted; then it cannot become a reservation any more. */
  readonly hasOrder: boolean;
  readonly hasAlarm: boolean;
}

/**
 * Lists the resolutions that staff may choose for a payment in manual review or with an alarm. Returns none for other
 * payments, which the system settles by itself.
 */
export function listProposableResolutions({
  state,
  hasManualRefund,
  hasOrder,
  hasAlarm,
}: ReviewedPayment): readonly ProposableResolution[] {
  if (state !== 'manual') return hasAlarm ? ['seen'] : [];
  if (hasManualRefund) return ['as_provider', 'refunded'];
  return hasOrder ? ['as_provider', 'reserved', 'refunded', 'not_charged'] : ['as_provider', 'refunded', 'not_charged'];
}
