import { randomUUID } from 'node:crypto';
import type { PendingOrder } from '@dining/domain/orders/priced-order';
import { getVisitStartAction, limitToVisitStart } from '@dining/domain/payments/visit-start';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { inTransaction } from '../../db/transaction';
import { retryWhileUnavailable } from '../../db/unavailable';
import { lockRules } from '../../stores/inventory/rules';
import {
  type ApprovalIntent,
  getPayment,
  lockPayment,
  type Payment,
  updatePaymentState,
  updatePaymentToApproving,
} from '../../stores/payments/payments';
import { endFailedHold, retakeHold } from '../capacity/hold';
import { type HoldError, retryHold } from '../capacity/retry-hold';
import { findCurrentRequirements } from '../checkout/current-requirements';
import { finishApproval, pollApproval } from './approval';
import { getOrExpirePayment } from './get-or-expire-payment';
import type { PaymentDeps } from './payment-deps';
import { getPaymentStatus, isInApproval, type PaymentInApproval, type PaymentStatus } from './payment-status';
import { getProvider } from './provider-of-payment';

/** Seconds for which an order is held from the start of the payment's approval. */
const approvalHoldSeconds = 600;

export interface PaymentReturn {
  readonly shopOrderNo: ShopOrderNo;
  readonly authorized: boolean;
  readonly authorizationId: string;
}

async function cancelPayment(deps: PaymentDeps, shopOrderNo: ShopOrderNo): Promise<PaymentStatus> {
  return inTransaction(deps.pool, async (client) => {
    if (
      await updatePaymentState(client, deps.actor, shopOrderNo, 'registered', 'lapsed', { failureCode: 'cancelled' })
    ) {
      await endFailedHold(client, shopOrderNo);
      deps.log.info({ event: 'payment.abandoned', shopOrderNo }, 'guest cancelled the payment');
    }
    return getPaymentStatus(await getPayment(client, shopOrderNo));
  });
}

function canAcceptLatePayment(
  deps: PaymentDeps,
  payment: Payment | undefined,
): payment is Payment & { readonly order: PendingOrder } {
  if (payment?.state !== 'lapsed' || payment.failureCode === 'superseded' || payment.order === null) return false;
  return getVisitStartAction({ state: payment.state, visit: payment.order.visit }, deps.now()) === 'proceed';
}

type StartResult =
  | { readonly ok: true; readonly type: 'approving'; readonly payment: PaymentInApproval }
  | { readonly ok: true; readonly type: 'ended'; readonly status: PaymentStatus };

const createEndedResult = (status: PaymentStatus): StartResult => ({ ok: true, type: 'ended', status });
const createStartResult = (payment: Payment | undefined): StartResult =>
  isInApproval(payment) ? { ok: true, type: 'approving', payment } : createEndedResult(getPaymentStatus(payment));

async function startLateApproval(
  deps: PaymentDeps,
  shopOrderNo: ShopOrderNo,
  order: PendingOrder,
  intent: ApprovalIntent,
): Promise<StartResult> {
  const soldOut = createEndedResult({ result: 'fail', errCd: 'sold_out' });
  const startResult = await retryHold<StartResult>(deps.pool, async () => {
    const currentRequirements = await findCurrentRequirements(deps.database, order);
    if (currentRequirements === undefined) return soldOut;
    const { requirements, rules } = currentRequirements;
    return inTransaction<StartResult | HoldError>(
      deps.pool,
      async (client) => {
        if (!(await lockRules(client, rules))) return { ok: false, type: 'rules_changed' };
        const payment = await lockPayment(client, shopOrderNo);
        if (!canAcceptLatePayment(deps, payment)) return createEndedResult(getPaymentStatus(payment));
        const seconds = limitToVisitStart(approvalHoldSeconds, order.visit, deps.now());
        const retakeResult = await retakeHold(client, { shopOrderNo, htlCode: order.htlCode, requirements }, seconds);
        if (!retakeResult.ok) return { ok: false, type: 'full', fullCounter: retakeResult.fullCounter, requirements };
        const patch = { ...intent, failureCode: null };
        const isUpdated = await updatePaymentState(client, deps.actor, shopOrderNo, 'lapsed', 'approving', patch);
        return createStartResult(
          isUpdated ? { ...payment, ...patch, state: 'approving' } : await getPayment(client, shopOrderNo),
        );
      },
      ({ ok }) => ok,
    );
  });
  if (startResult.ok) return startResult;
  // Another order of the member has taken the coupon, so the agreed price is no longer valid.
  return startResult.type === 'full' && startResult.fullCounter === 'coupon'
    ? createEndedResult({ result: 'fail', errCd: 'expired' })
    : soldOut;
}

async function resumeApproval(
  deps: PaymentDeps,
  shopOrderNo: ShopOrderNo,
  intent: ApprovalIntent,
): Promise<StartResult> {
  const payment = await getPayment(deps.pool, shopOrderNo);
  // The connection broke during the commit of this intent: the provider has not received its key yet.
  if (payment?.state === 'approving' && payment.approveKey === intent.approveKey) return createStartResult(payment);
  return canAcceptLatePayment(deps, payment)
    ? startLateApproval(deps, shopOrderNo, payment.order, intent)
    : createEndedResult(getPaymentStatus(payment));
}

async function startApproval(
  deps: PaymentDeps,
  shopOrderNo: ShopOrderNo,
  intent: ApprovalIntent,
): Promise<StartResult> {
  const payment = await getOrExpirePayment(deps, shopOrderNo);
  if (payment?.state !== 'registered' || payment.order === null) return resumeApproval(deps, shopOrderNo, intent);
  const seconds = limitToVisitStart(approvalHoldSeconds, payment.order.visit, deps.now());
  if (!(await updatePaymentToApproving(deps.pool, shopOrderNo, intent, seconds)))
    return resumeApproval(deps, shopOrderNo, intent);
  return createStartResult({ ...payment, ...intent, state: 'approving', failureCode: null });
}

/**
 * Handles the return of the payment window (decision 26). The return is only a trigger: the provider is asked to
 * approve, once per order, and only while the order holds its capacity. A return after the hold has lapsed is accepted
 * if the capacity can still be taken, unless another attempt has superseded the payment or a pay link has started it.
 * Nothing is approved after the visit has started.
 */
export async function handlePaymentReturn(deps: PaymentDeps, paymentReturn: PaymentReturn): Promise<PaymentStatus> {
  const { shopOrderNo, authorizationId } = paymentReturn;
  if (!paymentReturn.authorized) return cancelPayment(deps, shopOrderNo);
  if (authorizationId === '') return getPaymentStatus(await getPayment(deps.pool, shopOrderNo));
  const intent: ApprovalIntent = { authorizationId, approveKey: randomUUID(), approveDay: getTodayInSeoul(deps.now()) };
  // Without the retry, an unconfirmed commit would wait for the reconciler, which finds no charge and declines the
  // payment.
  const startResult = await retryWhileUnavailable(() => startApproval(deps, shopOrderNo, intent));
  if (startResult.type === 'ended') return startResult.status;
  const { payment } = startResult;
  const response = await getProvider(deps, payment).approve({
    shopOrderNo,
    authorizationId,
    key: intent.approveKey,
    day: intent.approveDay,
  });
  const status = await finishApproval(deps, payment, response);
  return status.result === 'pending' ? pollApproval(deps, shopOrderNo) : status;
}
