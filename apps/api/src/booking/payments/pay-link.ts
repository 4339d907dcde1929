import { type Failure, fail } from '@dining/contract/failure';
import type { PendingOrder } from '@dining/domain/orders/priced-order';
import type { PaymentMethod } from '@dining/domain/payments/method';
import { canStartPayment, getPayLinkState, isPayLinkActive } from '@dining/domain/payments/pay-link';
import { isSupersedable } from '@dining/domain/payments/states';
import { limitToVisitStart } from '@dining/domain/payments/visit-start';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import type { Deps } from '../../config/deps';
import {
  lockPayLink,
  type PayLink,
  updatePayLinkOrder,
  updatePayLinkToWithdrawn,
} from '../../stores/payments/pay-links';
import { insertPayment, updatePaymentState, updatePaymentsToLapsed } from '../../stores/payments/payments';
import { moveHold, releaseHold } from '../capacity/hold';
import { createShopOrderNo } from '../checkout/keys';

/** Returns why a link can no longer be sent or withdrawn; undefined while it is open or being paid. */
export function findLinkFailure(link: PayLink): Failure | undefined {
  if (isPayLinkActive(link)) return undefined;
  const state = getPayLinkState(link);
  if (state === 'paid') return fail('pay_link_paid');
  return fail(state === 'confirming' ? 'payment_confirming' : 'pay_link_ended');
}

export interface LinkAttempt {
  readonly ok: true;
  readonly shopOrderNo: ShopOrderNo;
  readonly order: PendingOrder;
  /** Seconds until the guest's countdown ends. */
  readonly seconds: number;
}

/**
 * Starts an attempt to pay the order of a link: creates a payment with a new order number, which takes over the hold.
 * Supersedes an attempt that is open in another window (ADR 3). `addConsents` adds the guest's consents to the order.
 */
export async function startLinkAttempt(
  client: PoolClient,
  deps: Deps,
  linkId: string,
  {
    method,
    addConsents,
  }: { readonly method: PaymentMethod; readonly addConsents: (order: PendingOrder) => PendingOrder },
): Promise<LinkAttempt | Failure> {
  const link = await lockPayLink(client, linkId);
  if (link === undefined) return fail('not_found');
  if (!canStartPayment(link)) return findLinkFailure(link) ?? fail('pay_link_ended');
  if (link.order === null) return fail('pay_link_ended');
  const { shopOrderNo: previousOrderNo, paymentState } = link;
  if (paymentState !== null && isSupersedable({ state: paymentState }))
    await updatePaymentsToLapsed(client, [previousOrderNo], 'superseded');
  const now = deps.now();
  const order = addConsents(link.order);
  const shopOrderNo = createShopOrderNo(order.htlCode, getTodayInSeoul(now));
  // An attempt that starts just before the link expires gets the usual time to pay.
  const seconds = limitToVisitStart(Math.max(link.secondsLeft, deps.config.holdSeconds), order.visit, now);
  const holdSeconds = limitToVisitStart(seconds + deps.config.holdGraceSeconds, order.visit, now);
  if (!(await moveHold(client, previousOrderNo, shopOrderNo, holdSeconds))) return fail('pay_link_ended');
  await insertPayment(client, { shopOrderNo, order, method, provider: deps.payments.name, ordersheetId: null });
  await updatePayLinkOrder(client, previousOrderNo, shopOrderNo);
  return { ok: true, shopOrderNo, order, seconds };
}

/**
 * Withdraws an open link and releases its order's hold. A payment window that is still open can no longer succeed: its
 * return is not approved. Returns a failure if the link cannot be withdrawn.
 */
export async function withdrawLink(
  client: PoolClient,
  linkId: string,
  staffName: string,
): Promise<Failure | undefined> {
  const link = await lockPayLink(client, linkId);
  if (link === undefined) return fail('not_found');
  const failure = findLinkFailure(link);
  if (failure !== undefined) return failure;
  const { shopOrderNo, paymentState } = link;
  if (paymentState === 'preparing' || paymentState === 'registered') {
    const staff = { kind: 'staff', name: staffName } as const;
    const patch = { failureCode: 'withdrawn', deletesOrder: true };
    await updatePaymentState(client, staff, shopOrderNo, paymentState, 'lapsed', patch);
  }
  await updatePayLinkToWithdrawn(client, linkId, staffName);
  await releaseHold(client, shopOrderNo, 'held');
  return undefined;
}
