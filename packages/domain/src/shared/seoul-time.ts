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

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Seoul is nine hours ahead of UTC all year; it has no summer time. */
const seoulOffsetMs = 9 * hourMs;

/** Seoul's date and time at an instant; seconds are dropped. */
export function toSeoul(now: Date): Visit {
  const iso = new Date(now.getTime() + seoulOffsetMs).toISOString();
  return { date: iso.slice(0, 10), time: iso.slice(11, 16) };
}

/** The day it is in Seoul. */
export const todayInSeoul = (now: Date): SeoulDate => toSeoul(now).date;

const dayNumber = (date: SeoulDate): number => Date.parse(`${date}T00:00:00Z`) / dayMs;

/** 0 Sunday to 6 Saturday. */
export const weekdayOf = (date: SeoulDate): number => new Date(dayNumber(date) * dayMs).getUTCDay();

/** 0 Monday to 6 Sunday: the position of a day in a seven-flag text (decision 12). */
export const mondayIndexOf = (date: SeoulDate): number => (weekdayOf(date) + 6) % 7;

/** The day so many days later; earlier when negative. */
export const addDays = (date: SeoulDate, days: number): SeoulDate =>
  new Date((dayNumber(date) + days) * dayMs).toISOString().slice(0, 10);

/** Days from the first to the second; negative when the second is earlier. */
export const daysBetween = (from: SeoulDate, to: SeoulDate): number => dayNumber(to) - dayNumber(from);

/** All days of a stretch, first and last included; empty when it ends before it starts. */
export const daysFrom = (from: SeoulDate, to: SeoulDate): SeoulDate[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));

/** The instant at which a visit starts. */
export const instantOfVisit = (visit: Visit): Date => new Date(Date.parse(`${visit.date}T${visit.time}:00Z`) - seoulOffsetMs);

/** The last millisecond of a day in Seoul. */
export const endOfDay = (date: SeoulDate): Date => new Date(instantOfVisit({ date, time: '00:00' }).getTime() + dayMs - 1);

/** Negative when the first visit is earlier, 0 when they are at the same minute. */
export const compareVisit = (a: Visit, b: Visit): number =>
  daysBetween(b.date, a.date) * 24 * 60 + minutesOf(a.time) - minutesOf(b.time);

/** 0 to 23. */
export const hourOf = (time: SeoulTime): number => Number(time.slice(0, 2));

/** Minutes since midnight. */
export const minutesOf = (time: SeoulTime): number => hourOf(time) * 60 + Number(time.slice(3, 5));

/** Is the day inside the stretch, both ends included? */
export const isWithin = (date: SeoulDate, range: DateRange): boolean =>
  (range.from === null || range.from <= date) && (range.to === null || date <= range.to);

/**
 * Is the text a day that exists, written `YYYY-MM-DD`? The year before the first is none: `Date` knows it, no calendar and no
 * database does. Nor is the last day that four digits can write: the one after it could not be told.
 */
export function isRealDate(text: string): text is SeoulDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001-01-02' || text > '9999-12-30') return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** How a time of day is written: `HH:mm`, 00:00 to 23:59. */
export const realTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Is the text a time of day? */
export const isRealTime = (text: string): text is SeoulTime => realTime.test(text);
