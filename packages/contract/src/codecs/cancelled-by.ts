import type { ReservationActor, ReservationStatus } from '@dining/domain/reservations/states';

/**
 * Serializes who cancelled a reservation; '' if it is not cancelled. `cancelledBy` is null in old rows, which the guest
 * cancelled.
 */
export const encodeCancelledBy = ({
  status,
  cancelledBy,
}: {
  readonly status: ReservationStatus;
  readonly cancelledBy: ReservationActor | null;
}): ReservationActor | '' => (status === 'cancel' ? (cancelledBy ?? 'guest') : '');
