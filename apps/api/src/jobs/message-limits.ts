import type { Pool } from 'pg';
import { getLimit } from '../config/limits';
import type { Limit } from '../lib/rate-limiter';
import { type BookingOrigin, findBookingOrigin } from '../stores/messages/booking-origin';
import type { Channel, DueMessage, ReservationMessageKind } from '../stores/messages/outbox';

/**
 * Lists the limits of a message about a booking. Messages about unpaid bookings for others have stricter limits, for
 * each person who books and for all together, than those of members who book for themselves and of guests who pay.
 */
function listBookingLimits(
  channel: Channel,
  kind: ReservationMessageKind,
  address: string,
  booking: BookingOrigin,
): readonly Limit[] {
  if (kind === 'reservation_cancelled' && booking.cancelledBy === 'venue') return [];
  const recipient = address.toLowerCase();
  const { bookedBy } = booking;
  if (booking.isOwnContact || booking.isPaid) return [getLimit('ownMessages', { channel, kind, recipient, bookedBy })];
  return [
    getLimit('unpaidMessages', { channel, kind, recipient, bookedBy }),
    getLimit('allUnpaidMessages', { channel, kind, recipient }),
  ];
}

/**
 * Lists the limits of a message. Only confirmations, cancellations and reminders of reservations have any: for mails
 * about accounts and answers to inquiries, the action that causes them is limited.
 */
export async function listMessageLimits(
  pool: Pool,
  channel: Channel,
  message: DueMessage,
  address: string,
): Promise<readonly Limit[]> {
  switch (message.kind) {
    case 'reservation_made':
    case 'reservation_cancelled':
    case 'visit_reminder': {
      const booking = await findBookingOrigin(pool, message.payload.resvCode, channel);
      return booking === undefined ? [] : listBookingLimits(channel, message.kind, address, booking);
    }
    default:
      return [];
  }
}
