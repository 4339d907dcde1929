import { randomUUID } from 'node:crypto';
import type { WaitingOrder } from '@dining/domain/orders/priced-order';
import { isProviderSuccess } from '@dining/domain/payments/method';
import { getVisitStartAction, limitToVisitStart } from '@dining/domain/payments/visit-start';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { todayInSeoul } from '@dining/domain/shared/seoul-time';
import { againWhileAway } from '../../db/away';
import { inTransaction } from '../../db/transaction';
import { lockRules } from '../../stores/inventory/rules';
import {
  getPayment,
  type Intent,
  lockPayment,
  type Payment,
  updatePaymentState,
  updateToApproving,
} from '../../stores/payments/payments';
import { freeHold, retakeHold } from '../capacity/hold';
import { type HoldError, retryHold } from '../capacity/retry';
import { findCurrentNeeds } from '../checkout/current-needs';
import { type AwaitedPayment, askAgain, finishApproval, isAwaited } from './approval';
import { getCurrentPayment } from './current-payment';
import type { PaymentDeps, PaymentStatus } from './payment-deps';
import { paymentStatusOf } from './payment-status';

/** Seconds for which a hold outlasts the provider's answer while it is being asked, to the visit at the latest; the reconciler ends what hangs longer. */
const approvingSeconds = 600;

export interface WindowResult {
  readonly resCd: string;
  readonly shopOrderNo: ShopOrderNo;
  readonly authorizationId: string;
}

/** The customer went away in the provider's window: what was held is free at once, and may be had again. */
async function lapse(deps: PaymentDeps, shopOrderNo: ShopOrderNo): Promise<PaymentStatus> {
  return inTransaction(deps.pool, async (client) => {
    if (await updatePaymentState(client, deps.by, shopOrderNo, 'registered', 'lapsed', { failureCode: 'cancelled' })) {
      await freeHold(client, shopOrderNo, 'held');
      deps.log.info({ event: 'payment.abandoned', shopOrderNo }, 'guest ended the payment');
    }
    return paymentStatusOf(await getPayment(client, shopOrderNo));
  });
}

/** The order of a good return that is honoured although its hold ran out: its visit is to come, and no newer attempt replaced it. */
function honoured(deps: PaymentDeps, { state, failureCode, order }: Payment): WaitingOrder | undefined {
  if (state !== 'lapsed' || failureCode === 'superseded' || order === null) return undefined;
  return getVisitStartAction({ state, visit: order.visit }, deps.now()) === 'proceed' ? order : undefined;
}

/** What a return leads to: a payment that the provider may be asked to approve, or a status that it is answered with. */
type BeginResult =
  | { readonly ok: true; readonly type: 'approving'; readonly payment: AwaitedPayment }
  | { readonly ok: true; readonly type: 'ended'; readonly status: PaymentStatus };

const endWith = (status: PaymentStatus): BeginResult => ({ ok: true, type: 'ended', status });
const approve = (payment: Payment | undefined): BeginResult =>
  isAwaited(payment) ? { ok: true, type: 'approving', payment } : endWith(paymentStatusOf(payment));

/** Takes a lapsed order's capacity once more by the rules of today, and commits the intent to approve with it. */
async function beginLate(deps: PaymentDeps, shopOrderNo: ShopOrderNo, order: WaitingOrder, intent: Intent): Promise<BeginResult> {
  const soldOut = endWith({ result: 'fail', errCd: 'sold_out' });
  const begun = await retryHold<BeginResult>(deps.pool, async () => {
    const current = await findCurrentNeeds(deps.database, order);
    if (current === undefined) return soldOut;
    return inTransaction<BeginResult | HoldError>(
      deps.pool,
      async (client) => {
        if (!(await lockRules(client, current.rules))) return { ok: false, type: 'rules_changed' };
        const payment = await lockPayment(client, shopOrderNo);
        if (payment === undefined || honoured(deps, payment) === undefined) return endWith(paymentStatusOf(payment));
        const seconds = limitToVisitStart(approvingSeconds, order.visit, deps.now());
        const taken = await retakeHold(client, { shopOrderNo, htlCode: order.htlCode, needs: current.needs }, seconds);
        if (!taken.ok) return { ok: false, type: 'full', full: taken.full, needs: current.needs };
        const patch = { ...intent, failureCode: null };
        return approve(await updatePaymentState(client, deps.by, shopOrderNo, 'lapsed', 'approving', patch));
      },
      ({ ok }) => ok,
    );
  });
  if (begun.ok) return begun;
  // The member's own other order has the coupon: the price that they were shown has run out.
  return begun.type === 'full' && begun.full === 'coupon' ? endWith({ result: 'fail', errCd: 'expired' }) : soldOut;
}

/** A good return of what is no longer registered: one that lapsed may still be accepted, all else is answered as it stands. */
async function beginAgain(deps: PaymentDeps, shopOrderNo: ShopOrderNo, intent: Intent): Promise<BeginResult> {
  const payment = await getPayment(deps.pool, shopOrderNo);
  // This very intent: the connection broke while it was committed, and nobody has asked the provider under its key yet.
  if (payment?.state === 'approving' && payment.approveKey === intent.approveKey) return approve(payment);
  const order = payment && honoured(deps, payment);
  return order === undefined ? endWith(paymentStatusOf(payment)) : beginLate(deps, shopOrderNo, order, intent);
}

/** Commits the intent to approve, once under its key however often this is called with it. */
async function begin(deps: PaymentDeps, shopOrderNo: ShopOrderNo, intent: Intent): Promise<BeginResult> {
  const found = await getCurrentPayment(deps, shopOrderNo);
  if (found?.state !== 'registered' || found.order === null) return beginAgain(deps, shopOrderNo, intent);
  // A repeat finds the state already left.
  const seconds = limitToVisitStart(approvingSeconds, found.order.visit, deps.now());
  if (!(await updateToApproving(deps.pool, shopOrderNo, intent, seconds))) return beginAgain(deps, shopOrderNo, intent);
  return approve({ ...found, ...intent, state: 'approving', failureCode: null });
}

/**
 * The provider's window came back (decision 26). A trigger only: the provider itself is asked, once however often this
 * comes, and nothing is charged unless the seats are ours. A good return after the hold ran out is honoured while its seats can
 * still be had. From the start of its visit on nothing is approved any more.
 */
export async function settleReturn(deps: PaymentDeps, result: WindowResult): Promise<PaymentStatus> {
  const { shopOrderNo, authorizationId } = result;
  if (!isProviderSuccess(result.resCd)) return lapse(deps, shopOrderNo);
  if (authorizationId === '') return paymentStatusOf(await getPayment(deps.pool, shopOrderNo));
  const intent: Intent = { authorizationId, approveKey: randomUUID(), approveDay: todayInSeoul(deps.now()) };
  // An intent whose commit nobody heard of would wait for the reconciler, which finds no charge and gives the order up.
  const begun = await againWhileAway(() => begin(deps, shopOrderNo, intent));
  if (begun.type === 'ended') return begun.status;
  const answer = await deps.payments.approve({ shopOrderNo, authorizationId, key: intent.approveKey, day: intent.approveDay });
  const status = await finishApproval(deps, begun.payment, answer);
  // A charge may stand behind an answer that was lost: a query that finds it is as good as the answer itself.
  return status.result === 'pending' ? askAgain(deps, shopOrderNo) : status;
}
