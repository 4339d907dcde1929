import type { Queries } from '../connect';

/** Lays out members, reservations, reviews and inquiries. */
export async function layOutGuests(_db: Queries, _when: { now: Date }): Promise<void> {}
