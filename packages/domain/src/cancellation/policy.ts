import { type CheckResult, err, ok } from '../shared/result';

/** Percent of what was paid that is kept when cancelling with less than so many hours to go. */
export interface CancelTier {
  readonly hoursBefore: number;
  readonly feePercent: number;
}

/** What counts when a reservation is cancelled, as data of the venue; snapshotted on the reservation (decision 22). */
export interface CancelPolicy {
  /** A reservation-based restaurant that says so beforehand may keep more than an ordinary one. */
  readonly reservationBased: boolean;
  readonly tiers: readonly CancelTier[];
}

/** Most percent of the total price that may be kept (Korea's dispute standards, decision 22). */
export const getFeeCap = (policy: Pick<CancelPolicy, 'reservationBased'>): number => (policy.reservationBased ? 40 : 20);

export type PolicyError = 'tier_invalid' | 'tier_repeated' | 'tier_not_rising' | 'tier_over_cap';

const isTier = ({ hoursBefore, feePercent }: CancelTier): boolean =>
  Number.isInteger(hoursBefore) && hoursBefore > 0 && feePercent >= 0 && feePercent <= 100;

/**
 * May a venue save this policy (decision 22)? `sells` says what its products take: a deposit may be kept whole, so that only
 * products paid in full are held to the cap.
 */
export function checkPolicy(policy: CancelPolicy, sells: 'deposits_only' | 'paid_in_full'): CheckResult<PolicyError> {
  const tiers = policy.tiers.toSorted((a, b) => b.hoursBefore - a.hoursBefore);
  if (!tiers.every(isTier)) return err('tier_invalid');
  if (new Set(tiers.map((tier) => tier.hoursBefore)).size < tiers.length) return err('tier_repeated');
  const rising = tiers.every((tier, index) => index === 0 || tier.feePercent >= (tiers[index - 1]?.feePercent ?? 0));
  if (!rising) return err('tier_not_rising');
  const overCap = tiers.some((tier) => tier.feePercent > getFeeCap(policy));
  return sells === 'paid_in_full' && overCap ? err('tier_over_cap') : ok;
}
