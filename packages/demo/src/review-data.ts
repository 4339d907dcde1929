import type { PictureName } from './pictures';

/** From 1 to 5 stars; null if the member did not rate this. */
type Rating = 1 | 2 | 3 | 4 | 5 | null;

export type AspectRatings = readonly [food: Rating, service: Rating, room: Rating];

/** A photo taken by a guest, never one of the hotel's own pictures. */
export type SnapshotName = Extract<PictureName, `snapshot-${string}`>;

/** A member's review in their own language. */
export interface ReviewData {
  /** Key of the demo reservation that it reviews. */
  readonly reservationId: string;
  readonly text: string;
  /** Days between visit and review. */
  readonly daysAfter: number;
  /** Missing in reviews that were written before ratings existed. */
  readonly stars?: AspectRatings;
  readonly photos?: readonly SnapshotName[];
  /** The hotel's answer, and the days between review and answer. */
  readonly answer?: readonly [text: string, daysAfter: number];
}
