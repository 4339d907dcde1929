import { type Failure, fail } from '@dining/contract/failure';

/** An order that was not taken: a counter was full, its rules changed since it was checked, or it is refused for another reason. */
export interface NotTaken {
  readonly ok: false;
  readonly failure: Failure;
  readonly why: 'full' | 'rules_changed' | 'refused';
}

/** An order that another try would not help. */
export const refused = (failure: Failure): NotTaken => ({ ok: false, failure, why: 'refused' });

/** Its venue's stock, its product or the holidays changed while the order was being checked. */
export const rulesChanged: NotTaken = { ok: false, failure: fail('too_many_requests', { retryAfter: 1 }), why: 'rules_changed' };

/** So often an order is checked anew; whoever changes rules does not do so without end. */
const tries = 4;

/** Checks and takes an order, and does both once more where the rules changed in between: nothing is sold by an old one. */
export async function byStandingRules<Result extends { readonly ok: boolean; readonly why?: string }>(
  attempt: () => Promise<Result>,
): Promise<Result> {
  let result = await attempt();
  for (let more = tries; more > 1 && result.why === 'rules_changed'; more -= 1) result = await attempt();
  return result;
}
