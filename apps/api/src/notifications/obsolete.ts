import { getVisitStart } from '@dining/domain/shared/seoul-calendar';
import type { ReservationMessageKind } from '../stores/messages/outbox';
import type { StoredReservation } from '../stores/reservations/reservation-view';
import { getVisit } from './reservation-texts';

export function isObsolete(kind: ReservationMessageKind, storedReservation: StoredReservation, now: Date): boolean {
  if (kind === 'reservation_cancelled') return false;
  if (storedReservation.reservation.status === 'cancel') return true;
  return kind === 'visit_reminder' && now >= getVisitStart(getVisit(storedReservation));
}
