/** Calculates the units left of a limit, never below 0; null without a limit. */
export const calculateUnitsLeft = (limit: number | null, sold: number): number | null =>
  limit === null ? null : Math.max(0, limit - sold);

/** Returns true if the units fit into the day's limit (Spec §5). */
export function isWithinDailyQuota(daySaleLimit: number | null, soldOnDay: number, units: number): boolean {
  const unitsLeft = calculateUnitsLeft(daySaleLimit, soldOnDay);
  return unitsLeft === null || units <= unitsLeft;
}
