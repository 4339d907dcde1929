import { getVisitStart } from '../shared/seoul-calendar';
import type { Visit } from '../shared/seoul-time';
import type { PaymentState } from './states';

/**
 * What happens to a payment when its visit has started:
 *
 * - `expire`: no approval was sent, and none is sent any more. The payment lapses and its seats are free.
 * - `query`: an approval was sent. Only the provider knows whether it charged.
 * - `void`: the provider has charged and no reservation is written. The charge goes back whole.
 * - `none`: the payment has ended, waits for a person, or its money is going back already.
 */
export type VisitStartAction = 'expire' | 'query' | 'void' | 'none';

const actions: Readonly<Record<PaymentState, VisitStartAction>> = {
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
 * Returns what a payment's return, the page that asks for it and the reconciler do with it at this moment, whichever comes first; `proceed` before
 * its visit starts. No reservation is written for a visit that has started: its guest was told of none, and nobody else can sell its seats. A
 * pickup starts at its 08:00, which its guest was shown and which ends cancelling as well.
 */
export const getVisitStartAction = (
  { state, visit }: { readonly state: PaymentState; readonly visit: Visit },
  now: Date,
): VisitStartAction | 'proceed' => (now < getVisitStart(visit) ? 'proceed' : actions[state]);

/** Limits how long something is held for a visit: to its start at the latest. In seconds; 0 once the visit has started. */
export const limitToVisitStart = (seconds: number, visit: Visit, now: Date): number =>
  Math.max(0, Math.min(seconds, (getVisitStart(visit).getTime() - now.getTime()) / 1000));
