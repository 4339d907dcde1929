import { instantOfVisit } from '../shared/seoul-time';
import { type CancelOf, feePercentAt } from './fee';

/** Until when cancelling costs nothing: the visit itself where nothing is ever kept. */
export function freeUntil(cancel: Omit<CancelOf, 'paidAmount'>): Date {
  const visit = instantOfVisit(cancel.visit).getTime();
  const turns = cancel.policy.tiers.map(({ hoursBefore }) => visit - hoursBefore * 3_600_000).toSorted((a, b) => a - b);
  // A moment after each turn says what is kept from it on.
  return new Date(turns.find((turn) => feePercentAt(cancel, new Date(turn + 1)) > 0) ?? visit);
}
