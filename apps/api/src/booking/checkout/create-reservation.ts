import { getReminderTime } from '@dining/domain/messages/reminder';
import type { ResvCode } from '@dining/domain/shared/codes';
import type { Visit } from '@dining/domain/shared/seoul-time';
import type { PoolClient } from 'pg';
import { enqueueReservationMessages } from '../../stores/messages/outbox';
import { insertReservation, type NewReservation } from '../../stores/reservations/reservations';
import { bookSheet } from './sheet-moves';

export async function enqueueBookingMessages(
  client: PoolClient,
  resvCode: ResvCode,
  visit: Visit,
  now: Date,
): Promise<void> {
  const remindedAt = getReminderTime(visit);
  await enqueueReservationMessages(client, resvCode, [
    { kind: 'reservation_made', at: null },
    ...(now < remindedAt ? [{ kind: 'visit_reminder', at: remindedAt } as const] : []),
  ]);
}

/**
 * Creates the reservation of an order with its messages, and marks its order sheet as booked. Returns false if the
 * order sheet has been booked before.
 */
export async function createReservation(
  client: PoolClient,
  reservation: NewReservation,
  ordersheetId: string | null,
  now: Date,
): Promise<boolean> {
  await insertReservation(client, reservation);
  await enqueueBookingMessages(client, reservation.resvCode, reservation.order.visit, now);
  return ordersheetId === null || (await bookSheet(client, ordersheetId));
}
