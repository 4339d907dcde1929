import { getVisitStart } from '../shared/seoul-calendar';
import { type SeoulDateTime, toSeoul } from '../shared/seoul-time';
import { type CancellationInput, getFeePercent } from './fee';
import { getGraceEnd, isInGrace } from './grace';

/** A period with one cancellation fee. */
export interface FeeStep {
  /** Percent of the paid amount; 0 is free. */
  readonly feePercent: number;
  /** End of the period in Seoul time. The last period ends when the visit starts. */
  readonly until: SeoulDateTime;
}

const hourMs = 3_600_000;

/**
 * Lists the cancellation fees from now until the visit, each with the end of its period (decision 22). A grace period
 * comes first (decision 49). Merges consecutive periods with the same fee. Returns none after the visit has started.
 */
export function listFeeSteps(input: Omit<CancellationInput, 'paidAmount'>, now: Date): readonly FeeStep[] {
  const { policy, visit, bookedAt } = input;
  const visitStartMs = getVisitStart(visit).getTime();
  if (now.getTime() >= visitStartMs) return [];
  const graceEndsMs =
    bookedAt !== null && isInGrace(input, bookedAt, now) ? [getGraceEnd(input, bookedAt).getTime()] : [];
  const limitsMs = [...policy.tiers.map(({ hoursBefore }) => visitStartMs - hoursBefore * hourMs), ...graceEndsMs]
    .filter((limitMs) => limitMs >= now.getTime())
    .sort((a, b) => a - b);
  const steps: FeeStep[] = [];
  for (const untilMs of new Set([...limitsMs, visitStartMs])) {
    // At the exact end of a period its fee still applies.
    const step = {
      feePercent: getFeePercent(input, new Date(Math.max(now.getTime(), untilMs - 1))),
      until: toSeoul(new Date(untilMs)),
    };
    if (steps.at(-1)?.feePercent === step.feePercent) steps.pop();
    steps.push(step);
  }
  return steps;
}
