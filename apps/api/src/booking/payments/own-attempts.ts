import { fail } from '@dining/contract/failure';
import type { PricedOrder } from '@dining/domain/orders/priced-order';
import { isReplaceable } from '@dining/domain/payments/states';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import type { PoolClient } from 'pg';
import type { Config } from '../../config';
import { moveHolds, queueForOrder } from '../../stores/inventory/holds';
import { type OrderStanding, readStanding, type Standpoint } from '../../stores/orders/order-standing';
import { readUnpaid } from '../../stores/orders/unpaid-standing';
import { lapsePayments, lockAttempts, supersedeLapsed } from '../../stores/payments/payments';
import { type NotTaken, refused, rulesChanged } from '../capacity/rules';
import { mayReachCap, overCap } from '../capacity/unpaid-caps';

/** Nobody knows yet what became of what he has. */
const tooManyHolds = (retryAfter: number): NotTaken => refused(fail('too_many_holds', { retryAfter }));

/** An order that comes to take its place. */
interface Attempt {
  readonly order: PricedOrder;
  readonly from: Standpoint;
  /** A hold while it is being paid for, or a booking with nothing to pay now. */
  readonly wanted: 'hold' | 'booking';
  /** The guest knows that he has the same already, and means a second one. */
  readonly again: boolean;
}

/** Queues a visitor's order behind his others until the transaction ends, and tells how he stands where none of his attempts gives way. */
export async function queueBehindOwn(client: PoolClient, order: PricedOrder, from: Attempt['from']): Promise<OrderStanding> {
  const [, standing] = await Promise.all([
    queueForOrder(client, order, from, 'let through'),
    readStanding(client, order, from, []),
  ]);
  return standing;
}

interface Replaced {
  readonly ok: true;
  /** Orders whose holds were freed: their counters are the caller's to give back to. */
  readonly replaced: readonly ShopOrderNo[];
}

/**
 * What this visitor has of the same product and visit already decides whether he may have more, with a payment or without one (decisions
 * 16, 45, ADR 3): nothing while nobody knows how an attempt ends; a second reservation only where he says that he means it. Attempts
 * that the new order replaces are superseded, and their holds freed. Nothing where he has left, or where a rule that the order was checked
 * by is another by now, or he would have more unpaid than one may (`domain/inventory/unpaid-caps`).
 */
export async function replaceOwnAttempts(
  client: PoolClient,
  config: Pick<Config, 'reconcileAfterSeconds' | 'unpaidCaps' | 'holdSeconds'>,
  standing: OrderStanding,
  { order, from, wanted, again }: Attempt,
): Promise<Replaced | NotTaken> {
  // Locked: one that has come back in this moment is waited for, and what it has become is seen by whatever is read then.
  const attempts = standing.hasAttempts ? await lockAttempts(client, order) : [];
  const [lapsed, open] = [attempts.filter(({ state }) => state === 'lapsed'), attempts.filter(({ state }) => state !== 'lapsed')];
  const own = open.map(({ shopOrderNo }) => shopOrderNo);
  const { isBuyer, rulesStand, justBooked, hasUnpaid } = standing.hasAttempts
    ? await readStanding(client, order, from, own)
    : standing;
  if (!isBuyer) return refused(fail('not_signed_in'));
  if (!rulesStand) return rulesChanged;
  // Until it is known whether the last attempt was charged, another one could charge the guest twice.
  if (!open.every(isReplaceable)) return tooManyHolds(config.reconcileAfterSeconds);
  if (justBooked !== null && !again) return refused(fail('already_booked', { resvCode: justBooked }));
  const over = mayReachCap(order.needs, hasUnpaid)
    ? overCap(order.needs, await readUnpaid(client, order, from, own), wanted, config)
    : undefined;
  if (over !== undefined) return over;
  // One that lapsed before is not honoured any more, should it come back: the guest has ordered the same anew.
  if (lapsed.length > 0)
    await supersedeLapsed(
      client,
      lapsed.map(({ shopOrderNo }) => shopOrderNo),
    );
  if (own.length === 0) return { ok: true, replaced: own };
  await lapsePayments(client, own, 'superseded');
  return { ok: true, replaced: await moveHolds(client, own, 'held', 'freed') };
}
