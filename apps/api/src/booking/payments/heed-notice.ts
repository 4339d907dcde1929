import { randomUUID } from 'node:crypto';
import { type DeskCancel, type DeskVerdict, judgeCancelDuringRefund, judgeDeskCancel } from '@dining/domain/payments/desk-cancel';
import { todayInSeoul } from '@dining/domain/shared/seoul-time';
import { getLimit } from '../../config/limits';
import { inTransaction } from '../../db/transaction';
import { rateLimit } from '../../lib/rate-limiter';
import { raiseAlarm } from '../../notifications/alarms';
import type { ProviderNotice, QueryResult } from '../../ports/payments';
import { insertAuditEntry } from '../../stores/app/audit';
import { findPaymentByCharge, type Payment, updatePaymentState } from '../../stores/payments/payments';
import { noteForeignRefund, openRefund, writtenBack } from '../../stores/payments/refunds';
import { lockCancellableReservation } from '../../stores/reservations/reservation-cancel';
import { correctPoints } from '../points/correct-points';
import { describeRefund, recordWholeCancel } from './give-back';
import type { PaymentDeps } from './payment-deps';

/** What a status check says of a charge; undefined where it says nothing to rely on. */
function statusOf(payment: Payment, answer: QueryResult): DeskCancel['status'] | undefined {
  if (answer.outcome === 'unknown' && answer.reason === 'too_old') return 'untold';
  if (answer.outcome === 'cancelled') return answer.pgCno === payment.pgCno ? 'cancelled' : undefined;
  if (answer.outcome !== 'approved' || answer.pgCno !== payment.pgCno) return undefined;
  return answer.partCancelled ? 'part_cancelled' : 'charged';
}

/** The payment follows what was done at the provider's desk, once; where its reservation still stands a person is called. */
async function follow(
  deps: PaymentDeps,
  { shopOrderNo, resvCode }: Payment,
  { to, amount, remain }: Extract<DeskVerdict, { verdict: 'follow' }>,
  at: Date | null,
): Promise<void> {
  await inTransaction(deps.pool, async (client) => {
    const reservation = resvCode === null ? undefined : await lockCancellableReservation(client, resvCode);
    if (!(await updatePaymentState(client, deps.by, shopOrderNo, 'reserved', to, { failureCode: 'at_provider' }))) return;
    const back = { amount, remainAmount: remain, cancelKey: randomUUID(), cancelDay: todayInSeoul(deps.now()) };
    await noteForeignRefund(client, { shopOrderNo, ...back }, at);
    if (reservation !== undefined) await correctPoints(client, reservation.resvCode);
    if (reservation !== undefined && reservation.status !== 'cancel')
      await raiseAlarm(
        client,
        deps.log,
        'cancelled_at_provider',
        shopOrderNo,
        `${amount} won went back at the provider’s desk; reservation ${reservation.resvCode} still stands`,
      );
  });
  deps.log.warn({ event: 'payment.cancelled_at_provider', shopOrderNo, to }, 'payment cancelled in the provider’s back office');
}

/**
 * Calls a person to a charge of which more, or something else, went back than can be written here. It stands in the audit as it was told of,
 * once an alarm; one that stands about the first part that went back hides none about a second.
 */
async function callPerson(
  deps: PaymentDeps,
  { shopOrderNo, htlCode, state }: Payment,
  told: number | null,
  why: string,
): Promise<void> {
  const kind = state === 'partly_refunded' ? 'cancelled_again_at_provider' : 'cancelled_at_provider';
  await inTransaction(deps.pool, async (client) => {
    if (!(await raiseAlarm(client, deps.log, kind, shopOrderNo, why))) return;
    const entry = { action: 'payment.desk_cancel', subject: shopOrderNo, htlCode, detail: { told, note: why } } as const;
    await insertAuditEntry(client, { ...entry, kind: 'provider', operator: 'easypay' });
  });
}

/** Describes what the provider says went back beside what is written here, in won. */
function describeDifference({
  charged,
  status,
  told,
  written,
}: Pick<DeskCancel, 'charged' | 'status' | 'told' | 'written'>): string {
  if (status === 'untold')
    return `the provider tells of a cancel at its desk of ${told ?? 'an untold number of'} won, and of this charge no longer: compare its books`;
  const part = told === null ? 'a part, of which no sum is told,' : `a part, told as ${told} won,`;
  const gone = status === 'cancelled' ? `all ${charged} won` : `${part} of ${charged} won`;
  return `${gone} went back by the provider’s status, ${written?.amount ?? 0} won are written here: compare its books`;
}

/** What went back at the provider's desk while a refund of ours is under way: all is written down, of a part a person is told. */
async function compareWithRefund(
  deps: PaymentDeps,
  payment: Payment,
  { charged, status, told }: Pick<DeskCancel, 'charged' | 'status' | 'told'>,
): Promise<void> {
  const refund = await openRefund(deps.pool, payment.shopOrderNo);
  if (refund === undefined) return;
  const verdict = judgeCancelDuringRefund({ status, told, asked: refund });
  if (verdict === 'whole') await recordWholeCancel(deps, payment, refund);
  if (verdict === 'person') {
    const gone = `${told ?? 'an untold number of'} won of ${charged} went back at the provider’s desk`;
    await callPerson(deps, payment, told, `${gone}, while ${describeRefund(refund)}: compare its books`);
  }
}

/**
 * Acts on a notification by the provider's own word about the charge that it names: nothing in it is believed but the sum of a part,
 * and that only where the status says that a part has gone back. Repeats find it done. Answers whether it is to come again.
 */
export async function heedNotice(
  deps: PaymentDeps,
  { pgCno, cancelledAmount: told, at }: ProviderNotice,
): Promise<'taken' | 'again'> {
  const payment = await findPaymentByCharge(deps.pool, pgCno);
  if (payment === undefined) return 'taken';
  const { shopOrderNo, state, approveKey, approveDay } = payment;
  if (state !== 'reserved' && state !== 'partly_refunded' && state !== 'refunding') return 'taken';
  if (approveKey === null || approveDay === null) return 'taken';
  if (!(await rateLimit.consume(deps, [getLimit('chargeQueries', { pgCno })])).ok) return 'again';

  const answer = await deps.payments.query({ key: approveKey, day: approveDay });
  const status = statusOf(payment, answer);
  if (status === undefined) return 'again';
  const charged = payment.approvedAmount ?? payment.amount;
  if (state === 'refunding') {
    await compareWithRefund(deps, payment, { charged, status, told });
    return 'taken';
  }
  const written = state === 'partly_refunded' ? await writtenBack(deps.pool, shopOrderNo) : null;
  const verdict = judgeDeskCancel({ state, charged, status, told, at, written });
  if (verdict.verdict === 'follow') await follow(deps, payment, verdict, at);
  if (verdict.verdict === 'person') await callPerson(deps, payment, told, describeDifference({ charged, status, told, written }));
  return 'taken';
}
