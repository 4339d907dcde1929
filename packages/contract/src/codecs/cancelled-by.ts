import type { ReservationMover, ReservationStatus } from '@dining/domain/reservations/states';

/** Who cancelled a reservation, '' for one that stands. One from before this was kept was cancelled by its guest. */
export const cancelledByToWire = ({
  status,
  cancelledBy,
}: {
  readonly status: ReservationStatus;
  readonly cancelledBy: ReservationMover | null;
}): ReservationMover | '' => (status === 'cancel' ? (cancelledBy ?? 'guest') : '');
