/** Where a reservation was made: by its guest on the site, by staff on the phone, or in a former system. */
export const reservationSources = ['site', 'phone', 'former'] as const;
export type ReservationSource = (typeof reservationSources)[number];
