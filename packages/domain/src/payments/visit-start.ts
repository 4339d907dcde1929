import { getVisitStart } from '../shared/seoul-calendar';
import type { Visit } from '../shared/seoul-time';
import type { PaymentState } from './states';

/**
 * Action for a payment whose visit has started:
 * - `expire`: no approval was sent, and none will be. The payment lapses and its seats are released.
 * - `query`: an approval was sent. Only the provider knows whether it charged.
 * - `void`: the provider charged and no reservation is written. The charge is refunded in full.
 * - `none`: the payment has ended, is in manual review or is being voided or refunded.
 */
export type VisitStartAction = 'expire' | 'query' | 'void' | 'none';

const actionByState: Readonly<Record<PaymentState, VisitStartAction>> = {
  preparing: 'expire',
  registered: 'expire',
  approving: 'query',
  unknown: 'query',
  approved: 'void',
  reserved: 'none',
  declined: 'none',
  lapsed: 'none',
  voiding: 'none',
  voided: 'none',
  refunding: 'none',
  refunded: 'none',
  partly_refunded: 'none',
  manual: 'none',
};

/**
 * Returns the action for a payment now, or `proceed` before its visit starts. No reservation is written for a visit
 * that has started: the guest got no confirmation, and the seats can no longer be sold. A pickup starts at 08:00, the
 * time shown to the guest, after which it cannot be cancelled either.
 */
export const getVisitStartAction = (
  { state, visit }: { readonly state: PaymentState; readonly visit: Visit },
  now: Date,
): VisitStartAction | 'proceed' => (now < getVisitStart(visit) ? 'proceed' : actionByState[state]);

/** Limits a hold's duration in seconds to the time until its visit starts; 0 after that. */
export const limitToVisitStart = (seconds: number, visit: Visit, now: Date): number =>
  Math.max(0, Math.min(seconds, (getVisitStart(visit).getTime() - now.getTime()) / 1000));
