import { type CheckResult, err, ok } from '../shared/result';

/**
 * The venue keeps `feePercent` % of the paid amount if the guest cancels less than `hoursBefore` hours before the
 * visit.
 */
export interface CancelTier {
  readonly hoursBefore: number;
  readonly feePercent: number;
}

/** A venue's cancellation rules; each reservation stores a snapshot of them (decision 22). */
export interface CancelPolicy {
  /** True if the restaurant declares itself reservation-based, and may therefore keep more than others. */
  readonly reservationBased: boolean;
  readonly tiers: readonly CancelTier[];
  /** Minutes after booking within which a guest cancels without a fee (decision 49); 0 for none. */
  readonly graceMinutes: number;
}

/** Maximum grace period in minutes: a day. */
const maxGraceMinutes = 1_440;

/**
 * Returns the highest percentage of the total price that may be kept (Korean dispute settlement standards, decision
 * 22).
 */
export const getFeeCap = (policy: Pick<CancelPolicy, 'reservationBased'>): number =>
  policy.reservationBased ? 40 : 20;

export type PolicyError = 'tier_invalid' | 'tier_repeated' | 'tier_not_rising' | 'tier_over_cap' | 'grace_invalid';

/** Returns true for whole hours before the visit and a fee of at most 100 %. */
export const isValidTier = ({ hoursBefore, feePercent }: CancelTier): boolean =>
  Number.isInteger(hoursBefore) && hoursBefore > 0 && feePercent >= 0 && feePercent <= 100;

/**
 * Checks that a venue can save this policy (decision 22). `productPayment` states how its products are paid: a deposit
 * may be kept in full, so the cap applies only to products paid in full.
 */
export function checkPolicy(
  policy: CancelPolicy,
  productPayment: 'deposits_only' | 'paid_in_full',
): CheckResult<PolicyError> {
  const { graceMinutes } = policy;
  if (!Number.isInteger(graceMinutes) || graceMinutes < 0 || graceMinutes > maxGraceMinutes)
    return err('grace_invalid');
  const tiers = policy.tiers.toSorted((a, b) => b.hoursBefore - a.hoursBefore);
  if (!tiers.every(isValidTier)) return err('tier_invalid');
  if (new Set(tiers.map((tier) => tier.hoursBefore)).size < tiers.length) return err('tier_repeated');
  const isRising = tiers.every((tier, index) => index === 0 || tier.feePercent >= (tiers[index - 1]?.feePercent ?? 0));
  if (!isRising) return err('tier_not_rising');
  const isOverCap = tiers.some((tier) => tier.feePercent > getFeeCap(policy));
  return productPayment === 'paid_in_full' && isOverCap ? err('tier_over_cap') : ok;
}
