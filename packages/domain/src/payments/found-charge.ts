import type { PaymentState } from './states';

/** A charge as the provider's books have it; amounts in won. */
export interface FoundCharge {
  readonly chargeId: string;
  readonly charged: number;
  /** What of it has not gone back. */
  readonly left: number;
}

/** What our books have of the order that a charge names; amounts in won. */
export interface RecordedCharge {
  readonly state: PaymentState;
  /** The charge that it was paid by, as far as we know. */
  readonly chargeId: string | null;
  readonly approved: number;
  /** What has gone back, as far as we know. */
  readonly refunded: number;
}

/**
 * - `known`: both books say the same.
 * - `under_way`: the payment is on its way, or waits for a person already; whoever drives it on asks the provider.
 * - `unknown`: the provider has charged, and our books have lost that: the money goes back.
 * - `went_back`: the charge is ours, and money of it has gone back of which our books know nothing.
 * - `person`: the books contradict each other in a way that no rule may settle.
 */
export type ChargeVerdict = 'known' | 'under_way' | 'unknown' | 'went_back' | 'person';

/** Where a payment stands that our books know nothing of a charge of, and that drives itself on no further. */
const unchargedStates: readonly PaymentState[] = ['preparing', 'registered', 'lapsed', 'declined'];
const inProgressStates: readonly PaymentState[] = ['approving', 'unknown', 'approved', 'voiding', 'refunding', 'manual'];

/**
 * What becomes of a charge that stands in the provider's books, once ours are a moment that lies before it: restored, or a standby's that had
 * not heard of all. Only the whole of a charge goes back by itself: of one of which a part has gone back somebody may have kept a fee.
 */
export function judgeFoundCharge({ chargeId, charged, left }: FoundCharge, own: RecordedCharge | undefined): ChargeVerdict {
  const lost = left === charged ? 'unknown' : 'person';
  if (own === undefined) return left === 0 ? 'known' : lost;
  if (inProgressStates.includes(own.state)) return 'under_way';
  if (own.chargeId === null && unchargedStates.includes(own.state)) return left === 0 ? 'known' : lost;
  if (own.chargeId !== chargeId) return left === 0 ? 'known' : 'person';
  if (own.approved === charged && own.approved - own.refunded === left) return 'known';
  return own.state === 'reserved' && own.approved === charged && left < charged ? 'went_back' : 'person';
}
