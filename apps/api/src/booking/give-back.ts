import { randomUUID } from 'node:crypto';
import type { PaymentState } from '@dining/domain/payments/states';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { todayInSeoul } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { inTransaction } from '../db/transaction';
import type { Approval, CancelResult } from '../ports/payments';
import { raiseAlarm } from '../stores/alarms';
import { freeHold } from '../stores/holds';
import { movePayment, type Payment, readPayment } from '../stores/payments';
import { askRefund, openRefund, type Refund, settleRefund } from '../stores/refunds';
import type { Desk } from './desk';

type Voidable = Extract<PaymentState, 'approving' | 'unknown' | 'approved' | 'declined'>;

/** Commits the intent to give a charge back whole, and frees what it held. `giveBack` then does it at the provider. */
export async function intendVoid(
  client: PoolClient,
  desk: Desk,
  payment: {
    readonly shopOrderNo: ShopOrderNo;
    readonly from: Voidable;
    readonly amount: number;
    readonly approval?: Approval;
    readonly reason: string;
  },
): Promise<boolean> {
  const { shopOrderNo, approval, reason } = payment;
  const moved = await movePayment(client, shopOrderNo, payment.from, 'voiding', {
    ...(approval === undefined ? {} : { approval }),
    failureCode: reason,
    forgetOrder: true,
  });
  if (!moved) return false;
  const cancelDay = todayInSeoul(desk.now());
  await askRefund(client, {
    shopOrderNo,
    kind: 'void',
    amount: payment.amount,
    remainAmount: 0,
    cancelKey: randomUUID(),
    cancelDay,
    reason,
  });
  await freeHold(client, shopOrderNo, 'held');
  return true;
}

/** Where a payment rests once its money has gone back. */
const restOf = (refund: Refund): PaymentState => {
  if (refund.kind === 'void') return 'voided';
  return refund.remainAmount === 0 ? 'refunded' : 'partly_refunded';
};

/** Writes down what the provider said of a refund; an unknown answer is left to the reconciler. */
export async function noteRefund(
  desk: Desk,
  payment: Payment,
  refund: Refund,
  answer: Pick<CancelResult, 'outcome'>,
): Promise<void> {
  const { shopOrderNo } = payment;
  if (answer.outcome === 'unknown') {
    desk.log.warn({ shopOrderNo }, 'a refund is not confirmed yet');
    return;
  }
  const done = answer.outcome === 'done';
  await inTransaction(desk.pool, async (client) => {
    if (!(await settleRefund(client, refund.id, done ? 'done' : 'manual'))) return;
    const from = refund.kind === 'void' ? 'voiding' : 'refunding';
    await movePayment(client, shopOrderNo, from, done ? restOf(refund) : 'manual');
    if (!done) await raiseAlarm(client, 'payment_needs_a_person', shopOrderNo, 'the provider refused to give the money back');
  });
  desk.log.info({ shopOrderNo, done }, 'refund settled');
}

/** Gives back at the provider what a payment's open refund says. The call stands outside every transaction. */
export async function giveBack(desk: Desk, shopOrderNo: ShopOrderNo): Promise<void> {
  const [payment, refund] = await Promise.all([readPayment(desk.pool, shopOrderNo), openRefund(desk.pool, shopOrderNo)]);
  if (payment === undefined || refund === undefined || payment.pgCno === null) return;
  const answer = await desk.payments.cancel({
    pgCno: payment.pgCno,
    method: payment.method,
    paidAmount: payment.approvedAmount ?? payment.amount,
    refundAmount: refund.amount,
    remainAmount: refund.remainAmount,
    key: refund.cancelKey,
    day: refund.cancelDay,
  });
  await noteRefund(desk, payment, refund, answer);
}
