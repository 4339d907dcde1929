import type { ReservationMover, ReservationStatus } from '@dining/domain/reservations/states';

/**
 * Serializes who cancelled a reservation; '' if it is not cancelled. Rows without this value were cancelled by the
 * guest.
 */
export const encodeCancelledBy = ({
  status,
  cancelledBy,
}: {
  readonly status: ReservationStatus;
  readonly cancelledBy: ReservationMover | null;
}): ReservationMover | '' => (status === 'cancel' ? (cancelledBy ?? 'guest') : '');
