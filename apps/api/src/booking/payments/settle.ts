import { randomUUID } from 'node:crypto';
import type { WaitingOrder } from '@dining/domain/orders/priced-order';
import { isProviderSuccess } from '@dining/domain/payments/method';
import { getVisitStartAction, limitToVisitStart } from '@dining/domain/payments/visit-start';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { todayInSeoul } from '@dining/domain/shared/seoul-time';
import { againWhileAway } from '../../db/away';
import { inTransaction } from '../../db/transaction';
import { rulesStand } from '../../stores/inventory/rules';
import { type Approving, beginApproval, type Intent } from '../../stores/payments/approval-moves';
import { movePayment, type Payment, readPayment } from '../../stores/payments/payments';
import { freeHold, retakeHold } from '../capacity/hold';
import { needsNow } from '../capacity/needs-now';
import { byStandingRules, type NotTaken, rulesChanged } from '../capacity/rules';
import { fullFailure } from '../orders/refusals';
import { acceptAtOnce, askAgain, finishApproval } from './approval';
import { getCurrentPayment } from './current-payment';
import type { PaymentDeps, PaymentStatus } from './payment-deps';
import { paymentStatusOf } from './payment-status';
import { withSweep } from './place';

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
    if (await movePayment(client, deps.by, shopOrderNo, 'registered', 'lapsed', { failureCode: 'cancelled' })) {
      await freeHold(client, shopOrderNo, 'held');
      deps.log.info({ shopOrderNo }, 'the customer ended the payment');
    }
    return paymentStatusOf(await readPayment(client, shopOrderNo));
  });
}

/** The order of a good return that is honoured although its hold ran out: its visit is to come, and no newer attempt replaced it. */
function honoured(deps: PaymentDeps, { state, failureCode, order }: Payment): WaitingOrder | undefined {
  if (state !== 'lapsed' || failureCode === 'superseded' || order === null) return undefined;
  return getVisitStartAction({ state, visit: order.visit }, deps.now()) === 'proceed' ? order : undefined;
}

type Retaken = { readonly ok: true; readonly status: PaymentStatus | undefined } | NotTaken;

/** Takes a lapsed order's seats once more by the rules of today, and commits the intent to approve with them. */
async function beginLate(
  deps: PaymentDeps,
  shopOrderNo: ShopOrderNo,
  order: WaitingOrder,
  intent: Intent,
): Promise<PaymentStatus | undefined> {
  const soldOut: PaymentStatus = { result: 'fail', errCd: 'sold_out' };
  const begun = await byStandingRules<Retaken>(async () => {
    const now = await needsNow(deps.database, order);
    if (now === undefined) return { ok: true, status: soldOut };
    const attempt = (): Promise<Retaken> =>
      inTransaction<Retaken>(
        deps.pool,
        async (client) => {
          if (!(await rulesStand(client, now.rules))) return rulesChanged;
          const payment = await readPayment(client, shopOrderNo, 'lock');
          if (payment === undefined || honoured(deps, payment) === undefined)
            return { ok: true, status: paymentStatusOf(payment) };
          const seconds = limitToVisitStart(approvingSeconds, order.visit, deps.now());
          const again = await retakeHold(client, { shopOrderNo, htlCode: order.htlCode, needs: now.needs }, seconds);
          if (!again.ok) return { ok: false, failure: fullFailure(again.full), why: 'full' };
          await movePayment(client, deps.by, shopOrderNo, 'lapsed', 'approving', { ...intent, failureCode: null });
          return { ok: true, status: undefined };
        },
        (result) => result.ok,
      );
    return withSweep(deps.pool, now.needs, attempt);
  });
  if (begun.ok) return begun.status;
  // His own other order has the coupon: what he was shown the price of has run out.
  return begun.failure.failure === 'coupon_taken' ? { result: 'fail', errCd: 'expired' } : soldOut;
}

/** A good return of what is no longer registered: one that lapsed may still be honoured, all else is answered as it stands. */
async function beginAnew(deps: PaymentDeps, shopOrderNo: ShopOrderNo, intent: Intent): Promise<PaymentStatus | undefined> {
  const payment = await readPayment(deps.pool, shopOrderNo);
  // This very intent: the connection broke while it was committed, and nobody has asked the provider under its key yet.
  if (payment?.state === 'approving' && payment.approveKey === intent.approveKey) return undefined;
  const late = payment && honoured(deps, payment);
  return late === undefined ? paymentStatusOf(payment) : beginLate(deps, shopOrderNo, late, intent);
}

interface Begun {
  /** The payment as it was moved just now; undefined where it has to be read. */
  readonly payment?: Approving | undefined;
  /** What the return is answered with where there is nothing to approve. */
  readonly stopped?: PaymentStatus | undefined;
}

/** Commits the intent to approve, once under its key however often this is called with it. */
async function begin(deps: PaymentDeps, shopOrderNo: ShopOrderNo, intent: Intent): Promise<Begun> {
  const found = await getCurrentPayment(deps, shopOrderNo);
  if (found?.state !== 'registered' || found.order === null) return { stopped: await beginAnew(deps, shopOrderNo, intent) };
  // A repeat finds the state already left.
  const seconds = limitToVisitStart(approvingSeconds, found.order.visit, deps.now());
  const payment = await beginApproval(deps.pool, shopOrderNo, intent, seconds);
  return payment === undefined ? { stopped: await beginAnew(deps, shopOrderNo, intent) } : { payment };
}

/**
 * The provider's window came back (decision 26). A trigger only: the provider itself is asked, once however often this
 * comes, and nothing is charged unless the seats are ours. A good return after the hold ran out is honoured while its seats can
 * still be had. From the start of its visit on nothing is approved any more.
 */
export async function settleReturn(deps: PaymentDeps, result: WindowResult): Promise<PaymentStatus> {
  const { shopOrderNo, authorizationId } = result;
  if (!isProviderSuccess(result.resCd)) return lapse(deps, shopOrderNo);
  if (authorizationId === '') return paymentStatusOf(await readPayment(deps.pool, shopOrderNo));
  const intent: Intent = { authorizationId, approveKey: randomUUID(), approveDay: todayInSeoul(deps.now()) };
  // An intent whose commit nobody heard of would wait for the reconciler, which finds no charge and gives the order up.
  const { payment, stopped } = await againWhileAway(() => begin(deps, shopOrderNo, intent));
  if (stopped !== undefined) return stopped;
  const answer = await deps.payments.approve({ shopOrderNo, authorizationId, key: intent.approveKey, day: intent.approveDay });
  const atOnce = payment && (await acceptAtOnce(deps, payment, answer));
  if (atOnce !== undefined) return atOnce;
  const status = await finishApproval(deps, shopOrderNo, 'approving', answer);
  // A charge may stand behind an answer that was lost: a query that finds it is as good as the answer itself.
  return status.result === 'pending' ? askAgain(deps, shopOrderNo) : status;
}
