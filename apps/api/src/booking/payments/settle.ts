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
import { askAgain, finishApproval } from './approval';
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
      deps.log.info({ shopOrderNo }, 'the customer ended the payment');
    }
    return paymentStatusOf(await getPayment(client, shopOrderNo));
  });
}

/** The order of a good return that is honoured although its hold ran out: its visit is to come, and no newer attempt replaced it. */
function honoured(deps: PaymentDeps, { state, failureCode, order }: Payment): WaitingOrder | undefined {
  if (state !== 'lapsed' || failureCode === 'superseded' || order === null) return undefined;
  return getVisitStartAction({ state, visit: order.visit }, deps.now()) === 'proceed' ? order : undefined;
}

/** A late return, after its capacity was taken once more; without a status the provider may be asked to approve. */
interface LateReturn {
  readonly ok: true;
  readonly status: PaymentStatus | undefined;
}

/** Takes a lapsed order's capacity once more by the rules of today, and commits the intent to approve with it. */
async function beginLate(
  deps: PaymentDeps,
  shopOrderNo: ShopOrderNo,
  order: WaitingOrder,
  intent: Intent,
): Promise<PaymentStatus | undefined> {
  const soldOut: PaymentStatus = { result: 'fail', errCd: 'sold_out' };
  const begun = await retryHold<LateReturn>(deps.pool, async () => {
    const current = await findCurrentNeeds(deps.database, order);
    if (current === undefined) return { ok: true, status: soldOut };
    return inTransaction<LateReturn | HoldError>(
      deps.pool,
      async (client) => {
        if (!(await lockRules(client, current.rules))) return { ok: false, type: 'rules_changed' };
        const payment = await lockPayment(client, shopOrderNo);
        if (payment === undefined || honoured(deps, payment) === undefined) return { ok: true, status: paymentStatusOf(payment) };
        const seconds = limitToVisitStart(approvingSeconds, order.visit, deps.now());
        const taken = await retakeHold(client, { shopOrderNo, htlCode: order.htlCode, needs: current.needs }, seconds);
        if (!taken.ok) return { ok: false, type: 'full', full: taken.full, needs: current.needs };
        await updatePaymentState(client, deps.by, shopOrderNo, 'lapsed', 'approving', { ...intent, failureCode: null });
        return { ok: true, status: undefined };
      },
      ({ ok }) => ok,
    );
  });
  if (begun.ok) return begun.status;
  // The member's own other order has the coupon: the price that they were shown has run out.
  return begun.type === 'full' && begun.full === 'coupon' ? { result: 'fail', errCd: 'expired' } : soldOut;
}

/** A good return of what is no longer registered: one that lapsed may still be honoured, all else is answered as it stands. */
async function beginAnew(deps: PaymentDeps, shopOrderNo: ShopOrderNo, intent: Intent): Promise<PaymentStatus | undefined> {
  const payment = await getPayment(deps.pool, shopOrderNo);
  // This very intent: the connection broke while it was committed, and nobody has asked the provider under its key yet.
  if (payment?.state === 'approving' && payment.approveKey === intent.approveKey) return undefined;
  const late = payment && honoured(deps, payment);
  return late === undefined ? paymentStatusOf(payment) : beginLate(deps, shopOrderNo, late, intent);
}

/**
 * Commits the intent to approve, once under its key however often this is called with it. Returns undefined when the provider may be asked to
 * approve, else what the return is answered with.
 */
async function begin(deps: PaymentDeps, shopOrderNo: ShopOrderNo, intent: Intent): Promise<PaymentStatus | undefined> {
  const found = await getCurrentPayment(deps, shopOrderNo);
  if (found?.state !== 'registered' || found.order === null) return beginAnew(deps, shopOrderNo, intent);
  // A repeat finds the state already left.
  const seconds = limitToVisitStart(approvingSeconds, found.order.visit, deps.now());
  return (await updateToApproving(deps.pool, shopOrderNo, intent, seconds)) ? undefined : beginAnew(deps, shopOrderNo, intent);
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
  const stopped = await againWhileAway(() => begin(deps, shopOrderNo, intent));
  if (stopped !== undefined) return stopped;
  const answer = await deps.payments.approve({ shopOrderNo, authorizationId, key: intent.approveKey, day: intent.approveDay });
  const status = await finishApproval(deps, shopOrderNo, 'approving', answer);
  // A charge may stand behind an answer that was lost: a query that finds it is as good as the answer itself.
  return status.result === 'pending' ? askAgain(deps, shopOrderNo) : status;
}
