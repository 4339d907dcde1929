import { type Failure, fail } from '@dining/contract/failure';
import type { ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { Scope } from '@dining/domain/staff/permissions';
import type { PoolClient } from 'pg';
import { lockAndRecordVenueCancellation } from '../../../booking/cancellation/cancel-for-venue';
import type { PaymentDeps } from '../../../booking/payments/payment-deps';
import { authorize, type createActor } from '../../../http/staff-mount';
import type { StaffCaller } from '../../../http/staff-session';
import { insertAuditEntry } from '../../../stores/app/audit';
import { insertGuestNotice } from '../../../stores/messages/guest-notices';
import { enqueueGuestNotice } from '../../../stores/messages/outbox';
import type { VenueWithHotelName } from '../../../stores/venues/venues';

interface Choices {
  readonly choices: readonly { readonly resvCode: ResvCode; readonly choice: 'keep' | 'cancel' | 'write' }[];
  /** The reason of cancellations, for the audit. */
  readonly reason: string;
  /** The text of the message to guests. */
  readonly message: string;
}

export interface ChoiceCounts {
  readonly keptCount: number;
  readonly cancelledCount: number;
  readonly messagedCount: number;
  /** In won. */
  readonly refund: number;
}

/** Finds why the caller may not make these choices; undefined if they may. */
export function findChoiceFailure(
  { choices, reason, message }: Choices,
  staff: StaffCaller,
  venue: Scope,
  now: Date,
): Failure | undefined {
  const has = (wanted: string) => choices.some(({ choice }) => choice === wanted);
  if (has('cancel')) {
    const refusal = authorize(staff, 'venue.cancel', venue, now);
    // The caller has already been authorized for the venue, so it is no secret.
    if (refusal !== undefined) return refusal.failure === 'not_found' ? fail('forbidden') : refusal;
  }
  const lacksText = (has('cancel') && reason === '') || (has('write') && message === '');
  return lacksText ? fail('choice_text_needed') : undefined;
}

export interface ChoiceContext extends Choices {
  readonly venue: VenueWithHotelName;
  readonly actor: ReturnType<typeof createActor>;
}

/**
 * Applies the choices about reservations, in the caller's transaction, which must be rolled back after a failure. Call
 * `trySubmitRefund` for each order after the commit.
 */
export async function applyChoices(
  client: PoolClient,
  paymentDeps: PaymentDeps,
  { choices, reason, message, venue: { htlCode }, actor }: ChoiceContext,
): Promise<{ readonly counts: ChoiceCounts; readonly ordersToRefund: readonly ShopOrderNo[] } | Failure> {
  const ordersToRefund: ShopOrderNo[] = [];
  const counts = { keptCount: 0, cancelledCount: 0, messagedCount: 0, refund: 0 };
  for (const { resvCode, choice } of choices) {
    if (choice === 'keep') {
      counts.keptCount += 1;
    } else if (choice === 'write') {
      const noticeId = await insertGuestNotice(client, { resvCode, htlCode, author: actor.actorName, message });
      await enqueueGuestNotice(client, resvCode, noticeId);
      await insertAuditEntry(client, { ...actor, action: 'reservation.write', subject: resvCode, htlCode });
      counts.messagedCount += 1;
    } else {
      const cancellation = { resvCode, reason, ...actor };
      const cancelled = await lockAndRecordVenueCancellation(client, paymentDeps, cancellation);
      if (!cancelled.ok) return fail(cancelled.error === 'cancelled_by_guest' ? 'bookings_changed' : cancelled.error);
      if (cancelled.refund > 0) ordersToRefund.push(cancelled.shopOrderNo);
      counts.refund += cancelled.refund;
      counts.cancelledCount += 1;
    }
  }
  return { counts, ordersToRefund };
}
