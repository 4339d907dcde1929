import { getVisitStartAction, limitToVisitStart } from '@dining/domain/payments/visit-start';
import type { ShopOrderNo } from '@dining/domain/shared/codes';
import { todayInSeoul } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { isRefusedByData } from '../../db/refused-by-data';
import { inTransaction, isWorthAnotherTry } from '../../db/transaction';
import type { Approval } from '../../ports/payments';
import { rulesStand } from '../../stores/inventory/rules';
import type { Approving } from '../../stores/payments/approval-moves';
import { movePayment, type Payment, readPayment } from '../../stores/payments/payments';
import { insertPaid } from '../../stores/reservations/reservations';
import { reservePaid } from '../../stores/reservations/reserve-paid';
import { keepHold, retakeHold } from '../capacity/hold';
import { type NeedsNow, needsNow } from '../capacity/needs-now';
import { byStandingRules, type NotTaken } from '../capacity/rules';
import { bookSheet } from '../orders/sheet-moves';
import { giveBack, intendVoid } from '../payments/give-back';
import type { PaymentDeps, PaymentStatus } from '../payments/payment-deps';
import { paymentStatusOf } from '../payments/payment-status';
import { newResvCode } from './keys';
import { promiseNew, promisesOfNew } from './promise-new';

type Reserved =
  | { readonly ok: true; readonly status: PaymentStatus }
  | { readonly ok: false; readonly why: 'freed' | 'too_late' | NotTaken['why']; readonly payment: Payment };

/** The order's seats become the reservation's; ones that were freed meanwhile are taken once more by the rules of today. */
async function secureSeats(
  client: PoolClient,
  { shopOrderNo, htlCode }: Payment,
  now: NeedsNow | undefined,
  holdSeconds: number,
): Promise<'secured' | 'freed' | NotTaken['why']> {
  if (await keepHold(client, shopOrderNo)) return 'secured';
  if (now === undefined) return 'freed';
  const again = await retakeHold(client, { shopOrderNo, htlCode, needs: now.needs }, holdSeconds);
  return again.ok && (await keepHold(client, shopOrderNo)) ? 'secured' : 'full';
}

/** One attempt to write the reservation; `now` is what its seats take where they had been freed. */
const attempt = (deps: PaymentDeps, shopOrderNo: ShopOrderNo, now?: NeedsNow): Promise<Reserved> =>
  inTransaction<Reserved>(
    deps.pool,
    async (client) => {
      const isStale = now !== undefined && !(await rulesStand(client, now.rules));
      const payment = await readPayment(client, shopOrderNo, 'lock');
      if (payment?.state !== 'approved' || payment.order === null) return { ok: true, status: paymentStatusOf(payment) };
      const { order, method, state } = payment;
      if (getVisitStartAction({ state, visit: order.visit }, deps.now()) !== 'proceed')
        return { ok: false, why: 'too_late', payment };
      if (isStale) return { ok: false, why: 'rules_changed', payment };
      const seats = await secureSeats(client, payment, now, limitToVisitStart(60, order.visit, deps.now()));
      if (seats !== 'secured') return { ok: false, why: seats, payment };
      const resvCode = newResvCode(todayInSeoul(deps.now()));
      await insertPaid(client, { resvCode, shopOrderNo, state: 'approved', payMethod: method, paidAt: deps.now() });
      await promiseNew(client, resvCode, order.visit, deps.now());
      if (payment.ordersheetId !== null) await bookSheet(client, payment.ordersheetId);
      await movePayment(client, deps.by, shopOrderNo, 'approved', 'reserved', { resvCode, forgetOrder: true });
      return { ok: true, status: { result: 'success', resvCode } };
    },
    (result) => result.ok,
  );

/**
 * The usual end of a payment, in one statement: the money has come, its seats are there, and the reservation is written. Undefined, and nothing
 * done, where anything is not as usual: another has moved it on, its visit has started, the seats were freed, or the rows are refused; then it goes step by step.
 */
export async function reserveAtOnce(
  deps: PaymentDeps,
  payment: Approving,
  approval: Approval,
): Promise<PaymentStatus | undefined> {
  const { method, visit, ...paid } = payment;
  const now = deps.now();
  if (getVisitStartAction({ state: 'approved', visit }, now) !== 'proceed') return undefined;
  const resvCode = newResvCode(todayInSeoul(now));
  const promised = promisesOfNew(visit, now);
  try {
    const isDone = await reservePaid(deps.pool, {
      ...paid,
      resvCode,
      payMethod: method,
      paidAt: now,
      by: deps.by,
      approval,
      promised,
    });
    return isDone ? { result: 'success', resvCode } : undefined;
  } catch (error) {
    if (isRefusedByData(error) || isWorthAnotherTry(error)) return undefined;
    throw error;
  }
}

/** The same for seats that were freed while the money came. */
const attemptAnew = (deps: PaymentDeps, payment: Payment): Promise<Reserved> =>
  byStandingRules<Reserved>(async () => {
    const now = payment.order === null ? undefined : await needsNow(deps.database, payment.order);
    return now === undefined ? { ok: false, why: 'full', payment } : attempt(deps, payment.shopOrderNo, now);
  });

/**
 * Writes the reservation that an approved payment has paid for, once: a repeat answers the same. Where its visit has started, or its
 * seats are gone for good, the money goes back. Every path to a reservation ends here or in `reserveAtOnce`.
 */
export async function reserve(deps: PaymentDeps, shopOrderNo: ShopOrderNo): Promise<PaymentStatus> {
  const first = await attempt(deps, shopOrderNo);
  const reserved = !first.ok && first.why === 'freed' ? await attemptAnew(deps, first.payment) : first;
  if (reserved.ok) return reserved.status;
  const reason = reserved.why === 'too_late' ? 'too_late' : 'sold_out';
  deps.log.warn({ shopOrderNo, reason }, 'paid, but it cannot be reserved any more: the money goes back');
  return undoApproval(deps, reserved.payment, reason);
}

/** Gives the money of an approved payment back whole; answers how it stands, for somebody may have reserved meanwhile. */
export async function undoApproval(deps: PaymentDeps, payment: Payment, reason: string): Promise<PaymentStatus> {
  const { shopOrderNo } = payment;
  const amount = payment.approvedAmount ?? payment.amount;
  await inTransaction(deps.pool, (client) => intendVoid(client, deps, { shopOrderNo, from: 'approved', amount, reason }));
  await giveBack(deps, shopOrderNo);
  return paymentStatusOf(await readPayment(deps.pool, shopOrderNo));
}
