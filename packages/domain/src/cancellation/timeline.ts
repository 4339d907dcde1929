import { getVisitStart } from '../shared/seoul-calendar';
import { toSeoul, type Visit } from '../shared/seoul-time';
import { type CancellationInput, getFeePercent } from './fee';

/** A stretch of time in which cancelling keeps one share. */
export interface FeeStep {
  /** Percent of what was paid; 0 is free. */
  readonly feePercent: number;
  /** When it ends, by Seoul's clock; the last one ends as the visit begins. */
  readonly until: Visit;
}

const hourMs = 3_600_000;

/**
 * What cancelling keeps from now on, step by step until the visit (decision 22): of each fee, until when it holds. Tiers that change
 * nothing make no step of their own. None once the visit has begun.
 */
export function listFeeSteps(of: Omit<CancellationInput, 'paidAmount'>, now: Date): readonly FeeStep[] {
  const begins = getVisitStart(of.visit).getTime();
  if (now.getTime() >= begins) return [];
  const turns = of.policy.tiers
    .map(({ hoursBefore }) => begins - hoursBefore * hourMs)
    .filter((turn) => turn >= now.getTime())
    .sort((a, b) => a - b);
  const steps: FeeStep[] = [];
  for (const until of new Set([...turns, begins])) {
    // At the turn itself the earlier share still holds.
    const step = {
      feePercent: getFeePercent(of, until === begins ? new Date(begins - 1) : new Date(until)),
      until: toSeoul(new Date(until)),
    };
    if (steps.at(-1)?.feePercent === step.feePercent) steps.pop();
    steps.push(step);
  }
  return steps;
}
