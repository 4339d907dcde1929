import { type CancelTier, isValidTier } from './policy';

/** A part of the time between booking and visit in which the fee stays the same. */
export interface FeeSegment {
  /** Hours before the visit at which the segment begins; null if it begins with the booking. */
  readonly fromHours: number | null;
  /** Hours before the visit at which the segment ends; 0 if it ends with the visit. */
  readonly untilHours: number;
  /** Percent of the paid amount as the tier states it, even above the cap. */
  readonly feePercent: number;
}

/**
 * Divides the time between booking and visit by the tiers of a policy, in any order. Leaves out tiers that no policy
 * can have, for example while they are being typed, and repetitions of the same hours.
 */
export function listFeeSegments(tiers: readonly CancelTier[]): readonly FeeSegment[] {
  const sortedTiers = tiers
    .filter((tier, index) => {
      const firstIndex = tiers.findIndex((each) => isValidTier(each) && each.hoursBefore === tier.hoursBefore);
      return firstIndex === index;
    })
    .toSorted((a, b) => b.hoursBefore - a.hoursBefore);
  const starts = [{ hoursBefore: null, feePercent: 0 }, ...sortedTiers];
  return starts.map(({ hoursBefore, feePercent }, index) => ({
    fromHours: hoursBefore,
    untilHours: sortedTiers[index]?.hoursBefore ?? 0,
    feePercent,
  }));
}
