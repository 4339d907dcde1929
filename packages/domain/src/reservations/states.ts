/** How a reservation stands, as the wire shows it (Spec §4, decision 6). */
export const reservationStatuses = ['reserved', 'confirm', 'cancel'] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

/** Who moves it: the guest, or somebody of the house. */
export type ReservationMover = 'guest' | 'venue';

/** Where each can go, and by whom. What the venue has confirmed it alone takes back; a cancelled one stays cancelled. */
export const reservationMoves = {
  reserved: { confirm: ['venue'], cancel: ['guest', 'venue'] },
  confirm: { cancel: ['venue'] },
  cancel: {},
} as const satisfies Record<ReservationStatus, Partial<Record<ReservationStatus, readonly ReservationMover[]>>>;

const moves: Record<ReservationStatus, Partial<Record<ReservationStatus, readonly ReservationMover[]>>> = reservationMoves;

export const canReservationMove = (from: ReservationStatus, to: ReservationStatus, by: ReservationMover): boolean =>
  moves[from][to]?.includes(by) ?? false;
