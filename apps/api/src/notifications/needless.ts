import { instantOfVisit } from '@dining/domain/shared/seoul-time';
import type { ReservationMessage } from '../stores/messages/outbox';
import type { StoredReservation } from '../stores/reservations/reservation-view';
import { visitIn } from './reservation-words';

/** Whether a message has nothing to say any more: its reservation is cancelled, or the visit that it reminds of has begun. */
export function isNeedless(kind: ReservationMessage, stored: StoredReservation, now: Date): boolean {
  if (kind === 'reservation_cancelled') return false;
  if (stored.reservation.status === 'cancel') return true;
  return kind === 'visit_reminder' && now >= instantOfVisit(visitIn(stored));
}
