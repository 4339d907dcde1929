/** A day in Seoul, `YYYY-MM-DD`. Everything a guest sees is Seoul time (decision 7). */
export type SeoulDate = string;
/** A time of day in Seoul, `HH:mm`, 00:00 to 23:59. */
export type SeoulTime = string;

/** When a guest comes. */
export interface Visit {
  readonly date: SeoulDate;
  readonly time: SeoulTime;
}

/** Days from the first to the last, both included; null leaves that end open. */
export interface DateRange {
  readonly from: SeoulDate | null;
  readonly to: SeoulDate | null;
}
