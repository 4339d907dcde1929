import type { PictureName } from './pictures';

type Star = 1 | 2 | 3 | 4 | 5 | null;

/** Stars for food, service and room. */
export type StarRow = readonly [food: Star, service: Star, room: Star];

/** A photo of a guest, never one that the hotel shows. */
export type SnapshotName = Extract<PictureName, `snapshot-${string}`>;

/** A member's review in their own language. */
export interface ReviewData {
  /** Key of its demo reservation. */
  readonly reservationId: string;
  readonly text: string;
  /** Days after the visit. */
  readonly daysAfter: number;
  /** Missing in reviews from before there were ratings. */
  readonly stars?: StarRow;
  readonly photos?: readonly SnapshotName[];
  /** The hotel's answer, and the days after the review. */
  readonly answer?: readonly [text: string, after: number];
}
