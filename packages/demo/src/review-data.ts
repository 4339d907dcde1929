import type { PictureName } from './pictures';

type Star = 1 | 2 | 3 | 4 | 5 | null;

/** Ratings of food, service and room. */
export type StarRow = readonly [food: Star, service: Star, room: Star];

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
  readonly stars?: StarRow;
  readonly photos?: readonly SnapshotName[];
  /** The hotel's answer, and the days between review and answer. */
  readonly answer?: readonly [text: string, daysAfter: number];
}
