import type { Pool } from 'pg';
import { getLimit } from '../config/limits';
import type { Limit } from '../lib/rate-limiter';
import { type BookingCause, findBookingCause } from '../stores/messages/booking-cause';
import type { Channel, DueMessage, ReservationMessage } from '../stores/messages/outbox';

/**
 * Lists the limits of a message about a booking. Members who book for themselves and guests who pay have their own
 * limit. Messages about unpaid bookings for others are limited by who booked, and all together.
 */
function listBookingLimits(
  channel: Channel,
  kind: ReservationMessage,
  address: string,
  cause: BookingCause,
): readonly Limit[] {
  if (kind === 'reservation_cancelled' && cause.cancelledBy === 'venue') return [];
  const recipient = address.toLowerCase();
  const { bookedBy } = cause;
  if (cause.isOwn || cause.isPaid) return [getLimit('ownMessages', { channel, kind, recipient, bookedBy })];
  return [
    getLimit('unpaidMessages', { channel, kind, recipient, bookedBy }),
    getLimit('allUnpaidMessages', { channel, kind, recipient }),
  ];
}

/**
 * Lists the limits of a message. Mails about accounts and answers to inquiries have none: the action that causes them
 * is limited.
 */
export async function listMessageLimits(
  pool: Pool,
  channel: Channel,
  due: DueMessage,
  address: string,
): Promise<readonly Limit[]> {
  switch (due.kind) {
    case 'reservation_made':
    case 'reservation_cancelled':
    case 'visit_reminder': {
      const cause = await findBookingCause(pool, due.payload.resvCode, channel);
      return cause === undefined ? [] : listBookingLimits(channel, due.kind, address, cause);
    }
    default:
      return [];
  }
}
