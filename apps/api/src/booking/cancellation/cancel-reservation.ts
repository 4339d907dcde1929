import { randomUUID } from 'node:crypto';
import { type CancelError, checkCancellation } from '@dining/domain/cancellation/eligibility';
import { isVenueMailDue } from '@dining/domain/messages/venue-mail';
import type { ReservationActor } from '@dining/domain/reservations/states';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../db/transaction';
import { closeAlarm, raiseAlarm } from '../../notifications/alarms';
import { type AlternativeVisit, enqueueReservationMessages, type ScheduledMessage } from '../../stores/messages/outbox';
import { type Payment, updatePaymentState } from '../../stores/payments/payments';
import { findRecordedRefund, insertRefund } from '../../stores/payments/refunds';
import {
  type CancellationData,
  lockReservationForCancellation,
  updateReservationToCancelled,
} from '../../stores/reservations/reservation-cancel';
import { releaseHold } from '../capacity/hold';
import type { PaymentDeps } from '../payments/payment-deps';
import { submitRefund } from '../payments/submit-refund';
import { correctPoints } from '../points/correct-points';
import { type CancelSettlement, calculateSettlement, lockReservationPayment } from './cancel-amounts';

export type GuestCancelResult =
  | ({ readonly ok: true; readonly shopOrderNo: ShopOrderNo } & CancelSettlement)
  | { readonly ok: false; readonly error: CancelError | 'invalid_user' | 'not_found' }
  | ({ readonly ok: false; readonly error: 'fee_changed' } & CancelSettlement);

/**
 * `shownFee` is the fee in won that the guest has seen. If it is set and the fee is another one, nothing is cancelled
 * (decision 43).
 */
export interface GuestCancellation {
  readonly resvCode: ResvCode;
  readonly shownFee?: number | undefined;
}

async function describeDueRefund(
  client: PoolClient,
  shopOrderNo: ShopOrderNo,
  { fee, refund }: CancelSettlement,
): Promise<string> {
  const refundedBefore = (await findRecordedRefund(client, shopOrderNo))?.amount ?? 0;
  return `${Math.max(refund - refundedBefore, 0)} won must be refunded, ${refundedBefore} won were refunded before, the cancellation fee is ${fee} won`;
}

/**
 * Records the refund, which `trySubmitRefund` then submits. If the payment is not in the state of a paid reservation,
 * raises an alarm for manual review instead. If the provider's back office has refunded the whole charge, only closes
 * the alarm about that.
 */
async function recordCancellationRefund(
  client: PoolClient,
  deps: PaymentDeps,
  { shopOrderNo }: CancellationData,
  payment: Payment | undefined,
  settlement: CancelSettlement,
): Promise<void> {
  if (settlement.refund === 0) return;
  if (payment?.state === 'refunded')
    return void (await closeAlarm(client, deps.log, 'cancelled_at_provider', shopOrderNo));
  if (
    payment?.state !== 'reserved' ||
    !(await updatePaymentState(client, deps.actor, shopOrderNo, 'reserved', 'refunding'))
  ) {
    const reason = `cancelled while its payment was not settled: ${await describeDueRefund(client, shopOrderNo, settlement)}`;
    await raiseAlarm(client, deps.log, 'payment_needs_review', shopOrderNo, reason);
    return;
  }
  await insertRefund(client, {
    shopOrderNo,
    kind: 'refund',
    amount: settlement.refund,
    remainAmount: settlement.fee,
    cancelKey: randomUUID(),
    cancelDay: getTodayInSeoul(deps.now()),
    reason: 'cancelled',
  });
}

/**
 * Records a cancellation in the caller's transaction: reservation, capacity, coupon, points, messages and refund.
 * Returns false if the reservation has changed since it was read. Call `trySubmitRefund` after the commit.
 */
export async function recordCancellation(
  client: PoolClient,
  deps: PaymentDeps,
  reservation: CancellationData,
  payment: Payment | undefined,
  settlement: CancelSettlement & {
    readonly cancelledBy: ReservationActor;
    readonly alternatives?: readonly AlternativeVisit[];
  },
): Promise<boolean> {
  const { resvCode, shopOrderNo } = reservation;
  if (!(await updateReservationToCancelled(client, reservation, { ...settlement, at: deps.now() }))) return false;
  await releaseHold(client, shopOrderNo, 'kept');
  await correctPoints(client, resvCode);
  const messages: readonly ScheduledMessage[] = [
    { kind: 'reservation_cancelled', at: null },
    ...(isVenueMailDue(reservation.visit, deps.now()) ? [{ kind: 'venue_cancelled', at: null } as const] : []),
  ];
  await enqueueReservationMessages(client, resvCode, messages, settlement.alternatives);
  await recordCancellationRefund(client, deps, reservation, payment, settlement);
  return true;
}

/** Submits a recorded refund. Logs an error instead of throwing it, because the reconciler submits the refund later. */
export async function trySubmitRefund(deps: PaymentDeps, shopOrderNo: ShopOrderNo): Promise<void> {
  try {
    await submitRefund(deps, shopOrderNo);
  } catch (error) {
    deps.log.error({ event: 'refund.not_sent', err: error, shopOrderNo }, 'refund could not be sent');
  }
}

async function recordGuestCancellation(
  client: PoolClient,
  deps: PaymentDeps,
  reservation: CancellationData,
  shownFee: number | undefined,
): Promise<GuestCancelResult> {
  const { shopOrderNo } = reservation;
  const now = deps.now();
  const checkResult = checkCancellation(reservation, now);
  if (!checkResult.ok) return checkResult;
  const payment = await lockReservationPayment(client, reservation);
  const settlement = calculateSettlement(reservation, payment, deps.payments.capabilities, now);
  if (shownFee !== undefined && shownFee !== settlement.fee) return { ok: false, error: 'fee_changed', ...settlement };
  if (!(await recordCancellation(client, deps, reservation, payment, { ...settlement, cancelledBy: 'guest' })))
    return { ok: false, error: 'ALREADY_CANCELLED' };
  if (settlement.isFeeForgone)
    await raiseAlarm(
      client,
      deps.log,
      'cancellation_fee_refunded',
      shopOrderNo,
      'the provider only cancels in full: no cancellation fee was kept',
    );
  return { ok: true, shopOrderNo, ...settlement };
}

/**
 * Cancels a reservation for its guest (Spec §5 Cancellation, decisions 22 and 27): in one commit, guarded by the
 * reservation's state, so that concurrent requests cancel once. Then tries to submit the refund. `belongsToCaller`
 * returns true if the reservation is the caller's.
 */
export async function cancelForGuest(
  deps: PaymentDeps,
  { resvCode, shownFee }: GuestCancellation,
  belongsToCaller: (reservation: CancellationData) => boolean,
): Promise<GuestCancelResult> {
  const cancelResult = await inTransaction<GuestCancelResult>(
    deps.pool,
    async (client) => {
      const reservation = await lockReservationForCancellation(client, resvCode);
      if (reservation === undefined) return { ok: false, error: 'not_found' };
      return belongsToCaller(reservation)
        ? recordGuestCancellation(client, deps, reservation, shownFee)
        : { ok: false, error: 'invalid_user' };
    },
    (result) => result.ok,
  );
  if (cancelResult.ok && cancelResult.refund > 0) await trySubmitRefund(deps, cancelResult.shopOrderNo);
  return cancelResult;
}
