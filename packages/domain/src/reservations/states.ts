/** Status of a reservation in the API (Spec §4, decision 6). */
export const reservationStatuses = ['reserved', 'confirm', 'cancel'] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];

/** Who changes a reservation's status: the guest or staff. */
export type ReservationActor = 'guest' | 'venue';

/**
 * Transitions of a reservation and who may make them. After the venue has confirmed, only the venue can cancel;
 * cancelled is final.
 */
export const reservationTransitions = {
  reserved: { confirm: ['venue'], cancel: ['guest', 'venue'] },
  confirm: { cancel: ['venue'] },
  cancel: {},
} as const satisfies Record<ReservationStatus, Partial<Record<ReservationStatus, readonly ReservationActor[]>>>;

const transitions: Record<
  ReservationStatus,
  Partial<Record<ReservationStatus, readonly ReservationActor[]>>
> = reservationTransitions;

export const isReservationTransitionAllowed = (
  from: ReservationStatus,
  to: ReservationStatus,
  actor: ReservationActor,
): boolean => transitions[from][to]?.includes(actor) ?? false;
