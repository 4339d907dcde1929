import type { PendingOrder } from '@dining/domain/orders/priced-order';
import { getVisitStartAction, limitToVisitStart } from '@dining/domain/payments/visit-start';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';
import { isRefusedByData } from '../../db/refused-by-data';
import { inTransaction } from '../../db/transaction';
import type { Approval } from '../../ports/payments';
import { lockRules } from '../../stores/inventory/rules';
import { getPayment, lockPayment, type Payment, updatePaymentState } from '../../stores/payments/payments';
import { keepHold, retakeHold } from '../capacity/hold';
import { type HoldError, retryHold } from '../capacity/retry';
import { createReservation } from '../checkout/create-reservation';
import { type CurrentNeeds, findCurrentNeeds } from '../checkout/current-needs';
import { newResvCode } from '../checkout/keys';
import type { PaymentDeps, PaymentStatus } from './payment-deps';
import { type AwaitedPayment, getPaymentStatus } from './payment-status';
import { recordVoid, submitRefund } from './submit-refund';

/** An approval that the provider has just given, of a payment that waits for it. */
interface NewApproval {
  readonly payment: AwaitedPayment;
  readonly approval: Approval;
}

type ReserveResult =
  | { readonly ok: true; readonly type: 'done'; readonly status: PaymentStatus }
  /** The money has come, and the hold is gone or the visit has begun. */
  | { readonly ok: true; readonly type: 'freed' | 'too_late'; readonly payment: Payment };

/** Creates the reservation of an approved payment whose hold is kept for it. */
async function writeReservation(client: PoolClient, deps: PaymentDeps, payment: Payment): Promise<PaymentStatus> {
  const { shopOrderNo, order, method, ordersheetId } = payment;
  if (order === null) throw new Error('an approved payment without its order');
  const now = deps.now();
  const resvCode = newResvCode(getTodayInSeoul(now));
  await createReservation(client, { resvCode, shopOrderNo, order, payMethod: method, paidAt: now }, ordersheetId, now);
  await updatePaymentState(client, deps.by, shopOrderNo, 'approved', 'reserved', { resvCode, forgetOrder: true });
  return { result: 'success', resvCode };
}

/** Records a new approval. Returns the payment with it; undefined where the payment has moved on. */
async function recordApproval(run: Pool | PoolClient, deps: PaymentDeps, given: NewApproval): Promise<Payment | undefined> {
  const { payment, approval } = given;
  const moved = await updatePaymentState(run, deps.by, payment.shopOrderNo, payment.state, 'approved', { approval });
  // Its order stays as it is for as long as the payment waits for an approval.
  return moved ? { ...payment, state: 'approved', approvedAmount: approval.amount } : undefined;
}

/** Whether the visit of an approved payment has begun: then it is not reserved any more. */
const isTooLate = (deps: PaymentDeps, order: PendingOrder): boolean =>
  getVisitStartAction({ state: 'approved', visit: order.visit }, deps.now()) !== 'proceed';

/**
 * Records an approval, where the provider has just given one, and creates the reservation in the same commit. Where the hold is gone or the
 * visit has begun, only the approval is recorded.
 */
const reserveFromHold = (deps: PaymentDeps, shopOrderNo: ShopOrderNo, given?: NewApproval): Promise<ReserveResult> =>
  inTransaction(deps.pool, async (client): Promise<ReserveResult> => {
    const payment = await (given === undefined ? lockPayment(client, shopOrderNo) : recordApproval(client, deps, given));
    if (payment?.state !== 'approved' || payment.order === null)
      return { ok: true, type: 'done', status: getPaymentStatus(payment ?? (await getPayment(client, shopOrderNo))) };
    if (isTooLate(deps, payment.order)) return { ok: true, type: 'too_late', payment };
    if (!(await keepHold(client, shopOrderNo))) return { ok: true, type: 'freed', payment };
    return { ok: true, type: 'done', status: await writeReservation(client, deps, payment) };
  });

/** Takes the freed capacity of an approved payment once more, by the rules of today, and creates its reservation. */
const reserveAgain = (deps: PaymentDeps, shopOrderNo: ShopOrderNo, current: CurrentNeeds): Promise<ReserveResult | HoldError> =>
  inTransaction(
    deps.pool,
    async (client): Promise<ReserveResult | HoldError> => {
      const areRulesCurrent = await lockRules(client, current.rules);
      const payment = await lockPayment(client, shopOrderNo);
      if (payment?.state !== 'approved' || payment.order === null)
        return { ok: true, type: 'done', status: getPaymentStatus(payment) };
      if (isTooLate(deps, payment.order)) return { ok: true, type: 'too_late', payment };
      if (!areRulesCurrent) return { ok: false, type: 'rules_changed' };
      const { htlCode, order } = payment;
      const seconds = limitToVisitStart(60, order.visit, deps.now());
      const taken = await retakeHold(client, { shopOrderNo, htlCode, needs: current.needs }, seconds);
      if (!taken.ok) return { ok: false, type: 'full', full: taken.full, needs: current.needs };
      await keepHold(client, shopOrderNo);
      return { ok: true, type: 'done', status: await writeReservation(client, deps, payment) };
    },
    ({ ok }) => ok,
  );

/** Takes the order of a payment whose hold is gone once more; undefined where it cannot be had any more. */
async function retakeOrder(deps: PaymentDeps, { shopOrderNo, order }: Payment): Promise<ReserveResult | undefined> {
  if (order === null) return undefined;
  const result = await retryHold<ReserveResult>(deps.pool, async () => {
    const current = await findCurrentNeeds(deps.database, order);
    return current === undefined
      ? { ok: false, type: 'full', full: 'seat', needs: [] }
      : reserveAgain(deps, shopOrderNo, current);
  });
  return result.ok ? result : undefined;
}

/**
 * Creates the reservation that a payment has paid for, once: a repeat returns the same. `given` is recorded first, in the same commit, where
 * the provider has just approved. Where the visit has begun, or the capacity is gone for good, the money goes back. Every path to a paid
 * reservation ends here.
 */
export async function reservePaidOrder(deps: PaymentDeps, shopOrderNo: ShopOrderNo, given?: NewApproval): Promise<PaymentStatus> {
  const first = await reserveFromHold(deps, shopOrderNo, given);
  if (first.type === 'done') return first.status;
  const retaken = first.type === 'freed' ? await retakeOrder(deps, first.payment) : first;
  if (retaken?.type === 'done') return retaken.status;
  const reason = retaken?.type === 'too_late' ? 'too_late' : 'sold_out';
  deps.log.warn(
    { event: 'payment.reservation_failed', shopOrderNo, reason },
    'paid order can no longer be reserved: refunding it',
  );
  return undoApproval(deps, first.payment, reason);
}

/**
 * The same for an approval that the provider has just given. Where the database refuses the reservation's rows, the approval is recorded
 * alone, and the reconciler gives the money back. @throws what the database says
 */
export async function reserveApproved(deps: PaymentDeps, given: NewApproval): Promise<PaymentStatus> {
  try {
    return await reservePaidOrder(deps, given.payment.shopOrderNo, given);
  } catch (error) {
    if (isRefusedByData(error)) await recordApproval(deps.pool, deps, given);
    throw error;
  }
}

/** Refunds an approved payment in full. Returns its current state: another process may have reserved it meanwhile. */
export async function undoApproval(deps: PaymentDeps, payment: Payment, reason: string): Promise<PaymentStatus> {
  const { shopOrderNo } = payment;
  const amount = payment.approvedAmount ?? payment.amount;
  await inTransaction(deps.pool, (client) => recordVoid(client, deps, { shopOrderNo, from: 'approved', amount, reason }));
  await submitRefund(deps, shopOrderNo);
  return getPaymentStatus(await getPayment(deps.pool, shopOrderNo));
}
