import { getReminderTime } from '@dining/domain/messages/reminder';
import { isVenueMailDue } from '@dining/domain/messages/venue-mail';
import type { ResvCode } from '@dining/domain/shared/codes';
import type { Visit } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { enqueueReservationMessages, type ScheduledMessage } from '../../stores/messages/outbox';
import { insertReservation, type NewReservation } from '../../stores/reservations/reservations';
import { markSheetBooked } from './sheet-states';

function listGuestMessages(visit: Visit, now: Date): readonly ScheduledMessage[] {
  const reminderTime = getReminderTime(visit);
  return [
    { kind: 'reservation_made', at: null },
    ...(now < reminderTime ? [{ kind: 'visit_reminder', at: reminderTime } as const] : []),
  ];
}

/** Enqueues the messages to a guest that were not enqueued before. */
export const enqueueGuestMessages = (client: PoolClient, resvCode: ResvCode, visit: Visit, now: Date): Promise<void> =>
  enqueueReservationMessages(client, resvCode, listGuestMessages(visit, now));

/**
 * Inserts the reservation of an order with its messages, and books its order sheet if it has one. Returns false if the
 * sheet was booked before. The reservation is inserted nevertheless, so the caller decides whether to roll back.
 */
export async function createReservation(
  client: PoolClient,
  reservation: NewReservation,
  ordersheetId: string | null,
  now: Date,
): Promise<boolean> {
  await insertReservation(client, reservation);
  const { resvCode, order } = reservation;
  await enqueueReservationMessages(client, resvCode, [
    ...listGuestMessages(order.visit, now),
    ...(isVenueMailDue(order.visit, now) ? [{ kind: 'venue_booked', at: null } as const] : []),
  ]);
  return ordersheetId === null || (await markSheetBooked(client, ordersheetId));
}
