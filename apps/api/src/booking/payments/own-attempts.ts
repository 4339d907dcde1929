import { fail } from '@dining/contract/failure';
import type { PricedOrder } from '@dining/domain/orders/priced-order';
import { isReplaceable } from '@dining/domain/payments/states';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import type { Config } from '../../config';
import { moveHolds } from '../../stores/inventory/holds';
import { lapsePayments, openAttemptsOf, supersedeLapsed } from '../../stores/payments/payments';
import { justBookedBy } from '../../stores/reservations/reservations';
import { type NotTaken, refused } from '../capacity/rules';

/** The visitor holds as much as one may, or nobody knows yet what became of what he has. */
export const tooManyHolds = (retryAfter: number): NotTaken => refused(fail('too_many_holds', { retryAfter }));

/**
 * What this visitor has of the same product and visit already decides whether he may have more, with a payment or without one (decisions
 * 16, 45, ADR 3): nothing while nobody knows how an attempt ends; a second reservation only where he says that he means it. Attempts
 * that the new order replaces are superseded, and their holds freed: `replaced` are those whose counters are the caller's to give
 * back to.
 */
export async function replaceOwnAttempts(
  client: PoolClient,
  { reconcileAfterSeconds }: Pick<Config, 'reconcileAfterSeconds'>,
  order: PricedOrder,
  again: boolean,
): Promise<{ readonly ok: true; readonly replaced: readonly ShopOrderNo[] } | NotTaken> {
  // One that lapsed before is not honoured any more, should it come back: the guest has ordered the same anew. One that has come back
  // in this moment is waited for here, and found open below.
  await supersedeLapsed(client, order);
  const open = await openAttemptsOf(client, order, 'lock');
  // Until it is known whether the last attempt was charged, another one could charge the guest twice.
  if (!open.every(isReplaceable)) return tooManyHolds(reconcileAfterSeconds);
  const booked = again ? undefined : await justBookedBy(client, order);
  if (booked !== undefined) return refused(fail('already_booked', { resvCode: booked }));
  const replaced = open.map(({ shopOrderNo }) => shopOrderNo);
  if (replaced.length === 0) return { ok: true, replaced };
  await lapsePayments(client, replaced, 'superseded');
  return { ok: true, replaced: await moveHolds(client, replaced, 'held', 'freed') };
}
