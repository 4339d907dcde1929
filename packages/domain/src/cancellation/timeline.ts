import { getVisitStart } from '../shared/seoul-calendar';
import { toSeoul, type Visit } from '../shared/seoul-time';
import { type CancellationInput, getFeePercent } from './fee';
import { getGraceEnd, isInGrace } from './grace';

/** A period with one cancellation fee. */
export interface FeeStep {
  /** Percent of the paid amount; 0 is free. */
  readonly feePercent: number;
  /** End of the period in Seoul time; the last one ends when the visit starts. */
  readonly until: Visit;
}

const hourMs = 3_600_000;

/**
 * Lists the cancellation fees from now until the visit, each with its end (decision 22). A grace period comes first
 * (decision 49). Merges neighbouring periods with the same fee. Returns none once the visit has started.
 */
export function listFeeSteps(cancel: Omit<CancellationInput, 'paidAmount'>, now: Date): readonly FeeStep[] {
  const { policy, visit, bookedAt } = cancel;
  const begins = getVisitStart(visit).getTime();
  if (now.getTime() >= begins) return [];
  const graceEnds =
    bookedAt !== null && isInGrace(cancel, bookedAt, now) ? [getGraceEnd(cancel, bookedAt).getTime()] : [];
  const turns = [...policy.tiers.map(({ hoursBefore }) => begins - hoursBefore * hourMs), ...graceEnds]
    .filter((turn) => turn >= now.getTime())
    .sort((a, b) => a - b);
  const steps: FeeStep[] = [];
  for (const until of new Set([...turns, begins])) {
    // At the limit itself the earlier fee still applies.
    const step = {
      feePercent: getFeePercent(cancel, new Date(Math.max(now.getTime(), until - 1))),
      until: toSeoul(new Date(until)),
    };
    if (steps.at(-1)?.feePercent === step.feePercent) steps.pop();
    steps.push(step);
  }
  return steps;
}
