import { randomUUID } from 'node:crypto';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { todayInSeoul } from '@dining/domain/shared/seoul-time';
import { inTransaction } from '../db/transaction';
import { raiseAlarm } from '../stores/alarms';
import { claimPassing, movePayment, type Payment, readPayment } from '../stores/payments';
import { openRefund, type Refund, renewRefundKey } from '../stores/refunds';
import type { Desk } from './desk';
import { giveBack, noteRefund } from './give-back';
import { reserve } from './reserve';
import { askAgain } from './settle';

const batch = 50;

/** A refund nobody can tell of any more goes to a person. */
async function handOver(desk: Desk, payment: Payment, refund: Refund): Promise<void> {
  await inTransaction(desk.pool, async (client) => {
    await movePayment(client, payment.shopOrderNo, refund.kind === 'void' ? 'voiding' : 'refunding', 'manual');
    await raiseAlarm(client, 'payment_needs_a_person', payment.shopOrderNo, 'the provider no longer tells of this refund');
  });
}

/** Asks first whether the money has gone back; only a clear no is followed by another attempt, with a key of its own. */
async function continueRefund(desk: Desk, payment: Payment): Promise<void> {
  const refund = await openRefund(desk.pool, payment.shopOrderNo);
  if (refund === undefined) return;
  const answer = await desk.payments.query({ key: refund.cancelKey, day: refund.cancelDay });
  if (answer.outcome === 'cancelled') return noteRefund(desk, payment, refund, { outcome: 'done' });
  if (answer.outcome === 'unknown' && answer.reason === 'too_old') return handOver(desk, payment, refund);
  if (answer.outcome !== 'notFound') return;
  if (await renewRefundKey(desk.pool, refund, randomUUID(), todayInSeoul(desk.now()))) await giveBack(desk, payment.shopOrderNo);
}

/** Drives one passing payment on; every step is guarded, so that two processes do it once. */
export async function continuePayment(desk: Desk, shopOrderNo: ShopOrderNo): Promise<void> {
  const payment = await readPayment(desk.pool, shopOrderNo);
  if (payment === undefined) return;
  if (payment.state === 'approving' || payment.state === 'unknown') await askAgain(desk, shopOrderNo);
  else if (payment.state === 'approved') await reserve(desk, shopOrderNo);
  else if (payment.state === 'voiding' || payment.state === 'refunding') await continueRefund(desk, payment);
}

/**
 * Asks the provider about every payment that has rested in a passing state, and finishes or voids it (reliability). One
 * that fails is logged and tried again next time. Answers how many were looked at.
 */
export async function reconcile(desk: Desk): Promise<number> {
  const claimed = await claimPassing(desk.pool, desk.config.reconcileAfterSeconds, batch);
  for (const shopOrderNo of claimed) {
    try {
      await continuePayment(desk, shopOrderNo);
    } catch (error) {
      desk.log.error({ err: error, shopOrderNo }, 'a payment could not be reconciled');
    }
  }
  return claimed.length;
}
