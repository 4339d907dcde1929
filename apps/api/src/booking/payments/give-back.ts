import { randomUUID } from 'node:crypto';
import type { PaymentState } from '@dining/domain/payments/states';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { todayInSeoul } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { raiseAlarm } from '../../alarms';
import { inTransaction } from '../../db/transaction';
import type { Approval } from '../../ports/payments';
import { movePayment, type Payment, readPayment } from '../../stores/payments/payments';
import { askRefund, openRefund, type Refund, renewRefundKey, settleRefund } from '../../stores/payments/refunds';
import { freeHold } from '../capacity/hold';
import type { PaymentDeps } from './payment-deps';

type Voidable = Extract<PaymentState, 'approving' | 'unknown' | 'approved' | 'declined' | 'lapsed'>;

/** Commits the intent to give a charge back whole, and frees what it held. `giveBack` then does it at the provider. */
export async function intendVoid(
  client: PoolClient,
  deps: PaymentDeps,
  payment: {
    readonly shopOrderNo: ShopOrderNo;
    readonly from: Voidable;
    readonly amount: number;
    readonly approval?: Approval;
    readonly reason: string;
  },
): Promise<boolean> {
  const { shopOrderNo, approval, reason } = payment;
  const moved = await movePayment(client, deps.by, shopOrderNo, payment.from, 'voiding', {
    ...(approval === undefined ? {} : { approval }),
    failureCode: reason,
    forgetOrder: true,
  });
  if (!moved) return false;
  const cancelDay = todayInSeoul(deps.now());
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
export const restOf = (refund: Refund): PaymentState => {
  if (refund.kind === 'void') return 'voided';
  return refund.remainAmount === 0 ? 'refunded' : 'partly_refunded';
};

export const passingOf = (refund: Refund): 'voiding' | 'refunding' => (refund.kind === 'void' ? 'voiding' : 'refunding');

/** The money has gone back: writes it down, once. */
export async function noteRefund(deps: PaymentDeps, { shopOrderNo }: Payment, refund: Refund): Promise<void> {
  await inTransaction(deps.pool, async (client) => {
    if (await settleRefund(client, refund.id, 'done'))
      await movePayment(client, deps.by, shopOrderNo, passingOf(refund), restOf(refund));
  });
  deps.log.info({ shopOrderNo }, 'refund settled');
}

/** A refund that nobody can bring about any more goes to a person. */
export async function handOverRefund(deps: PaymentDeps, { shopOrderNo }: Payment, refund: Refund, why: string): Promise<void> {
  await inTransaction(deps.pool, async (client) => {
    if (!(await settleRefund(client, refund.id, 'manual'))) return;
    await movePayment(client, deps.by, shopOrderNo, passingOf(refund), 'manual');
    await raiseAlarm(client, deps.log, 'payment_needs_a_person', shopOrderNo, why);
  });
  deps.log.error({ shopOrderNo, why }, 'a refund needs a person');
}

/** A refused refund is tried again so often by the reconciler: the day may have changed at the provider, or its mood. */
const refusalsBorne = 3;

/** The refund as it can be sent today: the provider takes a key only on the day that is stored with it. */
async function datedToday(deps: PaymentDeps, refund: Refund): Promise<Refund | undefined> {
  const cancelDay = todayInSeoul(deps.now());
  if (refund.cancelDay === cancelDay) return refund;
  const cancelKey = randomUUID();
  return (await renewRefundKey(deps.pool, refund, cancelKey, cancelDay)) ? { ...refund, cancelKey, cancelDay } : undefined;
}

/**
 * Gives back at the provider what a payment's open refund says, whose key must not have been sent before. The call stands
 * outside every transaction. An unknown answer is left to the reconciler, a refusal too until it has been borne often enough.
 */
export async function giveBack(deps: PaymentDeps, shopOrderNo: ShopOrderNo): Promise<void> {
  const [payment, open] = await Promise.all([readPayment(deps.pool, shopOrderNo), openRefund(deps.pool, shopOrderNo)]);
  if (payment === undefined || open === undefined || payment.pgCno === null) return;
  const refund = await datedToday(deps, open);
  if (refund === undefined) return;
  const answer = await deps.payments.cancel({
    pgCno: payment.pgCno,
    method: payment.method,
    paidAmount: payment.approvedAmount ?? payment.amount,
    refundAmount: refund.amount,
    remainAmount: refund.remainAmount,
    key: refund.cancelKey,
    day: refund.cancelDay,
  });
  if (answer.outcome === 'done') return noteRefund(deps, payment, refund);
  if (answer.outcome === 'declined' && payment.checks >= refusalsBorne) {
    return handOverRefund(deps, payment, refund, 'the provider refuses to give the money back');
  }
  deps.log.warn({ shopOrderNo, outcome: answer.outcome }, 'a refund is not confirmed yet');
}
