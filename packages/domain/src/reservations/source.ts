/** Where a reservation was made: by its guest on the site, or by staff on the phone. */
export const reservationSources = ['site', 'phone'] as const;
export type ReservationSource = (typeof reservationSources)[number];
