/** How a reservation stands, as the wire shows it (Spec §4, decision 6). */
export const reservationStatuses = ['reserved', 'confirm', 'cancel'] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

/** Where each can go. A confirmed one is settled; a cancelled one stays cancelled. */
export const reservationMoves = {
  reserved: ['confirm', 'cancel'],
  confirm: [],
  cancel: [],
} as const satisfies Record<ReservationStatus, readonly ReservationStatus[]>;

export const canReservationMove = (from: ReservationStatus, to: ReservationStatus): boolean =>
  reservationMoves[from].some((next) => next === to);
