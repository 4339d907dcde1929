import { getVisitStart } from '../shared/seoul-calendar';
import { getTodayInSeoul, isValidDate, type SeoulDate } from '../shared/seoul-time';

export type VersionDecision =
  | { readonly ok: true; readonly effectiveAt: Date }
  | { readonly ok: false; readonly error: 'past' | 'in_effect' };

/**
 * Decides when a new version of terms or of a policy comes into effect: on a day, or at once if it is the first
 * version. The day must be later than `latestEffectiveAt`, the day of the newest version, which does not change.
 */
export function decideNewVersion(
  effectiveFrom: SeoulDate | null,
  latestEffectiveAt: Date | undefined,
  now: Date,
): VersionDecision {
  if (effectiveFrom === null)
    return latestEffectiveAt === undefined ? { ok: true, effectiveAt: now } : { ok: false, error: 'in_effect' };
  const today = getTodayInSeoul(now);
  if (!isValidDate(effectiveFrom) || effectiveFrom < today) return { ok: false, error: 'past' };
  const effectiveAt = getVisitStart({ date: effectiveFrom, time: '00:00' });
  const isLater = latestEffectiveAt === undefined || effectiveAt > latestEffectiveAt;
  const isTodayAgain = effectiveFrom === today && latestEffectiveAt !== undefined;
  return isLater && !isTodayAgain ? { ok: true, effectiveAt } : { ok: false, error: 'in_effect' };
}

/** Returns the state of a version among all versions of its kind. */
export function getVersionState(
  effectiveAt: Date,
  allEffectiveAt: readonly Date[],
  now: Date,
): 'in_effect' | 'coming' | 'past' {
  if (effectiveAt > now) return 'coming';
  return allEffectiveAt.some((other) => other > effectiveAt && other <= now) ? 'past' : 'in_effect';
}

/** Returns the number of the version after `versions`. */
export const getNextVersion = (versions: readonly string[]): string =>
  String(Math.max(0, ...versions.map(Number).filter(Number.isSafeInteger)) + 1);
