import type { PendingOrder } from '@dining/domain/orders/priced-order';
import { getVisitStartAction, limitToVisitStart } from '@dining/domain/payments/visit-start';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { Pool, PoolClient } from 'pg';
import { isDataError } from '../../db/data-errors';
import { inTransaction } from '../../db/transaction';
import type { Approval } from '../../ports/payments';
import { lockRules } from '../../stores/inventory/rules';
import { deleteOrderOfLink } from '../../stores/payments/pay-links';
import { getPayment, lockPayment, type Payment, updatePaymentState } from '../../stores/payments/payments';
import { confirmHold, retakeHold } from '../capacity/hold';
import { type HoldError, retryHold } from '../capacity/retry-hold';
import { createReservation } from '../checkout/create-reservation';
import { type CurrentRequirements, findCurrentRequirements } from '../checkout/current-requirements';
import { createResvCode } from '../checkout/keys';
import type { PaymentDeps } from './payment-deps';
import { getPaymentStatus, type PaymentInApproval, type PaymentStatus } from './payment-status';
import { recordVoid, submitRefund } from './submit-refund';

interface NewApproval {
  readonly payment: PaymentInApproval;
  readonly approval: Approval;
}

type ReserveResult =
  | { readonly ok: true; readonly type: 'done'; readonly status: PaymentStatus }
  | { readonly ok: true; readonly type: 'freed' | 'too_late'; readonly payment: Payment };

async function createPaidReservation(client: PoolClient, deps: PaymentDeps, payment: Payment): Promise<PaymentStatus> {
  const { shopOrderNo, order, method, ordersheetId } = payment;
  if (order === null) throw new Error('An approved payment has no order');
  const now = deps.now();
  const resvCode = createResvCode(getTodayInSeoul(now));
  await createReservation(client, { resvCode, shopOrderNo, order, payMethod: method, paidAt: now }, ordersheetId, now);
  await updatePaymentState(client, deps.actor, shopOrderNo, 'approved', 'reserved', { resvCode, deletesOrder: true });
  await deleteOrderOfLink(client, shopOrderNo);
  return { result: 'success', resvCode };
}

async function recordApproval(
  db: Pool | PoolClient,
  deps: PaymentDeps,
  newApproval: NewApproval,
): Promise<Payment | undefined> {
  const { payment, approval } = newApproval;
  const isUpdated = await updatePaymentState(db, deps.actor, payment.shopOrderNo, payment.state, 'approved', {
    approval,
  });
  return isUpdated ? { ...payment, state: 'approved', approvedAmount: approval.amount } : undefined;
}

const isTooLate = (deps: PaymentDeps, order: PendingOrder): boolean =>
  getVisitStartAction({ state: 'approved', visit: order.visit }, deps.now()) !== 'proceed';

/**
 * Records a new approval, if there is one, and creates the reservation in the same commit. If the hold has been freed
 * or the visit has started, only the approval is recorded.
 */
const reserveFromHold = (
  deps: PaymentDeps,
  shopOrderNo: ShopOrderNo,
  newApproval?: NewApproval,
): Promise<ReserveResult> =>
  inTransaction(deps.pool, async (client): Promise<ReserveResult> => {
    const payment = await (newApproval === undefined
      ? lockPayment(client, shopOrderNo)
      : recordApproval(client, deps, newApproval));
    if (payment?.state !== 'approved' || payment.order === null)
      return { ok: true, type: 'done', status: getPaymentStatus(payment ?? (await getPayment(client, shopOrderNo))) };
    if (isTooLate(deps, payment.order)) return { ok: true, type: 'too_late', payment };
    if (!(await confirmHold(client, shopOrderNo))) return { ok: true, type: 'freed', payment };
    return { ok: true, type: 'done', status: await createPaidReservation(client, deps, payment) };
  });

const retakeAndReserve = (
  deps: PaymentDeps,
  shopOrderNo: ShopOrderNo,
  { requirements, rules }: CurrentRequirements,
): Promise<ReserveResult | HoldError> =>
  inTransaction(
    deps.pool,
    async (client): Promise<ReserveResult | HoldError> => {
      const areRulesCurrent = await lockRules(client, rules);
      const payment = await lockPayment(client, shopOrderNo);
      if (payment?.state !== 'approved' || payment.order === null)
        return { ok: true, type: 'done', status: getPaymentStatus(payment) };
      if (isTooLate(deps, payment.order)) return { ok: true, type: 'too_late', payment };
      if (!areRulesCurrent) return { ok: false, type: 'rules_changed' };
      const { htlCode, order } = payment;
      const seconds = limitToVisitStart(60, order.visit, deps.now());
      const retakeResult = await retakeHold(client, { shopOrderNo, htlCode, requirements }, seconds);
      if (!retakeResult.ok) return { ok: false, type: 'full', fullCounter: retakeResult.fullCounter, requirements };
      await confirmHold(client, shopOrderNo);
      return { ok: true, type: 'done', status: await createPaidReservation(client, deps, payment) };
    },
    ({ ok }) => ok,
  );

async function retakeOrder(deps: PaymentDeps, { shopOrderNo, order }: Payment): Promise<ReserveResult | undefined> {
  if (order === null) return undefined;
  const result = await retryHold<ReserveResult>(deps.pool, async () => {
    const currentRequirements = await findCurrentRequirements(deps.database, order);
    return currentRequirements === undefined
      ? { ok: false, type: 'full', fullCounter: 'seat', requirements: [] }
      : retakeAndReserve(deps, shopOrderNo, currentRequirements);
  });
  return result.ok ? result : undefined;
}

/**
 * Creates the reservation of a paid order. Idempotent. A new approval is recorded in the same commit. If the visit has
 * started or the capacity is gone, refunds the charge. All paid reservations are created here.
 */
export async function reservePaidOrder(
  deps: PaymentDeps,
  shopOrderNo: ShopOrderNo,
  newApproval?: NewApproval,
): Promise<PaymentStatus> {
  const firstResult = await reserveFromHold(deps, shopOrderNo, newApproval);
  if (firstResult.type === 'done') return firstResult.status;
  const result = firstResult.type === 'freed' ? await retakeOrder(deps, firstResult.payment) : firstResult;
  if (result?.type === 'done') return result.status;
  const reason = result?.type === 'too_late' ? 'too_late' : 'sold_out';
  deps.log.warn(
    { event: 'payment.reservation_failed', shopOrderNo, reason },
    'paid order can no longer be reserved: refunding it',
  );
  return voidApprovedPayment(deps, firstResult.payment, reason);
}

/**
 * Calls `reservePaidOrder` with a new approval. If the database rejects the reservation's rows, records the approval
 * alone. The reconciler then tries the reservation again, and refunds the charge if it fails repeatedly.
 * @throws the database's error
 */
export async function reserveApprovedOrder(deps: PaymentDeps, newApproval: NewApproval): Promise<PaymentStatus> {
  try {
    return await reservePaidOrder(deps, newApproval.payment.shopOrderNo, newApproval);
  } catch (error) {
    if (isDataError(error)) await recordApproval(deps.pool, deps, newApproval);
    throw error;
  }
}

export async function voidApprovedPayment(deps: PaymentDeps, payment: Payment, reason: string): Promise<PaymentStatus> {
  const { shopOrderNo } = payment;
  const amount = payment.approvedAmount ?? payment.amount;
  await inTransaction(deps.pool, (client) =>
    recordVoid(client, deps, { shopOrderNo, from: 'approved', amount, reason }),
  );
  await submitRefund(deps, shopOrderNo);
  return getPaymentStatus(await getPayment(deps.pool, shopOrderNo));
}
