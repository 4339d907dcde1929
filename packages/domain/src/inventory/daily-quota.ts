/** Units still to be had of a limit after so many are sold; null where there is no limit. Never below 0. */
export const calculateUnitsLeft = (limit: number | null, sold: number): number | null =>
  limit === null ? null : Math.max(0, limit - sold);

/** Do so many units still fit into the day's limit (Spec §5: day sale quantity is sufficient)? */
export function fitsDailyQuota(daySaleLimit: number | null, soldOnDay: number, units: number): boolean {
  const left = calculateUnitsLeft(daySaleLimit, soldOnDay);
  return left === null || units <= left;
}
