import type { DemoReservation } from '../reservations/demo-reservation';
import type { ReviewData, StarRow } from '../review-data';

/** A past visit of a member who reviewed it. */
export interface GuestBookEntry {
  readonly reservation: DemoReservation;
  readonly review: ReviewData;
}

interface EntryOptions extends Pick<ReviewData, 'photos' | 'answer'> {
  /** Default: two adults. */
  readonly party?: readonly [adults: number, kids: number];
  /** Number of a pickup; such an entry has no party. */
  readonly quantity?: number;
  /** Days between visit and review; default 1. */
  readonly after?: number;
}

/** Creates an entry; `day` counts from the day of seeding, backwards. */
export function entry(
  id: string,
  who: string,
  prodCode: string,
  day: number,
  stars: StarRow,
  text: string,
  { party = [2, 0], quantity, after = 1, ...more }: EntryOptions = {},
): GuestBookEntry {
  const amount = quantity === undefined ? { party } : { quantity };
  return {
    reservation: { id, who, prodCode, day, outcome: 'visited', ...amount },
    review: { of: id, text, after, stars, ...more },
  };
}
